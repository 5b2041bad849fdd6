/**
 * Who may import whom, from the ground up: a folder (or a file) with all that lies in it may import itself and what is
 * named beside it. Only folders further up this list can be named, so no two import each other. Lazy imports and imports
 * of types count like all others. `lib` and `routes` are those of `web/src`; a name that is no folder is a package from
 * outside, and one that ends in a colon stands for all that begin like it. What is not named is not imported: an engine
 * that names no package can touch nothing outside.
 */
export const LAYERS: Readonly<Record<string, string>> = {
  // The rules: pure, so nothing from outside, and games that know neither each other nor the bots that play them.
  'engine/core': '',
  'engine/hex': '',
  'engine/track': 'engine/core engine/hex',
  // What games of one family do alike; a game hands it tables and prices.
  'engine/rail': 'engine/core engine/track',
  'engine/age-of-steam': 'engine/core engine/hex engine/track engine/rail',
  'engine/steam': 'engine/core engine/hex engine/track engine/rail',
  'engine/spike': 'engine/core',
  'engine/games.ts': 'engine/core engine/age-of-steam engine/steam engine/spike',
  'engine/bots': 'engine/core engine/hex engine/track engine/rail engine/age-of-steam engine/steam engine/spike',

  // What a good bot would do, and why.
  'engine/bots/advice':
    'engine/core engine/track engine/rail engine/age-of-steam engine/steam engine/spike engine/bots',

  // Answers that one button gives, game by game.
  'engine/simple': 'engine/core engine/age-of-steam engine/steam engine/spike',
  // Answers that are given before the question comes, game by game.
  'engine/orders/order.ts': 'engine/core',
  'engine/orders':
    'engine/core engine/orders/order.ts engine/track engine/rail engine/age-of-steam engine/steam engine/spike',

  // What somebody considers on a ghost board, over several turns.
  'engine/plans': 'engine/core engine/orders engine/age-of-steam engine/steam',

  // Positions with one best answer: what answers come to.
  'engine/puzzles': 'engine/core engine/hex engine/track engine/rail engine/age-of-steam engine/steam engine/spike',

  // The table and its addresses.
  // What both ends say: addresses, names, frames, sizes.
  'worker/both': 'engine/core',
  // What only the Worker says.
  'worker/texts': 'worker/both',
  'worker/telling.ts': 'valibot worker/both',
  // Of the orders only their own language: what they mean is for the table.
  'worker/ordering.ts': 'engine/orders/order.ts valibot',
  'worker/commands.ts': 'engine/core valibot worker/both worker/ordering.ts worker/telling.ts',
  'worker/protocol.ts': 'engine/core valibot worker/both worker/telling.ts worker/ordering.ts worker/commands.ts',
  'worker/address.ts': '',
  'worker/region.ts': 'worker/both',
  'worker/random.ts': 'engine/core',
  'worker/http.ts': 'worker/texts hono',
  // In whose language a page is written that the Worker sends.
  'worker/language.ts': 'worker/texts hono',
  'worker/table': `
    engine/core engine/games.ts engine/bots engine/simple engine/orders worker/protocol.ts worker/random.ts valibot @block65/webcrypto-web-push
    worker/both worker/texts #pictures`,
  'worker/table.ts': `
    engine/core engine/games.ts worker/protocol.ts worker/address.ts worker/region.ts worker/random.ts worker/http.ts
    worker/both worker/table worker/texts cloudflare:`,
  'worker/gallery.ts': 'worker/protocol.ts worker/address.ts worker/http.ts worker/table worker/texts cloudflare:',
  'worker/picture': 'worker/table #pictures @resvg/resvg-wasm worker/both',
  'worker/api': `
    engine/core engine/games.ts engine/bots worker/protocol.ts worker/address.ts worker/random.ts worker/http.ts
    worker/table worker/picture #pictures hono valibot @valibot/to-json-schema worker/both worker/texts
    worker/telling.ts worker/language.ts`,
  'worker/unfurl':
    'worker/http.ts worker/table worker/picture worker/api #pictures hono valibot worker/both worker/language.ts',
  'worker/index.ts': 'worker/http.ts worker/table.ts worker/gallery.ts worker/api worker/unfurl hono',
  'worker/env.d.ts': 'worker/table.ts worker/gallery.ts worker/index.ts',

  // The client. Talking to a table: in pages, in Node and in tests.
  'lib/client': 'engine/core worker/protocol.ts valibot partysocket worker/both',
  // What this browser keeps, and where it asks.
  'lib/device': 'worker/protocol.ts lib/client worker/both',
  // How goods and seats look; the theme.
  'lib/looks': '',
  // What people read: messages by language and area, and words that several floors say.
  'lib/texts': 'engine/core engine/age-of-steam worker/both lib/device',
  // Why the API did not do what a page asked of it.
  'lib/failures': 'lib/device lib/texts',
  // What there is to play: worked out from the rules while the client is built.
  'lib/catalogue': 'engine/core engine/games.ts lib/texts worker/both',
  // What any board is looked at through, and boards of hexes.
  'lib/board': 'engine/core engine/hex engine/track lib/looks lib/texts svelte',
  'lib/board/hex': 'engine/core engine/hex engine/track lib/looks lib/texts lib/board svelte worker/both',
  // One table, as its page sees it.
  'lib/session':
    'engine/core engine/plans worker/protocol.ts lib/client lib/device lib/catalogue lib/texts $app svelte worker/both',
  // A match against bots, on this device alone: the table of one, and the way to it.
  'lib/solo': `
    engine/core engine/games.ts engine/bots worker/protocol.ts worker/both lib/client lib/catalogue lib/session`,
  'lib/parts': 'engine/core lib/texts lib/device lib/looks lib/session $app svelte worker/both',
  // What a game has to bring along for the client.
  'lib/games/contract': 'engine/core engine/bots/advice lib/client lib/texts lib/board lib/session $app svelte',
  // What the page has worked out apart from itself.
  'lib/thinking': 'engine/core engine/games.ts engine/bots/advice',
  // What is around the board of any game: bars, menu, looking back, telling.
  'lib/frame': `
    engine/core engine/bots engine/bots/advice engine/orders engine/plans worker/protocol.ts lib/client lib/device
    lib/looks
    lib/texts lib/failures lib/session lib/catalogue lib/parts lib/games/contract lib/thinking $app svelte worker/both`,
  'lib/games/common': `
    engine/core engine/rail lib/texts lib/session lib/solo lib/parts lib/games/contract lib/frame $app svelte worker/both`,
  'lib/games/rail': `
    engine/core engine/hex engine/track engine/rail engine/plans engine/bots/advice lib/client lib/device lib/texts lib/board
    lib/board/hex lib/session
    lib/parts lib/games/contract lib/frame lib/games/common svelte worker/both`,
  'lib/games/age-of-steam': `
    engine/core engine/track engine/age-of-steam engine/bots engine/bots/advice worker/both lib/looks lib/catalogue lib/texts
    lib/board lib/board/hex lib/session lib/parts lib/games/contract lib/games/common lib/games/rail`,
  'lib/games/steam': `
    engine/core engine/track engine/rail engine/steam engine/bots/advice worker/both lib/texts lib/board lib/session
    lib/parts lib/games/contract lib/games/common lib/games/rail`,
  // A board of points and lines: hexes are geometry to it, track is nothing.
  'lib/games/spike': `
    engine/core engine/hex engine/spike engine/bots/advice lib/looks lib/texts lib/board lib/session lib/parts lib/games/contract
    lib/frame lib/games/common svelte worker/both`,
  'lib/games/registry': 'lib/client lib/games/contract lib/games/age-of-steam lib/games/steam lib/games/spike',

  // The parts of the pages; they know no game by name, and each other only as far as it says here.
  'lib/table': `
    engine/core engine/bots worker/protocol.ts lib/client lib/device lib/catalogue lib/texts lib/failures lib/session
    lib/solo lib/parts lib/games/contract lib/frame lib/games/registry $app svelte uqr worker/both`,
  'lib/replay': `
    engine/core worker/both lib/client lib/catalogue lib/texts lib/session lib/parts lib/games/contract lib/games/registry
    $app`,
  'lib/home':
    'engine/core engine/bots lib/device lib/catalogue lib/texts lib/failures lib/solo lib/parts lib/games/contract $app worker/both',
  'lib/maps': 'engine lib/texts',
  // Matches on this device, without a table: what lessons and puzzles are played on.
  'lib/practice': 'engine/core worker/protocol.ts lib/client lib/session svelte',
  // The first game: a lesson is written for the types of its game.
  'lib/learn': `
    engine/core engine/age-of-steam engine/steam engine/spike lib/client lib/device lib/catalogue lib/texts lib/session
    lib/parts lib/games/contract lib/table lib/home lib/practice $app svelte`,
  'lib/puzzles': `
    engine/core engine/puzzles lib/device lib/texts lib/session lib/parts lib/games/contract lib/games/registry
    lib/practice $app svelte`,
  'lib/embed': `
    engine/core engine/bots worker/protocol.ts lib/client lib/device lib/catalogue lib/texts lib/failures lib/session
    lib/parts lib/games/contract lib/games/registry $app svelte worker/both`,
  // The drawings as the Worker runs them.
  'lib/pictures': `
    engine/core engine/games.ts worker/protocol.ts lib/looks lib/catalogue lib/texts lib/board lib/games/contract
    lib/games/common lib/games/age-of-steam lib/games/steam lib/games/spike svelte @fontsource
    @fontsource-variable worker/both`,
  // Shows what is pushed, and keeps the client: beside the pages, and without anything of theirs.
  'service-worker': '$app',
  routes: `
    lib/texts lib/device lib/looks lib/catalogue lib/board lib/parts lib/games/contract lib/games/registry lib/table
    lib/replay lib/home lib/maps lib/learn lib/puzzles lib/embed $app svelte worker/both`,
  // The specimen sheet: every tile, town and cube beside each other.
  'routes/board': `
    engine/core engine/hex engine/track engine/age-of-steam lib/looks lib/texts lib/board lib/board/hex
    lib/games/age-of-steam`,
}
