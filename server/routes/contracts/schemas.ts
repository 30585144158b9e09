import { Type } from 'typebox';
import { CONTRACT_TYPES } from '../../../domain/contracts/types.ts';
import { nullableText } from '../schema.ts';

/** Gift and loan terms in one: which of them a contract has follows from its type (domain/wire/contract.ts). */
const terms = Type.Object({
  signed_date: nullableText(),
  gift_date: Type.Optional(nullableText()),
  purpose: Type.String(),
  exclusion_clause: Type.Optional(Type.Enum(['none', 'soft', 'hard'])),
  revocable: Type.Optional(Type.Boolean()),
  counts_toward_estate: Type.Optional(Type.Boolean()),
  start_date: Type.Optional(Type.String()),
  first_payment_date: Type.Optional(Type.String()),
  rate_millipercent: Type.Optional(Type.Integer({ description: 'Thousandths of a percent per year: 3500 is 3,5 %' })),
  term_months: Type.Optional(Type.Integer()),
  own_home: Type.Optional(Type.Boolean()),
  rate_motivation: Type.Optional(Type.String()),
});

const party = Type.Object({ hashid: Type.String(), firstname: Type.String(), infix: Type.String(), lastname: Type.String() });

export const contractAnswer = Type.Object({
  hashid: Type.String(),
  type: Type.Enum([...CONTRACT_TYPES]),
  total: Type.Integer({ description: 'Cents' }),
  contract: terms,
  parties: Type.Object({ from: Type.Array(party), to: Type.Array(party) }),
  balance: Type.Optional(Type.Integer({ description: 'Cents still open today by the schedule; loans only' })),
  version: Type.Integer(),
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
