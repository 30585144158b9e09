import type { ProposalContent } from '../../wire/proposal.ts';
import { agreedDay, countedFrom } from './agreedDay.ts';

const yes = (at: string, paperDate: string | null = null) => ({ at: new Date(at), paperDate });
const forgiven = (date: string, said?: 'spoken' | 'written'): ProposalContent => ({
  kind: 'forgiveness',
  date,
  amount: 100_000,
  outcome: 'lower_payment',
  ...(said && { said }),
});

test('all agreed on the day of the last yes; of what is on paper that is the day of the paper, also of who records it', () => {
  const recorded = '2026-09-01T10:00:00Z';
  expect(agreedDay([yes('2026-08-20T10:00:00Z')], yes(recorded))).toBe('2026-09-01');
  expect(agreedDay([yes(recorded)], yes(recorded, '2026-05-01'))).toBe('2026-05-01');
  expect(agreedDay([yes('2026-08-20T10:00:00Z')], yes(recorded, '2026-05-01'))).toBe('2026-08-20');
  expect(agreedDay([], yes('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
});

test('what is forgiven counts from the day all agreed, not from a day before it, unless it is said how it was said then (BW 6:160)', () => {
  expect(countedFrom(forgiven('2026-05-01'), '2026-09-01')).toEqual(forgiven('2026-09-01'));
  expect(countedFrom(forgiven('2026-05-01', 'spoken'), '2026-09-01')).toEqual(forgiven('2026-05-01', 'spoken'));
  expect(countedFrom(forgiven('2026-09-01'), '2026-05-01')).toEqual(forgiven('2026-09-01'));
  const pause = { kind: 'rate_change', date: '2026-05-01', rate_millipercent: 0 } as const;
  expect(countedFrom(pause, '2026-09-01')).toBe(pause);
});
