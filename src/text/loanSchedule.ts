/** The sentences about the schedule and the course of a loan. */
export const scheduleText = {
  sheet: 'Schema',
  xlsx: 'Excel (.xlsx)',
  csv: 'CSV',
  print: 'Print',
  /** What went off the loan beside its terms, with where a phone may break a word; and the column of the files that names it. */
  beside: {
    extra_repayment: 'Extra afgelost',
    forgiveness: 'Kwijt\u00adgescholden',
    forgiven_due: 'Kwijt\u00adgescholden achter\u00adstand',
  },
  what: 'Toelichting',
  fileName: (agreement: string) => `schema-${agreement}`,
} as const;

export const courseText = {
  title: 'Verloop',
  planned: 'Volgens afspraak',
  real: 'Werkelijk',
  expected: 'Verwacht',
  scenario: 'Met je proefberekening',
  today: 'vandaag',
  date: 'Datum',
  asTable: 'Toon als tabel',
  asChart: 'Toon als grafiek',
  tableCaption: 'Nog open op de laatste dag van elk jaar, bedragen in euro',
  chart: 'Grafiek van het bedrag dat nog open staat',
  loading: 'De grafiek wordt klaargezet …',
  noData: 'Er is nog niets te tonen.',
  noValue: 'geen bedrag',
} as const;
