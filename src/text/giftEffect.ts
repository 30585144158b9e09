const can = (to: string, together: boolean): string => (together ? `kunnen ${to} samen` : `kan ${to}`);

/** The effect of a drafted gift. */
export const giftEffectText = {
  title: 'Dit doet deze schenking',
  empty: 'Vul het bedrag in. Dan zie je hier wat dat betekent voor de belasting.',
  left: (to: string, amount: string, year: number, together: boolean) =>
    `Hierna ${can(to, together)} in ${year} nog ${amount} belastingvrij krijgen.`,
  full: (to: string, year: number, together: boolean) =>
    `Hierna ${can(to, together)} in ${year} niets meer belastingvrij krijgen.`,
  tax: (to: string, tax: string, taxable: string, together: boolean) =>
    `${taxable} is meer dan de vrijstelling. ${to} ${together ? 'betalen daarover samen' : 'betaalt daarover'} ${tax} schenkbelasting.`,
  taxDue: (tax: string, taxable: string) => `De schenkbelasting over ${taxable} is ${tax}.`,
  /** Once on top: no article says how often (docs/decisions/0006). */
  taxByGiver: (tax: string, gift: string) =>
    `Daarvan betaalt de gever ${tax}. Dat is ook een schenking: daarom telt ${gift} één keer mee. De wet zegt niet hoe vaak.`,
  noReturn: 'Voor zover hier vastgelegd is er geen aangifte nodig.',
  unsigned: 'Zolang er niet is ondertekend, telt deze schenking nog niet mee.',
  /** A conditional gift counts in the year in which its condition is met (art. 1 lid 9 SW 1956). */
  waits: {
    condition: (year: number) =>
      `De schenking telt pas mee als de voorwaarde is uitgekomen, in het jaar van die dag. Hier staat wat ze zou doen in ${year}.`,
    at_death: (year: number) => `De schenking telt pas mee na het overlijden. Hier staat wat ze zou doen in ${year}.`,
  },
  year: (year: number) =>
    `De schenking telt mee in ${year}: het jaar van ondertekenen, of van overmaken als dat eerder is.`,
  noFigures: (year: number) => `De bedragen van ${year} zijn bij ons nog niet bekend. We rekenen daarom niets uit.`,
  loading: 'Even uitrekenen …',
} as const;
