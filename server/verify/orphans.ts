import type { Check } from './finding.ts';

/**
 * Queries for rows that should not be there, because they belong to nothing, or to another family than what they are
 * about; one query per kind of row.
 */
const ORPHANS = [
  ...[
    'contract_confirmations',
    'contract_events',
    'contract_proposals',
    'contract_versions',
    'documents',
    'signing_requests',
  ].map(
    (table) => `select '${table} of contract ' || t.contract_id || ': there is no such contract in its family.' as wrong
      from ${table} t where not exists (select from contracts c where c.id = t.contract_id and c.family_id = t.family_id)`,
  ),
  `select 'contract_versions ' || v.contract_id || ' version ' || v.version || ': the contract never had a later one.'
    from contract_versions v join contracts c on c.id = v.contract_id where v.version >= c.version`,
  `select 'contracts ' || c.id || ': version ' || n || ' of it is missing.'
    from contracts c, generate_series(1, c.version - 1) n where not exists (select from contract_versions v where v.contract_id = c.id and v.version = n)`,
  `select 'documents ' || d.id || ': the contract never had version ' || d.contract_version || '.'
    from documents d join contracts c on c.id = d.contract_id where d.contract_version > c.version`,
  `select 'documents ' || d.id || ': there is no record that it lays down.'
    from documents d where d.event_hashid <> '' and d.kind <> 'scan' and not exists (select from contract_events e where e.hashid = d.event_hashid and e.contract_id = d.contract_id)
    and not exists (select from signing_requests r where r.hashid = d.event_hashid and r.document_id = d.id)`,
  `select 'contract_events ' || e.id || ': who recorded or answered it is not of its family.'
    from contract_events e where exists (select from users u where u.id in (e.recorded_by, e.answered_by) and u.family_id <> e.family_id)`,
  `select 'contract_events ' || e.id || ': it counts by itself, and is no payment that counts.'
    from contract_events e where e.automatic and (e.kind <> 'payment' or e.status = 'reported')`,
  `select 'contracts ' || c.id || ': who set it to go by itself is not of its family.'
    from contracts c where exists (select from users u where u.id = c.automatic_by and u.family_id <> c.family_id)`,
  `select 'contract_proposals ' || p.id || ': who made or answered it is not of its family.'
    from contract_proposals p left join proposal_answers a on a.proposal_id = p.id
    where exists (select from users u where u.id in (p.proposed_by, a.answered_by) and u.family_id <> p.family_id) or a.family_id <> p.family_id`,
  `select 'proposal_consents of contract_proposals ' || c.proposal_id || ': who agreed, or by which mandate, is not of its family.'
    from proposal_consents c join contract_proposals p on p.id = c.proposal_id left join mandates m on m.id = c.mandate_id
    where c.family_id <> p.family_id or m.family_id <> p.family_id or exists (select from users u where u.id in (c.user_id, c.answered_by) and u.family_id <> p.family_id)`,
  `select 'proposal_consents of contract_proposals ' || c.proposal_id || ': the mandate is of other people.'
    from proposal_consents c join mandates m on m.id = c.mandate_id where m.giver_id <> c.user_id or m.taker_id <> c.answered_by`,
  `select 'event_confirmations of contract_events ' || k.event_id || ': who said it, or by which mandate, is not of its family.'
    from event_confirmations k left join contract_events e on e.id = k.event_id left join mandates m on m.id = k.mandate_id
    where e.family_id is distinct from k.family_id or m.family_id <> k.family_id
      or not exists (select from users u where u.id = k.user_id and u.family_id = k.family_id)`,
  `select 'event_confirmations of contract_events ' || k.event_id || ': the mandate is of somebody else, or not of payments.'
    from event_confirmations k join mandates m on m.id = k.mandate_id where m.giver_id <> k.user_id or not m.matters ? 'payments'`,
  `select 'event_remarks of contract_events ' || k.event_id || ': who said it is not of its family.'
    from event_remarks k left join contract_events e on e.id = k.event_id
    where e.family_id is distinct from k.family_id or not exists (select from users u where u.id = k.user_id and u.family_id = k.family_id)`,
  `select 'former_names ' || n.id || ': who was called so is not of its family.'
    from former_names n join users u on u.id = n.user_id where u.family_id <> n.family_id`,
  `select 'imported_lines ' || l.id || ': its record, contract or import is not of its family.'
    from imported_lines l join contract_events e on e.id = l.event_id join bank_imports i on i.id = l.import_id
    where l.family_id <> i.family_id or l.family_id <> e.family_id or l.contract_id <> e.contract_id`,
  `select 'bank_imports ' || i.id || ': who made it is not of its family.'
    from bank_imports i join users u on u.id = i.user_id where u.family_id <> i.family_id`,
  `select 'kept_accounts ' || k.id || ': who keeps it, or whose it is, is not of its family.'
    from kept_accounts k where exists (select from users u where u.id in (k.kept_by, k.user_id) and u.family_id <> k.family_id)`,
  `select 'kept_bank_lines ' || k.id || ': who keeps it, or what took it, is not of its family.'
    from kept_bank_lines k join users u on u.id = k.user_id left join bank_imports i on i.id = k.import_id
    where u.family_id <> k.family_id or i.family_id <> k.family_id`,
  `select 'adviser_links ' || l.id || ': who gave it is not of its family.'
    from adviser_links l join users u on u.id = l.user_id where u.family_id <> l.family_id`,
  `select 'gift_plans ' || p.id || ': who it is for, or who made it, is not of its family.'
    from gift_plans p where exists (select from users u where u.id in (p.child_id, p.made_by) and u.family_id <> p.family_id)`,
  `select 'what_ifs ' || w.id || ': who keeps it, or its contract, is not of its family.'
    from what_ifs w join users u on u.id = w.user_id join contracts c on c.id = w.contract_id
    where u.family_id <> w.family_id or c.family_id <> w.family_id`,
  `select 'mandates ' || m.id || ': the two are not of its family.'
    from mandates m where exists (select from users u where u.id in (m.giver_id, m.taker_id) and u.family_id <> m.family_id)`,
  `select 'contested_acts ' || a.id || ': whose it is, or its contract, is not of its family.'
    from contested_acts a left join contracts c on c.id = a.contract_id
    where c.family_id <> a.family_id or not exists (select from users u where u.id = a.user_id and u.family_id = a.family_id)`,
  `select 'signing_requests ' || r.id || ': what was asked to be signed is not the paper that is kept.'
    from signing_requests r join documents d on d.id = r.document_id where d.contract_id <> r.contract_id or d.sha256 <> r.sha256 or d.contract_version <> r.contract_version`,
  `select 'signatures of signing_requests ' || s.request_id || ': who signed was not asked, or is not of its family.'
    from signatures s join signing_requests r on r.id = s.request_id
    where s.family_id <> r.family_id or not r.parties @> jsonb_build_array(jsonb_build_object('userId', s.user_id))`,
  `select 'signing_outcomes ' || o.request_id || ': it was signed, and somebody''s signature is missing.'
    from signing_outcomes o join signing_requests r on r.id = o.request_id
    where o.outcome = 'signed' and jsonb_array_length(r.parties) <> (select count(*) from signatures s where s.request_id = r.id)`,
  `select 'signing_requests ' || r.id || ': the proposal that takes effect by it is of another contract, or ended otherwise.'
    from signing_requests r join contract_proposals p on p.id = r.proposal_id
    left join signing_outcomes o on o.request_id = r.id left join proposal_answers a on a.proposal_id = p.id
    where p.contract_id <> r.contract_id or p.family_id <> r.family_id
      or o.outcome is distinct from case a.answer when 'accepted' then 'signed' else a.answer end`,
  `select 'passkeys ' || k.id || ': nobody logs in with its account.'
    from passkeys k where not exists (select from users u where u.sub = k.sub)`,
  `select 'contract_parties of contract ' || p.contract_id || ': it is not of its family.'
    from contract_parties p where not exists (select from contracts c where c.id = p.contract_id and c.family_id = p.family_id)
      or not exists (select from users u where u.id = p.user_id and u.family_id = p.family_id)`,
  `select 'partnerships ' || p.id || ': the two are not of its family.'
    from partnerships p where exists (select from users u where u.id in (p.self_id, p.partner_id) and u.family_id <> p.family_id)`,
  `select 'users ' || u.id || ': whose child they are is not of their family.'
    from users u join users p on p.id = u.child_of_id where p.family_id <> u.family_id`,
  `select 'claims ' || c.id || ': whom it is about, or who recorded it, is not of its family.'
    from claims c where exists (select from users u where u.id in (c.user_id, c.recorded_by, c.partner_id) and u.family_id <> c.family_id)`,
  ...['photos', 'invitations'].map(
    (table) => `select '${table} of person ' || t.user_id || ': the person is not of its family.'
      from ${table} t where not exists (select from users u where u.id = t.user_id and u.family_id = t.family_id)`,
  ),
  ...['invoices', 'payments', 'bank_lines'].map(
    (table) => `select '${table} ' || t.id || ': its order is not of its family.'
      from ${table} t where not exists (select from orders o where o.id = t.order_id and o.family_id = t.family_id)`,
  ),
  `select 'statements ' || s.id || ': the person is not of its family.'
    from statements s where not exists (select from users u where u.id = s.user_id and u.family_id = s.family_id)`,
  `select 'statements ' || s.id || ': the version before it is missing.'
    from statements s where s.version > 1 and not exists (select from statements p where p.user_id = s.user_id and p.year = s.year and p.version = s.version - 1)`,
  `select 'audit_log ' || l.id || ': there is no such family.' from audit_log l where l.family_id is not null and not exists (select from families f where f.id = l.family_id)`,
  `select 'audit_log ' || l.id || ': there is no such person.' from audit_log l where l.user_id is not null and not exists (select from users u where u.id = l.user_id)`,
];

/** Checks that everything still belongs to something, within one family. */
export const checkOrphans: Check = async (client) => {
  const { rows } = await client.query<{ wrong: string }>(ORPHANS.join('\nunion all '));
  return { checked: 'what belongs to what', wrong: rows.map(({ wrong }) => wrong) };
};
