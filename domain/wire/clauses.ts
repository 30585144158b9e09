// eslint-disable-next-line no-restricted-imports -- the schemas are what domain/wire needs the library for
import { Type, type Static, type TObject, type TSchema, type TUnsafe } from 'typebox';
import { GIFT_CLAUSES, LOAN_CLAUSES } from '../contracts/clauses/catalogue.ts';
import type { Catalogue, Clause, ClauseKind } from '../contracts/clauses/clause.ts';

const SCHEMAS: Record<ClauseKind, (clause: Clause) => TSchema> = {
  choice: ({ choices }) => Type.Enum([...choices], { type: 'string' }),
  choices: ({ choices }) => Type.Array(Type.Enum([...choices], { type: 'string' })),
  text: () => Type.String(),
  yes_no: () => Type.Boolean(),
  day: () => ({ type: ['string', 'null'] }),
  months: () => ({ type: ['integer', 'null'] }),
  rate: () => ({ type: ['integer', 'null'], description: 'Thousandths of a percent per year' }),
  rhythm: ({ choices }) => Type.Enum([...choices], { type: 'integer', description: 'Months between two terms' }),
  taken_over: () =>
    Type.Union([Type.Object({ date: Type.String(), balance: Type.Integer({ description: 'Cents' }) }), Type.Null()]),
};

/** The schema of the answers to a catalogue's clauses; what each of them is, is what the catalogue says. */
export function clausesSchema<Of extends Catalogue>(
  catalogue: Of,
): TObject<{ [Name in keyof Of]: TUnsafe<Of[Name]['plain']> }> {
  const properties = Object.entries(catalogue).map(([name, clause]) => [name, SCHEMAS[clause.kind](clause)]);
  return Type.Object(Object.fromEntries(properties) as { [Name in keyof Of]: TUnsafe<Of[Name]['plain']> });
}

/** What a family chooses in a gift agreement beside its ground terms (docs/domain.md 4.1). */
export const GiftClauses = clausesSchema(GIFT_CLAUSES);
export type GiftClauses = Static<typeof GiftClauses>;

/** The same in a loan agreement (docs/domain.md 4.2). */
export const LoanClauses = clausesSchema(LOAN_CLAUSES);
export type LoanClauses = Static<typeof LoanClauses>;

export type Exclusion = LoanClauses['exclusion_on_forgiven'];
export type PaymentEvery = LoanClauses['payment_every'];
export type DayCount = LoanClauses['day_count'];
export type TakenOver = NonNullable<LoanClauses['taken_over']>;
