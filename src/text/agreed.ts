/** The words for the list of agreed points: on the page of a contract, and in the last step of the wizard. */
export const agreedText = {
  from: { gift: 'Wie geeft', loan: 'Van wie het geld komt' },
  to: { gift: 'Wie krijgt', loan: 'Wie het terugbetaalt' },
  amount: 'Bedrag',
  inWords: 'In woorden',
  kind: 'Soort',
  signedDate: 'Ondertekend op',
  notSigned: 'Nog niet ondertekend',
  giftDate: 'Dag van de schenking',
  purpose: 'Waarvoor',
  exclusionClause: 'Uitsluitingsclausule',
  revocable: 'Terug te draaien door {from}',
  countsTowardEstate: 'Telt mee bij de erfenis',
  yes: 'Ja',
  no: 'Nee',
  startDate: 'Uitbetaald op',
  firstPayment: 'Eerste termijn',
  endDate: 'Laatste termijn',
  rate: 'Rente per jaar',
  rateMotivation: 'Waarom deze rente',
  term: 'Looptijd',
  regularPayment: { 1: 'Bedrag per maand', 3: 'Bedrag per kwartaal', 12: 'Bedrag per jaar' },
  firstPaymentAmount: 'Eerste bedrag',
  totalInterest: 'Rente in totaal',
  ownHome: 'Voor een eigen woning',
  years: (months: number) => {
    const years = Math.floor(months / 12);
    const rest = months % 12;
    return [years > 0 ? `${years} jaar` : '', rest > 0 ? (rest === 1 ? '1 maand' : `${rest} maanden`) : '']
      .filter((part) => part !== '')
      .join(' en ');
  },
} as const;
