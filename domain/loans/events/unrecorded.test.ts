import { draftEvent } from './draftEvent.ts';

test('R-8.5 a tried event counts, belongs to nobody, and comes after everything else of its day', () => {
  const payment = { kind: 'payment', date: '2026-11-26', amount: 5_000 } as const;
  expect(draftEvent(payment)).toEqual({
    ...payment,
    hashid: '\u0000',
    status: 'confirmed',
    note: '',
    recorded_at: '9999',
    recorded_by: { hashid: '', firstname: '', infix: '', lastname: '' },
    answered_at: null,
    answered_by: null,
  });
});
