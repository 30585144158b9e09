/** The sentences of a loan's terms in somebody's calendar. */
export const calendarText = {
  add: 'Zet in je agenda',
  hint: 'Je krijgt een bestand met elke termijn die nog komt. Open het op je telefoon of computer. Verandert de lening? Haal dan een nieuw bestand op.',
  name: (type: string) => `Onderling: ${type.toLowerCase()}`,
  fileName: (agreement: string) => `agenda-${agreement}.ics`,
  /** From the side of who puts it in their calendar; the last one is for who looks on. */
  title: {
    to: (amount: string, lenders: string, _borrowers: string) => `Betaal ${amount} aan ${lenders}`,
    from: (amount: string, _lenders: string, borrowers: string) => `Je krijgt ${amount} van ${borrowers}`,
    none: (amount: string, lenders: string, borrowers: string) => `${amount} van ${borrowers} aan ${lenders}`,
  },
  split: (interest: string, principal: string) => `Rente ${interest}, aflossing ${principal}.`,
  left: (balance: string) => `Daarna is er nog ${balance} open.`,
  last: 'Daarna is de lening afgelost.',
  asKnown: (date: string) => `Berekend op ${date}.`,
} as const;
