/** What a player chooses to be told of a table who is not there, and how. */
export const texts = {
  of: (name: string) => `For ${name}`,
  device: {
    here: 'This device is told.',
    another: (host: string) => `Another device (${host})`,
    start: 'Tell this device',
    asking: 'Your browser asks whether that is all right…',
    help: 'A message comes to this device, even when no page is open. Only your browser’s maker carries it, and cannot read it.',
    denied:
      'This browser was told not to show messages of this site. That can be changed in its settings for this site, often beside the address.',
    install:
      'On iPhone and iPad only sites on the home screen can send messages: open *Share*, choose *Add to Home Screen*, open the table from there by your private link (in its menu), and come back here.',
    unsupported: 'This browser cannot receive messages while no page is open.',
    notOffered: 'This site does not send messages to devices. A webhook works all the same.',
    slow: 'The push service of this browser did not answer. Try again later, or elsewhere.',
    failed: (why: string) => `This browser would not do it: ${why}`,
  },
  webhook: {
    title: 'Tell a webhook of mine',
    is: (host: string, flavour: string) => `${host} (${flavour})`,
    start: 'Tell this webhook',
    help: 'Your own channel or program. It is told what concerns you, and nobody here sees the address.',
  },
  stop: (what: string) => `Stop telling ${what}`,
  stopShort: 'Stop',
  kinds: {
    title: 'Of what',
    turn: 'It is my turn',
    time: 'My time runs out',
    began: 'The match has begun',
    over: 'The match is over',
    said: 'Somebody has written',
  },
}
