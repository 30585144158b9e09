import type { FlowKind } from '../../domain/overview/flows.ts';

const contracts = (count: number) => (count === 1 ? '1 contract' : `${count} contracten`);

/** The words of the two drawings below the list of contracts. */
export const moneyPictureText = {
  asTable: 'Bekijk als tabel',
  asDrawing: 'Bekijk als tekening',
  flows: 'Wie gaf en leende aan wie',
  flowsHint: 'Hoe breder de band, hoe hoger het bedrag. Kies een bedrag om de contracten te zien.',
  flowsList: 'Van wie naar wie',
  /** In a narrow column, next to an amount. */
  kinds: { open: 'geleend', given: 'geschonken' },
  legend: { open: 'Geleend en nog open', given: 'Geschonken' },
  between: (from: string, to: string) => `Van ${from} aan ${to}:`,
  led: (kind: FlowKind, count: number) =>
    kind === 'open' ? ` en nog open (${contracts(count)})` : ` (${contracts(count)})`,
  flowsTable: 'Wie gaf en leende aan wie, bedragen in euro',
  from: 'Van',
  to: 'Aan',
  pair: (from: string, to: string) => `${from} aan ${to}`,
  total: 'Samen',
  years: 'Door de jaren heen',
  yearsHint: (last: number) => `Zonder rente. De laatste aflossing valt in ${last}.`,
  yearsPast: 'Zonder rente.',
  repaidBefore: (amount: string) =>
    `${amount} is afgelost voordat de lening hier werd bijgehouden. In welke jaren is niet bekend, dus dat staat er niet bij.`,
  out: 'Gegeven en uitgeleend',
  back: 'Afgelost, en wat nog komt',
  allBack: 'Afgelost',
  parts: {
    given: 'Geschonken',
    lent: 'Uitgeleend',
    repaid: 'Afgelost',
    forgiven: 'Kwijtgescholden',
    to_come: 'Komt nog',
  },
  today: 'nu',
  yearsTable: 'Per jaar, bedragen in euro',
  year: 'Jaar',
  chart: (first: number, last: number) => `Staafdiagram per jaar, van ${first} tot en met ${last}.`,
  sum: (part: string, amount: string) => `${part}: ${amount}.`,
  seeTable: 'De tabel heeft elk jaar.',
  loading: 'De jaren worden opgehaald.',
  failed: 'We konden de jaren niet ophalen.',
  failedHint: 'Je gegevens zijn veilig.',
} as const;
