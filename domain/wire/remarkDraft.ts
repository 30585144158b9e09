import { Type, type Static } from 'typebox';
import { Cents, Hashid, oneOf } from './basics.ts';

/** The body of POST /contract/event/remark: what the caller says of a record. */
export const RemarkDraft = Type.Object({
  hashid: Hashid,
  says: oneOf(['wrong', 'right', 'reply']),
  amount: Type.Optional(Cents),
  text: Type.Optional(Type.String()),
});
export type RemarkDraft = Static<typeof RemarkDraft>;

/** The body of POST /contract/event/amount: the amount that the other side named takes the place of the one that was recorded. */
export const AmountTaken = Type.Object({ hashid: Hashid, amount: Cents });
export type AmountTaken = Static<typeof AmountTaken>;
