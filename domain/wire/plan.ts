import { Type, type Static } from 'typebox';
import { Cents, Hashid, oneOf, orNull } from './basics.ts';
import { REPAYMENT_OUTCOMES } from './choices/event.ts';
import { PLAN_ENDS, PLAN_PACES, PLAN_STATES } from './choices/plan.ts';
import { IsoDateText } from './isoDateText.ts';

/**
 * The parents' plans for yearly gifts and forgiveness to a child (docs/decisions/0006). All 'signedIn': for managers of the
 * family, and for the parents themselves. For anybody else there are none, and naming one gives N404.
 *
 * - `GET /plans` → Plans.
 * - `POST /plan` PlanForm → Plans. Adds one, or replaces the one with `hashid`. V422 by field, N404, C409 for an older version,
 *   R429.
 * - `DELETE /plan?hashid=` → Plans. N404.
 */
const goal = {
  ends: oneOf(PLAN_ENDS),
  /** The sum that ends it, of gifts and forgiveness together; null if a day ends it. */
  target: orNull(Cents),
  pace: oneOf(PLAN_PACES),
  /** The yearly amount; null if the exemption decides. */
  yearly: orNull(Cents),
  /** An amount above the exemption stays unchanged. Otherwise no year exceeds it. */
  above: Type.Boolean(),
  /** In the words of its author; may be empty. */
  note: Type.String({ maxLength: 5000 }),
};

/** The body of POST /plan. The days are as typed, and '' if there is none. */
export const PlanForm = Type.Object(
  {
    hashid: Type.Optional(Hashid),
    version: Type.Optional(Type.Integer()),
    /** The hashid of the child. */
    child: Type.String({ maxLength: 40 }),
    /** The first day; each year has the same one. */
    first: Type.String({ maxLength: 40 }),
    until: Type.String({ maxLength: 40 }),
    /** The hashid of the loan that is forgiven first, as long as something is open; '' for none. */
    loan: Type.String({ maxLength: 40 }),
    ...goal,
  },
  { additionalProperties: false },
);
export type PlanForm = Static<typeof PlanForm>;

/** One calendar year of a plan; amounts in cents. */
const PlanYear = Type.Object({
  year: Type.Integer(),
  date: IsoDateText,
  /** The sum given and forgiven in it, by agreements that count. */
  given: Cents,
  /** The remaining forgiveness and gift of the plan. */
  forgive: Cents,
  give: Cents,
  /** The remainder of the exemption before that. */
  room: Cents,
  /** The figures of the year are unknown: those of the newest year are used instead. */
  assumed: Type.Boolean(),
});
export type PlanYear = Static<typeof PlanYear>;

const Plan = Type.Object({
  hashid: Hashid,
  version: Type.Integer(),
  state: oneOf(PLAN_STATES),
  child: Hashid,
  /** The first name of the child. */
  firstname: Type.String(),
  /** The givers, as they are today: the parents. */
  from: Type.Array(Hashid),
  first: IsoDateText,
  until: orNull(IsoDateText),
  loan: orNull(Hashid),
  /** The agreed effect on the terms of that loan of a forgiveness; null while forgiveness is impossible. */
  forgives: orNull(oneOf(REPAYMENT_OUTCOMES)),
  ...goal,
  /** The plan in Dutch sentences. */
  words: Type.Array(Type.String()),
  years: Type.Array(PlanYear),
  /** Already under way this year: a concept of a gift, or a proposal to forgive. */
  concept: orNull(Hashid),
  proposed: Type.Boolean(),
});
export type Plan = Static<typeof Plan>;

/** A child that can have a plan. */
const PlanChild = Type.Object({
  hashid: Hashid,
  firstname: Type.String(),
  /** This child already has a plan. */
  planned: Type.Boolean(),
  /** Its debts to the parents, in signed loans: the part that can be forgiven. */
  loans: Type.Array(Type.Object({ hashid: Hashid, purpose: Type.String(), open: Cents })),
});
export type PlanChild = Static<typeof PlanChild>;

/** The answer of every call; for a reader who may see no plans both lists are empty. */
export const Plans = Type.Object({
  /** Whether the reader makes plans in this family. */
  may: Type.Boolean(),
  plans: Type.Array(Plan),
  children: Type.Array(PlanChild),
});
export type Plans = Static<typeof Plans>;
