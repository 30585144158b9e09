import { Type, type Static, type TObject, type TSchema, type TUnsafe } from 'typebox';
import { GIFT_CLAUSES, LOAN_CLAUSES } from '../contracts/clauses/catalogue.ts';
import type { Catalogue, Clause, ClauseKind } from '../contracts/clauses/clause.ts';
import { Cents, Hashid, oneOf, orNull } from './basics.ts';

const SCHEMAS: Record<ClauseKind, (clause: Clause) => TSchema> = {
  choice: ({ choices }) => oneOf(choices.map(String)),
  choices: ({ choices }) => Type.Array(oneOf(choices.map(String))),
  text: () => Type.String(),
  yes_no: () => Type.Boolean(),
  day: () => orNull(Type.String()),
  months: () => orNull(Type.Integer()),
  term: () => orNull(Type.Integer({ description: 'Months' })),
  rate: () => orNull(Type.Integer({ description: 'Thousandths of a percent per year' })),
  rhythm: ({ choices }) => Type.Enum([...choices], { type: 'integer', description: 'Months between two terms' }),
  taken_over: () => orNull(Type.Object({ date: Type.String(), balance: Cents, january: Type.Optional(orNull(Cents)) })),
  shares: () => orNull(Type.Array(Type.Object({ hashid: Hashid, part: Type.Integer(), of: Type.Integer() }))),
};

/** The schema of the answers to a catalogue's clauses; the catalogue defines each of them. */
export function clausesSchema<Of extends Catalogue>(
  catalogue: Of,
): TObject<{ [Name in keyof Of]: TUnsafe<Of[Name]['plain']> }> {
  const properties = Object.entries(catalogue).map(([name, clause]) => [name, SCHEMAS[clause.kind](clause)]);
  return Type.Object(Object.fromEntries(properties) as { [Name in keyof Of]: TUnsafe<Of[Name]['plain']> });
}

/** The choices of a family in a gift agreement besides its ground terms (docs/domain.md 4.1). */
export const GiftClauses = clausesSchema(GIFT_CLAUSES);
export type GiftClauses = Static<typeof GiftClauses>;

/** The same in a loan agreement (docs/domain.md 4.2). */
export const LoanClauses = clausesSchema(LOAN_CLAUSES);
export type LoanClauses = Static<typeof LoanClauses>;

export type PaymentEvery = LoanClauses['payment_every'];
export type DayCount = LoanClauses['day_count'];
export type PaymentRounding = LoanClauses['payment_rounding'];
