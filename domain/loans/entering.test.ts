import { enteringAgainFrom, enteringUntil, isHistory } from './entering.ts';

it('defers lateness for thirty days from the day somebody began, that day included, and no longer', () => {
  expect(enteringUntil(null, '2026-03-01')).toBeNull();
  expect(enteringUntil('2026-03-01', '2026-03-01')).toBe('2026-03-31');
  expect(enteringUntil('2026-03-01', '2026-03-31')).toBe('2026-03-31');
  expect(enteringUntil('2026-03-01', '2026-04-01')).toBeNull();
});

it('S-513 can start again ninety days after the last start, and at once if it never started', () => {
  expect(enteringAgainFrom(null, '2026-03-01')).toBeNull();
  expect(enteringAgainFrom('2026-03-01', '2026-03-01')).toBe('2026-05-30');
  expect(enteringAgainFrom('2026-03-01', '2026-05-29')).toBe('2026-05-30');
  expect(enteringAgainFrom('2026-03-01', '2026-05-30')).toBeNull();
});

it('S-513 requires three past payments or more', () => {
  expect(isHistory([1, 2])).toBe(false);
  expect(isHistory([1, 2, 3])).toBe(true);
});
