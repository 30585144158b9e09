import { Type, type Static } from 'typebox';
import { Cents, Hashid, oneOf, orNull } from './basics.ts';
import { REPAYMENT_OUTCOMES } from './choices/event.ts';
import { PLAN_ENDS, PLAN_PACES, PLAN_STATES } from './choices/plan.ts';
import { IsoDateText } from './isoDateText.ts';

/**
 * What parents mean to give and to forgive a child each year (docs/decisions/0006). All 'signedIn': of who manages the family, and of
 * the parents themselves. For anybody else there are none, and N404 is the answer to what they name.
 *
 * - `GET /plans` → Plans.
 * - `POST /plan` PlanForm → Plans. Adds one, or replaces the one with `hashid`. V422 by field, N404, C409 for an older version, R429.
 * - `DELETE /plan?hashid=` → Plans. N404.
 */
const goal = {
  ends: oneOf(PLAN_ENDS),
  /** The sum that ends it, of what is given and forgiven together; null where a day ends it. */
  target: orNull(Cents),
  pace: oneOf(PLAN_PACES),
  /** The amount of a year; null where the exemption decides. */
  yearly: orNull(Cents),
  /** An amount above the exemption stays what it is. Otherwise no year goes above it. */
  above: Type.Boolean(),
  /** In the words of whoever made it; may be empty. */
  note: Type.String({ maxLength: 5000 }),
};

/** The body of POST /plan. The days are as they were typed, and '' where there is none. */
export const PlanForm = Type.Object(
  {
    hashid: Type.Optional(Hashid),
    version: Type.Optional(Type.Integer()),
    /** The hashid of the child. */
    child: Type.String({ maxLength: 40 }),
    /** The first day; each year has the same one. */
    first: Type.String({ maxLength: 40 }),
    until: Type.String({ maxLength: 40 }),
    /** The hashid of the loan of which is forgiven first, as long as something is open; '' for none. */
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
  /** What was given and forgiven in it, by agreements that count. */
  given: Cents,
  /** What the plan still asks to forgive, and to give. */
  forgive: Cents,
  give: Cents,
  /** What the exemption left before that. */
  room: Cents,
  /** The figures of the year are not known: those of the newest year stand in for them. */
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
  /** Who gives, as they are today: the parents. */
  from: Type.Array(Hashid),
  first: IsoDateText,
  until: orNull(IsoDateText),
  loan: orNull(Hashid),
  /** What becomes of the terms when something of that loan is forgiven, as it was agreed; null while nothing can be. */
  forgives: orNull(oneOf(REPAYMENT_OUTCOMES)),
  ...goal,
  /** The plan in Dutch sentences. */
  words: Type.Array(Type.String()),
  years: Type.Array(PlanYear),
  /** What is under way in this year already: a concept of a gift, or a proposal to forgive. */
  concept: orNull(Hashid),
  proposed: Type.Boolean(),
});
export type Plan = Static<typeof Plan>;

/** A child there can be a plan for. */
const PlanChild = Type.Object({
  hashid: Hashid,
  firstname: Type.String(),
  /** There is a plan for this child already. */
  planned: Type.Boolean(),
  /** What it owes the parents, of loans that were signed: what can be forgiven. */
  loans: Type.Array(Type.Object({ hashid: Hashid, purpose: Type.String(), open: Cents })),
});
export type PlanChild = Static<typeof PlanChild>;

/** The answer of every call; of who may see no plans both lists are empty. */
export const Plans = Type.Object({
  /** Whether the reader makes plans in this family. */
  may: Type.Boolean(),
  plans: Type.Array(Plan),
  children: Type.Array(PlanChild),
});
export type Plans = Static<typeof Plans>;
