import type { Awaited } from './awaited.ts';

/** The question of the first record on a loan: whether everything before it was paid as agreed. */
export const pastText = {
  label: 'Was alles tot nu toe volgens afspraak betaald?',
  choose: 'Kies ja of nee.',
  yes: 'Ja',
  /** The records or reports that a yes adds. */
  yesText: (count: number, from: string, to: string, sum: string, reports: boolean) => {
    const what =
      count === 1
        ? `de termijn van ${from} (${sum})`
        : `${count} termijnen, van ${from} tot en met ${to}, samen ${sum}`;
    return reports ? `Je meldt ook ${what}.` : `We leggen ook ${what} vast, elk op de eigen dag.`;
  },
  no: 'Nee',
  noText: (sum: string) =>
    `Dan telt alleen wat is ingevoerd. Tot en met vandaag staat dan ${sum} open als achterstand.`,
  later: 'Vergist? Dit kun je later herstellen met “Alles tot vandaag volgens plan betaald”.',
  confirmTitle: 'De betaling bevestigen',
  confirmAllIntro: (count: number, who: string) => `${who} meldde ${count} betalingen.`,
  confirmIntro: (amount: string, date: string, who: string) => `${who} meldde ${amount} op ${date}.`,
  says: (who: string) => `${who} meldt ook: alles daarvóór is volgens afspraak betaald.`,
  confirm: 'Klopt',
  batchMeans: ({ who, many }: Awaited) =>
    `Je meldt dit als één bericht. Het telt mee zodra ${who} ${many ? 'bevestigen' : 'bevestigt'} dat alles er is.`,
  batchVerb: 'Meld het',
} as const;
