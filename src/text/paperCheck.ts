import type { PaperCheck } from '../../domain/wire/paper.ts';

type Known = Extract<PaperCheck, { known: true }>;
type Kind = Known['kind'];

const papers: Record<Kind, string> = {
  agreement: 'Dit contract',
  addendum: 'Deze aanvulling',
  signing_copy: 'Dit document om te ondertekenen',
  statement: 'Deze jaaropgave',
};

const NOT_SIGNED = 'Hier is dit document dus niet ondertekend.';

/** For a paper that was frozen for signing: its outcome. */
const frozen: Record<NonNullable<Known['signing']>, { title: string; text: string }> = {
  open: { title: 'Van ons, en nog niet ondertekend', text: 'Nog niet iedereen heeft het ondertekend.' },
  signed: {
    title: 'Van ons, en niet veranderd',
    text: 'Iedereen heeft het ondertekend. Het ondertekende document met het zegel is een ander bestand.',
  },
  withdrawn: {
    title: 'Van ons, maar ingetrokken',
    text: `Het verzoek om te ondertekenen is ingetrokken. ${NOT_SIGNED}`,
  },
  refused: { title: 'Van ons, maar geweigerd', text: `Iemand wilde het niet ondertekenen. ${NOT_SIGNED}` },
  expired: { title: 'Van ons, maar verlopen', text: `Niet iedereen ondertekende op tijd. ${NOT_SIGNED}` },
};

/** The sentences of /controle. */
export const paperCheckText = {
  title: 'Is dit document echt?',
  intro: 'Kreeg je een PDF van Onderling? Kijk hier of die van ons komt, en of er niets aan is veranderd.',
  drop: 'Sleep de PDF hierheen, of kies het bestand zelf.',
  choose: 'Kies een PDF',
  private:
    'Het bestand blijft op je apparaat. Je browser rekent er een getal uit, en alleen dat getal gaat naar ons. Wij zeggen niet van wie het document is of wat erin staat.',
  results: 'Wat je hebt gecontroleerd',
  busy: 'Even kijken …',
  known: {
    title: 'Van ons, en niet veranderd',
    text: (kind: Kind, day: string) => `${papers[kind]} is gemaakt op ${day}. Sindsdien is er niets aan veranderd.`,
    hint: 'Dit zegt niet of de afspraak nog geldt, en niet of er is ondertekend.',
  },
  signed: {
    title: 'Van ons, ondertekend en niet veranderd',
    text: (by: number, day: string) =>
      `Dit is het ondertekende exemplaar: ${by === 1 ? '1 handtekening, gezet' : `${by} handtekeningen, de laatste`} op ${day}. Sindsdien is er niets aan veranderd.`,
  },
  frozen,
  contested: {
    title: 'Van ons, maar de ondertekening is betwist',
    text: 'Iemand zegt dat een handtekening eronder niet klopt, of moet dat nog zeggen. Vraag ernaar voordat je op dit document vertrouwt.',
  },
  frozenHint: 'Dit zegt niet of de afspraak nog geldt.',
  unknown: {
    title: 'Dit bestand kennen we niet',
    text: 'Het is veranderd, het komt niet van ons, of het is bij ons verwijderd.',
    hint: 'Ook een scan, een foto of een PDF die opnieuw is bewaard, is een ander bestand. Vraag om het bestand zoals het is gedownload.',
  },
  failed: {
    title: 'We konden het nu niet nakijken',
    text: 'We weten dus niet of het klopt. Kies het bestand straks nog eens.',
  },
  unreadable: {
    title: 'Dit bestand kunnen we niet controleren',
    text: 'Kies een PDF van hoogstens 30 MB.',
  },
  hash: 'Controlegetal (SHA-256)',
  without: {
    title: 'Zonder ons controleren',
    text: 'Reken zelf het SHA-256-getal van het bestand uit. Is het hetzelfde als het controlegetal dat in Onderling bij het contract of de jaaropgave staat? Dan is het bestand niet veranderd.',
    mac: 'Op een Mac of met Linux',
    windows: 'Met Windows',
    seal: 'Is het in Onderling ondertekend? Dan staat er een zegel in, en staat op de laatste bladzijden hoe je dat nakijkt. Bijvoorbeeld met',
  },
} as const;
