/** Around the hints of the law; the hints themselves live with their rules (domain/contracts/hints). */
export const hintsText = {
  title: 'Waar je op kunt letten',
  aboutForm: 'Let op bij hoe je schenkt',
  aboutRate: 'Waar je op kunt letten bij de rente',
  noAdvice: 'Dit is uitleg, geen advies. Wat de wet toestaat, kun je gewoon vastleggen.',
} as const;
