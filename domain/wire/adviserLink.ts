import { Type, type Static } from 'typebox';
import { Cents, Hashid, Instant, oneOf, orNull } from './basics.ts';
import { CONTRACT_TYPES } from '../contracts/types.ts';
import { DOCUMENT_KINDS } from './choices/document.ts';
import { IsoDateText } from './isoDateText.ts';

/**
 * A link by which a notary or an adviser reads along, without a login (docs/decisions/0026).
 *
 * - `GET /adviser-links` → AdviserLinks: the open links of the caller, and those of others with a contract that they may see.
 * - `POST /adviser-link` AdviserLinkForm → NewAdviserLink. V422 by field, U401 after the session ended, R429.
 * - `DELETE /adviser-link?hashid=` → AdviserLinks. Closes one, by its giver or anyone who sees a contract in it. N404.
 * - `POST /adviser-link/open` AdviserKey → AdviserView, public. N404, with one sentence, for a link that does not exist, expired
 *   or was closed, and for a wrong code.
 * - `POST /adviser-link/paper` AdviserPaperKey → PDF, public: a copy with a watermark. N404 alike.
 */
const AdviserLink = Type.Object({
  hashid: Hashid,
  /** The caller gave it. */
  mine: Type.Boolean(),
  /** The first name of the giver. */
  by: Type.String(),
  for_whom: Type.String(),
  /** The contracts in it that the caller sees. */
  contracts: Type.Array(Hashid),
  years: Type.Array(Type.Integer()),
  papers: Type.Boolean(),
  ends_at: Instant,
  opened: Type.Integer(),
  opened_at: orNull(Instant),
});
export type AdviserLink = Static<typeof AdviserLink>;

export const AdviserLinks = Type.Array(AdviserLink);
export type AdviserLinks = Static<typeof AdviserLinks>;

export const AdviserLinkForm = Type.Object({
  for_whom: Type.String({ maxLength: 1000 }),
  contracts: Type.Array(Hashid, { maxItems: 100 }),
  years: Type.Array(Type.Integer(), { maxItems: 100 }),
  papers: Type.Boolean(),
  /** The number of days it works. */
  days: Type.Integer(),
});
export type AdviserLinkForm = Static<typeof AdviserLinkForm>;

export const NewAdviserLink = Type.Object({
  links: AdviserLinks,
  /** With its secret after the #. It can't be requested again. */
  url: Type.String(),
  /** To be passed on by another channel. It can't be requested again either. */
  code: Type.String(),
});
export type NewAdviserLink = Static<typeof NewAdviserLink>;

/** The token of the address and the code; a malformed one opens nothing, like a wrong one. */
export const AdviserKey = Type.Object({ token: Type.String({ maxLength: 200 }), code: Type.String({ maxLength: 40 }) });
export type AdviserKey = Static<typeof AdviserKey>;

export const AdviserPaperKey = Type.Object({ ...AdviserKey.properties, paper: Hashid });
export type AdviserPaperKey = Static<typeof AdviserPaperKey>;

/** One year of a loan, in cents; `closing` of the current year: today. */
const AdviserYear = Type.Object({
  year: Type.Integer(),
  opening: Cents,
  interest_charged: Cents,
  interest_paid: Cents,
  repaid: Cents,
  forgiven: Cents,
  closing: Cents,
});

const AdviserPaper = Type.Object({
  hashid: Hashid,
  kind: oneOf(DOCUMENT_KINDS),
  version: Type.Integer(),
  current: Type.Boolean(),
  made_at: Instant,
});
export type AdviserPaper = Static<typeof AdviserPaper>;

const AdviserContract = Type.Object({
  type: oneOf(CONTRACT_TYPES),
  total: Cents,
  /** Names only. */
  from: Type.Array(Type.String()),
  to: Type.Array(Type.String()),
  purpose: Type.String(),
  /** Null for a concept. */
  signed_date: orNull(IsoDateText),
  /** The payout of a loan, or the day of a gift. */
  date: orNull(IsoDateText),
  rate_millipercent: orNull(Type.Integer()),
  term_months: orNull(Type.Integer()),
  /** For a signed loan: the chosen years, as far as the loan existed and they had begun. */
  years: Type.Array(AdviserYear),
  papers: Type.Array(AdviserPaper),
});
export type AdviserContract = Static<typeof AdviserContract>;

export const AdviserView = Type.Object({
  for_whom: Type.String(),
  by: Type.String(),
  ends_at: Instant,
  contracts: Type.Array(AdviserContract),
});
export type AdviserView = Static<typeof AdviserView>;
