import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SumInLetters } from '../../domain/signing/sumInLetters.ts';
import {
  SIGNER_ROLES,
  type SignerRole,
  SIGNING_ORDERS,
  SIGNING_OUTCOMES,
  SIGNING_WAYS,
} from '../../domain/wire/choices/signing.ts';
import { bytea, createdAt, id, instant, ref } from './columns.ts';
import { contracts, documents } from './contractSchema.ts';
import { contractProposals, type PartyThen } from './proposalSchema.ts';
import { families, users } from './schema.ts';

/** Tables for signing in the product (docs/decisions/0014). The proof of a signature is append-only. */

/** A signer or party, as a frozen paper names them. */
export interface PrintedParty {
  userId: number;
  /** `spouse`: of a party, for consent; not a party themselves. */
  side: SignerRole;
  /** In full. */
  name: string;
  /** yyyy-MM-dd; null where the paper does not mention it. */
  birthdate: string | null;
}

/**
 * A frozen paper that every party was asked to sign: an agreement, or a change of one signed that way. Append-only: how
 * it ended is a row of its own.
 */
export const signingRequests = pgTable(
  'signing_requests',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    contract_id: ref()
      .notNull()
      .references(() => contracts.id),
    hashid: text().notNull().unique(),
    contract_version: integer().notNull(),
    /** The proposal that takes effect by it: a change of a contract signed here. Null: the agreement itself. */
    proposal_id: ref().references(() => contractProposals.id),
    document_id: ref()
      .notNull()
      .references(() => documents.id),
    sha256: text().notNull(),
    signing_order: text({ enum: SIGNING_ORDERS }).notNull(),
    /** The signers, in their order. */
    parties: jsonb().$type<PartyThen[]>().notNull(),
    /** The same people as the paper prints them: a signature and its seal name them so, whatever they are called later. */
    printed: jsonb().$type<PrintedParty[]>().notNull(),
    /** The amount that the people of one side type in letters when they sign (art. 158 Rv); null where nobody does. */
    letters: jsonb().$type<SumInLetters>(),
    asked_by: ref()
      .notNull()
      .references(() => users.id),
    asked_at: createdAt(),
    expires_at: instant().notNull(),
  },
  (t) => [
    index('signing_requests_contract').on(t.contract_id),
    index('signing_requests_family').on(t.family_id),
    index('signing_requests_document').on(t.document_id),
    uniqueIndex('signing_requests_proposal').on(t.proposal_id),
  ],
);

/** How a request ended; one without an end by `expires_at` has expired. Append-only. */
export const signingOutcomes = pgTable(
  'signing_outcomes',
  {
    request_id: ref()
      .primaryKey()
      .references(() => signingRequests.id),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    outcome: text({ enum: SIGNING_OUTCOMES }).notNull(),
    word: text().notNull().default(''),
    /** The version of the contract that was signed by it. */
    version: integer(),
    ended_by: ref()
      .notNull()
      .references(() => users.id),
    ended_at: createdAt(),
  },
  (t) => [index('signing_outcomes_family').on(t.family_id)],
);

/** Everything needed to check a signature again, without us and without the tables that change. */
export type SignatureProof =
  | {
      how: 'passkey';
      credentialId: string;
      /** COSE, base64url. */
      publicKey: string;
      /** The challenge is the SHA-256 over document, person, request and this (server/passkeys/challenge.ts). */
      nonce: string;
      clientDataJSON: string;
      authenticatorData: string;
      signature: string;
    }
  | { how: 'mailed_code'; mailedAt: string };

/** One signature under a frozen paper. Append-only. */
export const signatures = pgTable(
  'signatures',
  {
    request_id: ref()
      .notNull()
      .references(() => signingRequests.id),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    /** The capacity in which they signed: their name and side in the paper, or as a spouse who consents. */
    name: text().notNull(),
    side: text({ enum: SIGNER_ROLES }).notNull(),
    how: text({ enum: SIGNING_WAYS }).notNull(),
    proof: jsonb().$type<SignatureProof>().notNull(),
    /** SHA-256 of the public key; null for a mailed code. */
    key_fingerprint: text(),
    /** The words that were ticked. */
    consent: text().notNull(),
    /** The amount in letters as they typed it; null where the request asks none of them. */
    letters: text(),
    email_masked: text().notNull(),
    ip_masked: text(),
    signed_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.request_id, t.user_id] }),
    index('signatures_user').on(t.user_id),
    index('signatures_family').on(t.family_id),
  ],
);

/** Fully signed papers without a seal: a row goes when its paper is sealed (docs/decisions/0015). */
export const sealsDue = pgTable(
  'seals_due',
  {
    request_id: ref()
      .primaryKey()
      .references(() => signingRequests.id, { onDelete: 'cascade' }),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    due_since: createdAt(),
    /** How often it was tried, including the attempt under way. */
    tries: integer().notNull().default(0),
    next_try_at: instant().notNull(),
  },
  (t) => [index('seals_due_family').on(t.family_id), index('seals_due_next').on(t.next_try_at, t.request_id)],
);

/** The key of a device with which its owner signs, in every family they are in (docs/decisions/0014). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    /** The account it belongs to, as `users.sub`. */
    sub: text().notNull(),
    hashid: text().notNull().unique(),
    credential_id: text().notNull().unique(),
    public_key: bytea().notNull(),
    counter: ref().notNull(),
    name: text().notNull(),
    added_at: createdAt(),
  },
  (t) => [index('passkeys_sub').on(t.sub)],
);

/** A person's open proof: the nonce of a challenge, or the hash of a mailed code. Used once; asking again replaces it. */
export const signingChallenges = pgTable(
  'signing_challenges',
  {
    user_id: ref()
      .notNull()
      .references(() => users.id),
    /** The purpose: a new passkey, or a way to sign one request. */
    subject: text().notNull(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    secret: text().notNull(),
    made_at: createdAt(),
    expires_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.subject] }),
    index('signing_challenges_family').on(t.family_id),
    index('signing_challenges_expires').on(t.expires_at),
  ],
);
