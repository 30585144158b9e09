import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { CONSENT_WAYS, PROPOSAL_ANSWERS } from '../../domain/wire/choices/proposal.ts';
import type { Consequences, ProposalContent } from '../../domain/wire/proposal.ts';
import { createdAt, id, instant, ref } from './columns.ts';
import { contracts } from './contractSchema.ts';
import { mandates } from './mandateSchema.ts';
import { families, users } from './schema.ts';

/** A party as it was when something was proposed: a change since then means that nobody can agree any more. */
export interface PartyThen {
  userId: number;
  blocked: boolean;
  passed_away: boolean;
  divorced: boolean;
}

/** One side's proposal to the other (docs/contract-life.md). Append-only: the answer is a row of its own. */
export const contractProposals = pgTable(
  'contract_proposals',
  {
    id: id(),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    contract_id: ref()
      .notNull()
      .references(() => contracts.id),
    hashid: text().notNull().unique(),
    content: jsonb().$type<ProposalContent>().notNull(),
    note: text().notNull().default(''),
    /** The side it was proposed for. */
    side: text({ enum: ['from', 'to'] }).notNull(),
    /** As calculated for the proposer. */
    consequences: jsonb().$type<Consequences>().notNull(),
    parties: jsonb().$type<PartyThen[]>().notNull(),
    proposed_by: ref()
      .notNull()
      .references(() => users.id),
    proposed_at: createdAt(),
    lapses_at: instant().notNull(),
  },
  (t) => [index('contract_proposals_contract').on(t.contract_id), index('contract_proposals_family').on(t.family_id)],
);

/** The single answer to a proposal; one without an answer by `lapses_at` has lapsed. Append-only. */
export const proposalAnswers = pgTable(
  'proposal_answers',
  {
    proposal_id: ref()
      .primaryKey()
      .references(() => contractProposals.id),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    answer: text({ enum: PROPOSAL_ANSWERS }).notNull(),
    word: text().notNull().default(''),
    /** The day it was agreed on paper, where the side that agreed has no login. */
    paper_date: date({ mode: 'string' }),
    /** As calculated at the moment of the answer: what was agreed to. */
    consequences: jsonb().$type<Consequences>().notNull(),
    /** The result: a record of the loan, or a version of the contract. */
    event_hashid: text(),
    version: integer(),
    answered_by: ref()
      .notNull()
      .references(() => users.id),
    answered_at: createdAt(),
  },
  (t) => [index('proposal_answers_family').on(t.family_id)],
);

/**
 * The agreements to a proposal, by person (docs/decisions/0016): the last one carries it out. Two rows of one person
 * differ in kind: somebody else answered for them, and later they did so themselves; or the first was taken back
 * (contestedSchema.ts). Append-only.
 */
export const proposalConsents = pgTable(
  'proposal_consents',
  {
    proposal_id: ref()
      .notNull()
      .references(() => contractProposals.id),
    /** The person who agreed, or for whom another did. */
    user_id: ref()
      .notNull()
      .references(() => users.id),
    family_id: ref()
      .notNull()
      .references(() => families.id),
    how: text({ enum: CONSENT_WAYS }).notNull(),
    /** The mandate by which another said it for them. */
    mandate_id: ref().references(() => mandates.id),
    /** The day it was agreed on paper; null where it was proposed for them. */
    paper_date: date({ mode: 'string' }),
    word: text().notNull().default(''),
    answered_by: ref()
      .notNull()
      .references(() => users.id),
    answered_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.proposal_id, t.user_id, t.how, t.answered_at] }),
    index('proposal_consents_family').on(t.family_id),
    index('proposal_consents_mandate').on(t.mandate_id),
    check('proposal_consents_mandate', sql`(${t.mandate_id} is not null) = (${t.how} = 'mandate')`),
    check('proposal_consents_self', sql`${t.how} <> 'self' or ${t.user_id} = ${t.answered_by}`),
  ],
);
