import { Type, type Static } from 'typebox';
import { Cents, Hashid, oneOf } from './basics.ts';

/** The body of POST /contract/event/remark: the caller's comment on a record. */
export const RemarkDraft = Type.Object({
  hashid: Hashid,
  says: oneOf(['wrong', 'right', 'reply']),
  amount: Type.Optional(Cents),
  text: Type.Optional(Type.String()),
});
export type RemarkDraft = Static<typeof RemarkDraft>;

/** The body of POST /contract/event/amount: the amount named by the other side replaces the recorded one. */
export const AmountTaken = Type.Object({ hashid: Hashid, amount: Cents });
export type AmountTaken = Static<typeof AmountTaken>;
