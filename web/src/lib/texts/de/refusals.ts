import type { ChanceFault, Expected } from '#engine/core/index.ts'
import { spansOf } from '#worker/both/clock/spans.ts'
import { wrongInFile } from '#worker/both/faults.ts'
import type { Translated } from '#worker/both/language/messages.ts'
import { texts as faults } from '#worker/both/texts/de/faults.ts'
import type { texts as english } from '../en/refusals.ts'

const { longSpan } = spansOf('de')

/** What is wrong with the address of a webhook. */
const WRONG_ADDRESS: Readonly<Record<string, string>> = {
  'too-long': 'Die Adresse ist länger, als irgendein Dienst sie vergibt.',
  'not-an-address': 'Das ist keine Adresse: Sie müsste mit https:// beginnen.',
  'not-https': 'Die Adresse muss mit https:// beginnen, damit niemand mitliest.',
  credentials: 'In der Adresse darf kein Name mit Passwort stehen.',
  port: 'In der Adresse darf kein Port stehen.',
  'not-public': 'Die Adresse muss zu einem öffentlichen Server gehören und seinen Namen nennen.',
}

/** What is wrong with when somebody wants to rest. */
const WRONG_REST: Readonly<Record<string, string>> = {
  zone: 'Diese Zeitzone kennt hier niemand.',
  night: 'Eine Nacht hat höchstens zwölf Stunden.',
  days: 'Mehr als drei Wochentage gehen nicht.',
  holiday: 'Der erste Urlaubstag liegt vor dem letzten, und mehr als vier Wochen gehen nicht.',
}

const inMinutes = (minutes: unknown): string => longSpan(Number(minutes) * 60_000)

/** What a field of an action should be. */
const SHAPES: Readonly<Record<Expected, string>> = {
  int: 'eine ganze Zahl',
  'int?': 'eine ganze Zahl oder nichts',
  text: 'ein kurzer Text',
  'text?': 'ein kurzer Text oder nichts',
  'hidden text': 'ein kurzer Text',
  ints: 'eine kurze Liste ganzer Zahlen',
  texts: 'eine kurze Liste kurzer Texte',
  'ints by name': 'ein Objekt aus ganzen Zahlen',
  'hidden texts by name': 'ein Objekt aus kurzen Texten',
  object: 'ein Objekt',
  'short list': 'eine kurze Liste',
  nothing: 'nichts dieses Namens',
}

const CHANCE: Readonly<Record<ChanceFault, (outcome: unknown) => string>> = {
  empty: () => 'Es gibt nichts, woraus zu ziehen wäre',
  hidden: () => 'Er ist verdeckt',
  other: (outcome) => `${outcome} kann hier nicht herauskommen`,
  missing: () => 'Für diese Ziehung ist kein Ergebnis vermerkt',
  needed: () => 'Hier wird Zufall gebraucht',
}

