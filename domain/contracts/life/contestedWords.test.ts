import type { LoanEvent } from '../../wire/event.ts';
import type { ProposalContent } from '../../wire/proposal.ts';
import { proposalNamed, recordNamed } from './contestedWords.ts';

const forgiven = { kind: 'forgiveness', date: '2026-11-28', amount: 100_000, outcome: 'lower_payment' } as const;

test('S-283 a person asked whether they agreed reads to what', () => {
  const stored = { ...forgiven, hashid: 'k', status: 'confirmed' } as unknown as LoanEvent;
  const cases: [ProposalContent, string][] = [
    [forgiven, 'Kwijtschelding van € 1.000,00 op 28 november 2026'],
    [
      { kind: 'correction', event: 'k' },
      'Terugdraaien wat was afgesproken: Kwijtschelding van € 1.000,00 op 28 november 2026',
    ],
    [{ kind: 'correction', event: 'weg' }, 'Terugdraaien wat was afgesproken'],
    [{ kind: 'signing', signed_date: '2026-11-01' }, 'Op papier ondertekend op 1 november 2026'],
    [{ kind: 'archive' }, 'Het contract naar het archief'],
    [{ kind: 'restore' }, 'Het contract uit het archief'],
    [{ kind: 'terms', draft: {} } as ProposalContent, 'Andere afspraken'],
  ];
  for (const [content, words] of cases) expect(proposalNamed(content, [stored]).replaceAll('\u00A0', ' ')).toBe(words);
});

test('S-283 a statement about money shows the amount and the day; without an amount only the day', () => {
  const words = (event: object) => recordNamed(event as LoanEvent).replaceAll('\u00A0', ' ');
  expect(words({ kind: 'payment', amount: 5_000, date: '2026-11-20' })).toBe(
    'Betaling van € 50,00 op 20 november 2026',
  );
  expect(words({ kind: 'correction', date: '2026-11-20' })).toBe('Iets teruggedraaid op 20 november 2026');
});
