const inWords = (names: readonly string[]): string => new Intl.ListFormat('nl', { type: 'conjunction' }).format(names);

/** The words of the shared components. */
export const componentsText = {
  /** Below a page that is not found, for members of several families. */
  elsewhere: 'Of hoort het bij een andere familie van je?',
  lookIn: (family: string) => `Kijk in familie ${family}`,
  retry: 'Probeer opnieuw',
  offline: 'Geen verbinding.',
  loading: 'Even laden …',
  cancel: 'Annuleer',
  close: 'Sluit',
  deceased: 'overleden',
  counted: (counted: readonly string[], signed: readonly string[]) =>
    [
      counted.length === 0
        ? 'Nu telt niemand mee.'
        : `${inWords(counted)} ${counted.length === 1 ? 'telt' : 'tellen'} mee.`,
      signed.length === 0
        ? 'Wie een eigen login heeft gemaakt, telt niet meer mee.'
        : signed.length === 1
          ? `${inWords(signed)} heeft een eigen login en telt niet mee.`
          : `${inWords(signed)} hebben een eigen login en tellen niet mee.`,
    ].join(' '),
  familyMeter: (used: number, limit: number) => `${used} van ${limit} ${limit === 1 ? 'familielid' : 'familieleden'}`,
  activity: {
    from: (address: string) => `vanaf netwerkadres ${address}`,
    more: 'Toon meer',
    changes: 'Wat er veranderde',
    changed: ({ label, before, after }: { label: string; before: string | null; after: string | null }) =>
      before === null
        ? `${label}: ${after ?? ''}`
        : after === null
          ? `${label}: was ${before}`
          : `${label}: was ${before}, werd ${after}`,
  },
  curve: {
    about: (from: string, start: string, to: string, end: string) =>
      `Het bedrag dat nog open staat volgens het schema: van ${from} op ${start} naar ${to} op ${end}.`,
    aboutToday: (balance: string) => `Vandaag staat er nog ${balance} open.`,
    today: 'vandaag',
  },
} as const;
