import type { LoanEvent } from '../../../../domain/wire/event.ts';

type Payment = Extract<LoanEvent, { kind: 'payment' }>;

/** A payment that Sanne recorded on its own day and the other side confirmed; `more` overrides fields. */
export const paymentEvent = (amount: number, date: Payment['date'], more: Partial<Payment> = {}): Payment => ({
  hashid: date,
  kind: 'payment',
  amount,
  date,
  status: 'confirmed',
  note: '',
  recorded_at: `${date}T09:00:00.000Z`,
  recorded_by: { hashid: 'sanne', firstname: 'Sanne', infix: 'de', lastname: 'Vries' },
  answered_at: null,
  answered_by: null,
  ...more,
});