export const texts: Translated<typeof english> = {
  'RULE-UNTOLD': ({ rule }) => `Die Regeln erlauben das nicht (${rule}).`,
  'ACTION-SHAPE': ({ field, expected }) =>
    `Mit dem Gesendeten stimmt etwas nicht: ${field} müsste das sein: ${SHAPES[expected as Expected]}.`,
  'ACTION-TYPE': 'Diese Aktion gibt es hier nicht.',
  'ORDER-TOPIC': 'Dazu lässt sich keine Vorausanweisung geben.',
  'ORDER-NEVER': 'Danach wirst du nicht mehr gefragt.',
  'ORDER-ASK': 'Das antwortet nicht auf das, was dann gefragt würde.',
  'ORDER-STOP': 'Diese Bedingung sagt nichts über diese Frage.',
  'ORDER-STEPS': 'Hier passt nur eine Antwort, nicht mehrere hintereinander.',
  'ORDER-LASTS': 'Mehrere Schritte gelten nur für ein einziges Mal.',
  'ORDER-BEYOND': 'Was nach diesem Schritt gefragt würde, kann niemand sagen.',
  'ORDER-UNLESS': 'Es ist eingetreten, wobei du gefragt werden wolltest.',
  'ORDER-TOUCHED': ({ hex }) =>
    hex === undefined ? 'Jemand hat verändert, worum es ging.' : `Jemand hat auf ${hex} gebaut oder direkt daneben.`,
  'ORDER-WORTH': 'Es brächte nicht mehr so viel wie damals, als du die Vorausanweisung gegeben hast.',
  'ORDER-BID': ({ least, most }) => `Das nächste Gebot ist ${least}, und du wolltest nicht über ${most} gehen.`,
  'ORDER-CARD': 'So eine Karte liegt nicht in der Auslage.',
  'ORDER-BY-HAND': 'Du hast selbst gespielt, bevor es dazu kam.',
  'ORDER-UNDONE': 'Was sie getan hatte, wurde zurückgenommen.',
  'PLAN-NEVER': 'Danach wird dort nicht mehr gefragt.',
  'PLAN-LAST-ROUND': 'Nach dieser Runde kommt keine mehr.',
  'PLAN-ENDED': 'In diesem Zug wird nichts mehr gefragt.',
  'PLAN-HIDDEN': 'Was andere tun könnten, ist hier verdeckt.',
  'PLAN-BACK': 'In einem Plan wird ein Schritt weggelassen, nicht zurückgenommen.',
  'PLAN-SHAPE': 'Der Plan lässt sich nicht lesen.',
  'PLAN-LONG': 'Der Plan ist zu lang.',
  'MATCH-OVER': 'Die Partie ist vorbei.',
  'TURN-SEAT': 'Du bist nicht mehr dran.',
  'OPTION-UNKNOWN': ({ option }) => `Die Einstellung „${option}“ gibt es auf dieser Karte nicht.`,
  'OPTION-VALUE': ({ option, value }) => `„${value}“ gibt es für „${option}“ nicht.`,
  'MATCH-CHANCE': ({ fault, outcome }) =>
    `Der Zufall in der Datei kann nicht so gefallen sein. ${CHANCE[fault as ChanceFault]?.(outcome)}.`,
  'MATCH-CHANCE-LEFT': 'In der Datei steht hier mehr Zufall, als gebraucht wurde.',
  'MATCH-FILE': (facts) => `Mit der Partiedatei stimmt etwas nicht: ${wrongInFile(faults, facts)}.`,
  'TABLE-AWAY-SOON': ({ minutes }) =>
    `Wer diesen Platz hat, ist gerade erst gegangen: In ${inMinutes(minutes)} kann ein Bot einspringen.`,
  'TABLE-ALONE': 'Diese Partie läuft auf deinem Gerät, nur mit Bots: Da ist niemand, den du fragen könntest.',
  'TABLE-BOT-PLAYS': 'Auf diesem Platz spielt ein Bot.',
  'TABLE-EMPTY-SEAT': ({ seat }) => `Platz ${Number(seat) + 1} ist noch frei.`,
  'TABLE-EXISTS': 'Diesen Tisch gibt es schon.',
  'TABLE-FORK-HIDDEN':
    'Hier ist etwas für dich verdeckt: Weiterspielen lässt sich diese Partie erst, wenn sie vorbei ist.',
  'TABLE-FORK-OVER': 'In diesem Moment ist die Partie vorbei: Da gibt es nichts weiterzuspielen.',
  'TABLE-FORK-RUNNING': 'Solange eine Partie läuft, kann nur aus ihr weiterspielen, wer mitspielt.',
  'TABLE-FORKED': 'Dieser Tisch setzt eine andere Partie fort: Spiel, Karte und Plätze stehen fest.',
  'TABLE-GIVE-UP': 'Einen Platz aufgeben kann nur die Uhr des Tisches.',
  'TABLE-GAME': 'Dieses Spiel gibt es hier nicht.',
  'TABLE-HOST-SOON': ({ minutes }) =>
    `Wer den Tisch eröffnet hat, ist gerade erst gegangen: In ${inMinutes(minutes)} können das alle, die hier sitzen.`,
  'TABLE-MAP': 'Diese Karte gibt es für dieses Spiel nicht.',
  'TABLE-NAME-TAKEN': 'So heißt an diesem Tisch schon jemand.',
  'TABLE-NO-BOT': 'Diesen Bot gibt es für dieses Spiel nicht.',
  'TABLE-NO-ENTRY': 'Diesen Eintrag hat die Partie nicht.',
  'TABLE-NO-SEAT': 'Diesen Platz gibt es nicht.',
  'TABLE-NOT-ASKED': 'Du wirst gerade nichts gefragt.',
  'TABLE-NOT-HANDED-ON': 'Dieser Platz wird nicht oder nicht mehr angeboten.',
  'TABLE-OWN-SEAT': 'Dieser Platz gehört dir oder niemandem.',
  'TABLE-PROPOSED': 'Jemand anders hat um etwas gebeten: Das kommt zuerst.',
  'TABLE-UNDO-FAR': ({ most }) => `Höchstens ${most} Züge lassen sich auf einmal zurücknehmen.`,
  'TABLE-NOT-LATE': 'Hier ist noch Zeit: Niemand darf für andere handeln.',
  'TABLE-REST': ({ fault }) => WRONG_REST[String(fault)] ?? 'Das ist keine Pause.',
  'TABLE-NOT-HOST': 'Das kann nur, wer den Tisch eröffnet hat.',
  'TABLE-NOT-OVER': 'Die Partie ist noch nicht vorbei.',
  'TABLE-NOT-SEATED': 'Um eine weitere Partie bitten kann nur, wer mitgespielt hat.',
  'TABLE-NOT-STARTED': 'Die Partie hat noch nicht begonnen.',
  'TABLE-NOT-YOURS': 'Dieser Platz gehört jemand anderem.',
  'TABLE-OVER': 'Die Partie ist vorbei.',
  'TABLE-PRESENT': 'Wer diesen Platz hat, ist da.',
  'TABLE-RULES-AFTER': 'Ab hier könnte die Partie mit den heutigen Regeln nicht weitergehen.',
  'TABLE-RULES-SETUP':
    'Nach den heutigen Regeln wäre diese Partie anders aufgebaut worden: Sie kann nicht weitergehen.',
  'TABLE-RULES-VERSION': 'Diese Partie wurde mit anderen Regeln begonnen, als hier heute gespielt werden.',
  'TABLE-PRIVATE': 'Diese Partie ist privat: Nur wer mitspielt, sieht sie.',
  'TABLE-SEAT-TAKEN': 'Jemand war schneller: Dieser Platz ist besetzt.',
  'TABLE-SEATS': ({ fewest, most }) => `Diese Karte ist für ${fewest} bis ${most} Personen.`,
  'TABLE-SEATS-CLAIMED': ({ people }) => `An diesem Tisch sitzen schon ${people}.`,
  'TABLE-STARTED': 'Die Partie hat begonnen; das lässt sich nicht mehr ändern.',
  'TALK-EMPTY': 'Darin steht nichts, was sich lesen ließe.',
  'TALK-FAST': 'Nicht so schnell: Warte einen Moment, bevor du mehr sagst.',
  'TALK-NAME': 'Gib einen Namen an, damit die anderen wissen, wer spricht.',
  'TALK-PLAYER': 'Wer hier mitspielt, lässt sich nicht stummschalten; zuhören musst du nicht.',
  'TALK-SILENCED': 'Wer den Tisch eröffnet hat, möchte hier nichts mehr von dir hören.',
  'ANSWER-FORGED': 'Diesen Link hat dieser Tisch nicht gemacht, oder der Platz gehört inzwischen jemand anderem.',
  'ANSWER-LATE': 'Seit diesem Link ist die Partie weitergegangen.',
  'ANSWER-USED': 'Dieser Link ist verbraucht: Die Antwort ist gegeben.',
  'TELL-MANY': ({ most }) => `Du bekommst schon auf ${most} Wegen Bescheid: Gib erst einen davon auf.`,
  'TELL-NONE': 'Auf diesem Weg bekommst du keinen Bescheid mehr.',
  'TELL-NO-PUSH': 'Diese Seite sendet keine Nachrichten an Geräte.',
  'TELL-PUSH': 'Dieser Browser hat eine Adresse herausgegeben, an die sich nichts senden lässt.',
  'WEBHOOK-NONE': 'Kein Kanal bekommt von diesem Tisch Bescheid.',
  'WEBHOOK-SECRET': 'Nachrichten in JSON brauchen ein Geheimnis, mit dem sie signiert werden.',
  'WEBHOOK-SOON': 'Gerade wurde eine Testnachricht gesendet; warte zehn Sekunden.',
  'WEBHOOK-URL': ({ fault }) => WRONG_ADDRESS[String(fault)] ?? 'An diese Adresse lässt sich nichts senden.',
  'TABLE-LONG-TURN': ({ most }) =>
    `Du hast ${most} Dinge hintereinander getan: Jetzt bleibt nur, was deinen Zug beendet.`,
  'TABLE-UNDO': 'Das lässt sich nicht zurücknehmen: Jemand hat darauf reagiert, oder der Zufall hat gesprochen.',
  'TABLE-UNDO-OFTEN': ({ most }) => `${most}-mal ist genug: Was jetzt steht, bleibt.`,
}
