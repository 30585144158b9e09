import { Type, type Static } from 'typebox';
import { Instant } from './basics.ts';
import { IsoDateText } from './isoDateText.ts';

const Text = Type.String({ maxLength: 254 });

/** The body of POST /order/withdrawal: what the law requires of it (BW 6:230oa lid 2). Checked later, with sentences. */
export const Withdrawal = Type.Object({ name: Text, email: Text, reference: Text }, { additionalProperties: false });
export type Withdrawal = Static<typeof Withdrawal>;

/** Its answer: when it came in, and the deadline for the refund; null if nothing was paid. */
export const WithdrawalAnswer = Type.Object({
  received_at: Instant,
  back_by: Type.Union([IsoDateText, Type.Null()]),
});
export type WithdrawalAnswer = Static<typeof WithdrawalAnswer>;
