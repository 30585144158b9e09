/** The sentences of the try-out on /lening/{id}: the effect of a change. */
export const tryOutText = {
  intro:
    'Zie wat extra aflossen of een andere rente doet. Aan de lening verandert niets. Wat je onder een naam bewaart, vind je hier terug: alleen jij ziet het.',
  open: 'Maak een proefberekening',
  close: 'Sluit de proefberekening',
  linear: { title: 'Eerder klaar', text: 'Elke termijn wordt evenveel afgelost als nu.' },
  now: 'Nu',
  then: 'Straks',
  payment: {
    AnnuityLoanContract: 'Bedrag per termijn',
    LinearLoanContract: 'Eerstvolgende termijn',
    RepaymentFreeLoanContract: 'Rente per termijn',
  },
  /** If the first term's amount differs from the later ones. */
  first: (date: string) => `Eerst, op ${date}`,
  end: 'Laatste termijn',
  interest: 'Rente die nog komt',
  left: 'Nog open daarna',
  leftOn: (date: string) => `Nog open op ${date}`,
  saves: (amount: string) => `Dat scheelt ${amount} rente.`,
  costs: (amount: string) => `Dat kost ${amount} rente extra.`,
  same: 'De rente blijft gelijk.',
  paidOff: (date: string) => `De lening is dan op ${date} helemaal afgelost.`,
  /** Above the chart, while a try-out is open. */
  message: (end: string, interest: string) => `Met je proefberekening is de lening op ${end} afgelost. ${interest}`,
} as const;
