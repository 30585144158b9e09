import { Type } from 'typebox';
import { nullableText } from '../schema.ts';

/** Where to go on in a log: the number its answer gave as `next`. */
export const activityQuery = Type.Object({ before: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,8}$' })) });

const change = Type.Object({ label: Type.String(), before: nullableText(), after: nullableText() });

export const activityAnswer = Type.Object({
  lines: Type.Array(
    Type.Object({
      n: Type.Integer(),
      at: Type.String(),
      text: Type.String(),
      from: nullableText(),
      changes: Type.Array(change),
    }),
  ),
  next: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
});

/** Lines in one answer. */
export const ACTIVITY_PAGE = 20;

/** The part of a log a query asks for; one line more than is shown says whether there is more. */
export const sliceOf = ({ before }: { before?: string }) => ({
  before: before === undefined ? null : Number(before),
  limit: ACTIVITY_PAGE + 1,
});
