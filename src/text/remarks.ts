/** Remarks on a record by people in a contract, and the entering of earlier payments (docs/decisions/0001). */
export const remarksText = {
  object: 'Klopt niet',
  objectTo: (what: string, day: string) => `Klopt niet: ${what}, ${day}`,
  other: 'Ander bedrag',
  otherTo: (what: string) => `Ander bedrag: ${what}`,
  right: 'Klopt toch',
  rightTo: (what: string, day: string) => `Klopt toch: ${what}, ${day}`,
  reply: 'Antwoord',
  replyTo: (what: string, day: string) => `Antwoord bij ${what}, ${day}`,
  take: (amount: string) => `Neem ${amount} over`,
  list: (what: string) => `Wat er is gezegd over ${what}`,
  says: {
    wrong: (who: string, amount: string | null) =>
      amount === null ? `${who}: dit klopt niet.` : `${who}: dit klopt niet, het is ${amount}.`,
    right: (who: string) => `${who}: dit klopt toch.`,
    reply: (who: string) => `${who}:`,
    adopted: (who: string, amount: string) => `${who} nam ${amount} over.`,
  },
  form: {
    title: 'Wat klopt er niet?',
    amount: 'Het juiste bedrag',
    amountHint: 'Alleen als je het weet',
    text: 'Wat wil je erbij zeggen?',
    textHint: 'Dit leest iedereen die het contract ziet',
    counts: (who: string) => `Dit blijft meetellen tot jullie het eens zijn. ${who} leest wat je hier schrijft.`,
    received: (who: string) =>
      `Wat ${who} meldde, telt dan niet. Vul je een bedrag in, dan telt dat bedrag op die dag.`,
    owed: (who: string) => `Het telt dan niet. Vul je een bedrag in, dan kan ${who} dat overnemen.`,
    submit: 'Zeg het',
    done: (who: string) => `${who} leest het.`,
  },
  replyForm: { title: 'Antwoord', submit: 'Stuur', done: 'Je antwoord staat erbij.' },
  rightDone: 'Je zegt dat het klopt.',
  taken: (amount: string) => `${amount} telt nu.`,
} as const;

/** Earlier payments are being entered. */
export const enteringText = {
  offer: 'Ik voer de betalingen van vroeger nu in',
  offerText:
    'Wil je de betalingen van vroeger invoeren? Tot je klaar bent, telt er niets als te laat, ten hoogste dertig dagen. Dit kan één keer in de negentig dagen.',
  on: (until: string) =>
    `De betalingen van vroeger worden ingevoerd. Tot dat klaar is, telt er niets als te laat. Uiterlijk tot en met ${until}.`,
  more: 'Veel betalingen? Neem ze in één keer over uit een bankafschrift of een eigen lijst.',
  done: 'Ik ben klaar',
  started: 'Voer ze rustig in. Er telt nu niets als te laat.',
  ended: 'Klaar. Vanaf nu telt te laat weer mee.',
} as const;
