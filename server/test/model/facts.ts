import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

/** The stored facts about a person that give or take a right. */
export interface PersonFacts {
  id: number;
  family: number;
  sub: string | null;
  manages: boolean;
  asks: boolean;
  blocked: boolean;
  dead: boolean;
  divorced: boolean;
  /** They once had a login. */
  joined: boolean;
}

export interface ContractFacts {
  id: number;
  hashid: string;
  signed: string | null;
  archived: boolean;
  removed: boolean;
  /** The agreement, as text to compare. */
  terms: string;
  automatic: boolean;
  from: number[];
  to: number[];
  loan: boolean;
  paidToOne: boolean;
}

export interface EventFacts {
  hashid: string;
  contract: number;
  kind: string;
  date: string;
  facts: Record<string, unknown>;
  status: string;
  recordedBy: number;
  answeredBy: number | null;
  automatic: boolean;
}

export interface ProposalFacts {
  hashid: string;
  contract: number;
  content: Record<string, unknown>;
}

/** Somebody agreed for a person without a login. */
export interface SpokenFacts {
  key: string;
  contract: number;
  person: number;
  by: number;
}

/** Somebody's notice or mail. */
export interface Message {
  person: number;
  way: 'notice' | 'mail';
}

/** The database's content about some families. */
export interface Facts {
  people: PersonFacts[];
  partners: [number, number][];
  contracts: ContractFacts[];
  events: EventFacts[];
  proposals: ProposalFacts[];
  spoken: SpokenFacts[];
  /** By contract and person: the acts with their account in other hands that await them. */
  contested: string[];
  /** The newest numbers of notices and mails. */
  notice: number;
  mail: number;
}

/** Reads what binds people, and nothing that the product derives from it. */
export async function readFacts(db: Queryable, families: readonly number[]): Promise<Facts> {
  const list = sql.raw(families.join(','));
  const { rows } = await db.execute<{ facts: Facts }>(sql`
    select json_build_object(
      'people', (select coalesce(json_agg(json_build_object('id', id, 'family', family_id, 'sub', sub, 'manages', family_role = 'manager',
          'asks', management_asked_at is not null, 'blocked', blocked, 'dead', passed_away, 'divorced', divorced, 'joined', signed) order by id), '[]')
        from users where family_id in (${list})),
      'partners', (select coalesce(json_agg(json_build_array(self_id, partner_id)), '[]')
        from partnerships where family_id in (${list}) and until_date is null),
      'contracts', (select coalesce(json_agg(json_build_object('id', c.id, 'hashid', c.hashid, 'signed', c.signed_date,
          'archived', c.archived_at is not null, 'removed', c.removed_at is not null,
          'terms', c.total || ' ' || c.type || ' ' || (c.terms - 'signed_date')::text, 'automatic', c.automatic_since is not null,
          'loan', c.type <> 'GiftContract', 'paidToOne', coalesce(c.terms->>'paid_to_one' = 'true', false),
          'from', (select json_agg(user_id) from contract_parties p where p.contract_id = c.id and side = 'from'),
          'to', (select json_agg(user_id) from contract_parties p where p.contract_id = c.id and side = 'to')) order by c.id), '[]')
        from contracts c where family_id in (${list})),
      'events', (select coalesce(json_agg(json_build_object('hashid', hashid, 'contract', contract_id, 'kind', kind, 'date', date,
          'facts', facts, 'status', status, 'recordedBy', recorded_by, 'answeredBy', answered_by, 'automatic', automatic) order by id), '[]')
        from contract_events where family_id in (${list})),
      'proposals', (select coalesce(json_agg(json_build_object('hashid', hashid, 'contract', contract_id, 'content', content) order by id), '[]')
        from contract_proposals where family_id in (${list})),
      'spoken', (select coalesce(json_agg(json_build_object('key', p.hashid || ' ' || k.user_id || ' ' || k.answered_at, 'contract', p.contract_id,
          'person', k.user_id, 'by', k.answered_by)), '[]')
        from proposal_consents k join contract_proposals p on p.id = k.proposal_id where k.family_id in (${list}) and k.how in ('paper', 'partner')),
      'contested', (select coalesce(json_agg(contract_id || ' ' || user_id), '[]')
        from contested_acts where family_id in (${list}) and outcome is null and contract_id is not null),
      'notice', (select coalesce(max(id), 0) from notices),
      'mail', (select coalesce(max(id), 0) from mail_outbox)) as facts`);
  return rows[0]!.facts;
}

/** The people notified since some facts were read. */
export async function readMessages(db: Queryable, since: Pick<Facts, 'notice' | 'mail'>): Promise<Message[]> {
  const { rows } = await db.execute<Message & Record<string, unknown>>(sql`
    select user_id::int as person, 'notice' as way from notices where id > ${since.notice}
    union all
    select u.id::int, 'mail' from mail_outbox m join users u on u.id = m.user_id or u.email = m.recipient where m.id > ${since.mail}`);
  return rows;
}

export const isMailed = (told: readonly Message[], person: number): boolean =>
  told.some((message) => message.person === person && message.way === 'mail');
