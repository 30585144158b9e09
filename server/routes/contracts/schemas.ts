import { Type } from 'typebox';
import { CONTRACT_TYPES } from '../../../domain/contracts/types.ts';
import { EXCLUSIONS } from '../../../domain/wire/choices/clauses.ts';
import { GiftClauses, LoanClauses } from '../../../domain/wire/clauses.ts';
import type { LoanEvent } from '../../../domain/wire/event.ts';
import { nullableText } from '../schema.ts';

/** Gift and loan terms in one: which of them a contract has follows from its type (domain/wire/contract.ts). */
const terms = Type.Object({
  signed_date: nullableText(),
  gift_date: Type.Optional(nullableText()),
  purpose: Type.String(),
  exclusion_clause: Type.Optional(Type.Enum([...EXCLUSIONS])),
  revocable: Type.Optional(Type.Boolean()),
  counts_toward_estate: Type.Optional(Type.Boolean()),
  start_date: Type.Optional(Type.String()),
  first_payment_date: Type.Optional(Type.String()),
  rate_millipercent: Type.Optional(Type.Integer({ description: 'Thousandths of a percent per year: 3500 is 3,5 %' })),
  term_months: Type.Optional(Type.Integer()),
  own_home: Type.Optional(Type.Boolean()),
  rate_motivation: Type.Optional(Type.String()),
  ...Type.Partial(GiftClauses).properties,
  ...Type.Partial(LoanClauses).properties,
});

const party = Type.Object({
  hashid: Type.String(),
  firstname: Type.String(),
  infix: Type.String(),
  lastname: Type.String(),
});

export const contractAnswer = Type.Object({
  hashid: Type.String(),
  type: Type.Enum([...CONTRACT_TYPES]),
  total: Type.Integer({ description: 'Cents' }),
  contract: terms,
  parties: Type.Object({ from: Type.Array(party), to: Type.Array(party) }),
  balance: Type.Optional(Type.Integer({ description: 'Cents still open today; loans only' })),
  events: Type.Optional(
    Type.Array(
      Type.Unsafe<LoanEvent>({
        type: 'object',
        additionalProperties: true,
        description: 'What was recorded of a loan, oldest record first; GET /contract only',
      }),
    ),
  ),
  ledger_version: Type.Optional(Type.Integer({ description: 'Rises with every record of a loan; GET /contract only' })),
  version: Type.Integer(),
  bound_from: Type.Optional(
    Type.String({
      format: 'date-time',
      description: 'Signed once: from this instant nobody takes it away alone from a party with a login',
    }),
  ),
});

/** For the OpenAPI document. What is wrong in a draft is judged by validateContract, whose sentences are for people. */
export const contractDraft = Type.Object({
  hashid: Type.Optional(Type.String()),
  version: Type.Optional(Type.Integer()),
  type: Type.Enum([...CONTRACT_TYPES]),
  total: Type.Integer({ description: 'Cents' }),
  contract: terms,
  parties: Type.Object({ from: Type.Array(Type.String()), to: Type.Array(Type.String()) }),
});
