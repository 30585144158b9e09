import { type Awaited, confirm } from './awaited.ts';

/** The words of the payment form, loaded with it. */
export const paymentFormText = {
  titleTo: 'Ik heb betaald',
  title: 'Betaling invoeren',
  amount: 'Bedrag',
  date: 'Betaald op',
  note: 'Omschrijving',
  noteHint: 'Bijvoorbeeld: termijn van november',
  submitTo: 'Meld betaling',
  submit: 'Bewaar betaling',
  savedTo: ({ who, many }: Awaited) => `Gemeld. ${who} ${many ? 'kunnen' : 'kan'} nu bevestigen dat het geld er is.`,
  saved: 'De betaling is bewaard.',
  savedBoth: 'De betaling en de extra aflossing zijn bewaard.',
  less: (amount: string, expected: string) =>
    `Nu wordt ${expected} verwacht. Klopt ${amount}? Dan blijft de rest openstaan.`,
  surplus: {
    label: (rest: string, expected: string) =>
      `Dit is ${rest} meer dan de ${expected} die nu wordt verwacht. Wat is de rest?`,
    extra: 'Extra aflossing',
    extraText: (expected: string, rest: string) =>
      `We bewaren ${expected} als betaling en ${rest} als extra aflossing. Daarna loopt over minder rente.`,
    ahead: 'Vooruitbetaald',
    aheadText: (rest: string) =>
      `${rest} telt voor andere termijnen. Over de lening loopt de rente door volgens het schema.`,
    choose: 'Kies wat de rest is.',
  },
  next: 'Bewaar en nog een',
  reportExplained: (by: Awaited) => `De betaling telt mee zodra ${confirm(by)} dat het geld er is.`,
  ownWord:
    'Wie het geld krijgt, heeft geen eigen login. De betaling telt op jouw woord: bij de cijfers staat dat niemand de betaling bevestigde.',
} as const;

/** The question before every term until today is recorded as paid. */
export const batchText = {
  title: 'Alles tot vandaag volgens plan betaald?',
  text: (count: number, amount: string, from: string, to: string) =>
    count === 1
      ? `We voeren één betaling in: ${amount} op ${from}.`
      : `We voeren ${count} betalingen in, van ${from} tot en met ${to}. Samen ${amount}. Elke betaling staat op de dag van het schema.`,
  ahead: (amount: string) => `Van wat al is ingevoerd, telt dan ${amount} als vooruitbetaald.`,
  undo: 'Een betaling die niet klopt, kun je later in de tijdlijn terugdraaien.',
  verb: 'Voer ze in',
  done: (count: number) => (count === 1 ? 'Eén betaling ingevoerd.' : `${count} betalingen ingevoerd.`),
} as const;
