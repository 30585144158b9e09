import { Type, type Static } from 'typebox';
import { Instant, orNull } from './basics.ts';

/** One change that an action made, in readable words. */
const ActivityChange = Type.Object({
  label: Type.String(),
  /** null: there was nothing yet, or nothing is left. */
  before: orNull(Type.String()),
  after: orNull(Type.String()),
});
export type ActivityChange = Static<typeof ActivityChange>;

/** One action of the audit log, as a person reads it. */
const ActivityLine = Type.Object({
  /** Its number in this log, counted from its first line: the log only grows, so it never changes. */
  n: Type.Integer(),
  at: Instant,
  /** A Dutch sentence that says who did what. */
  text: Type.String(),
  /** The network address it was done from; only for the reader's own actions, or, for administrators, an administrator's. */
  from: orNull(Type.String()),
  /** The changes the action made; only if an administrator reads an administrator's action, else empty. */
  changes: Type.Array(ActivityChange),
});
export type ActivityLine = Static<typeof ActivityLine>;

/** A page of a log, newest first. `next`: the value of `before` for older lines; null at the end. */
export const ActivityPage = Type.Object({ lines: Type.Array(ActivityLine), next: orNull(Type.Integer()) });
export type ActivityPage = Static<typeof ActivityPage>;

/** The position to continue from in a log: the `next` of the previous answer. */
export const ActivityQuery = Type.Object({ before: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,8}$' })) });
export type ActivityQuery = Static<typeof ActivityQuery>;
