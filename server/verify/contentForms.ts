/**
 * The forms of all that stands, as `kind`, `key`, `family` and `form`: what content_form.sql makes of them, in text of our own.
 * Somebody who changes that function in the database does not change how we look.
 */
export const FORMS = `
  select 'contracts' as kind, c.id::text as key, c.family_id as family, jsonb_build_array(1, 'contracts', c.id, c.family_id, c.hashid, c.type, c.total, c.signed_date,
    c.terms, c.version, c.created_by, c.automatic_since, c.removed_at is not null, c.archived_at is not null, p.parties)::text as form
  from contracts c left join (
    select contract_id, jsonb_agg(jsonb_build_array(side, position, user_id) order by side, position, user_id) as parties from contract_parties group by contract_id) p on p.contract_id = c.id
  union all select 'contract_versions', v.contract_id || '/' || v.version, v.family_id, jsonb_build_array(1, 'contract_versions', v.contract_id, v.family_id, v.version,
    v.snapshot, v.replaced_by, (extract(epoch from v.replaced_at) * 1000000)::bigint)::text
  from contract_versions v
  union all select 'contract_events', e.id::text, e.family_id, jsonb_build_array(1, 'contract_events', e.id, e.family_id, e.contract_id, e.hashid, e.kind, e.date, e.facts,
    e.note, e.status, e.automatic, e.recorded_by, (extract(epoch from e.recorded_at) * 1000000)::bigint, e.answered_by, (extract(epoch from e.answered_at) * 1000000)::bigint)::text
  from contract_events e
  union all select 'orders', o.id::text, o.family_id, jsonb_build_array(1, 'orders', o.id, o.family_id, o.hashid, o.children, o.amount, o.status, o.price, o.reference,
    o.ordered_by, (extract(epoch from o.created_at) * 1000000)::bigint, (extract(epoch from o.paid_at) * 1000000)::bigint,
    (extract(epoch from o.withdrawn_at) * 1000000)::bigint)::text
  from orders o
  union all select 'statements', s.id::text, s.family_id, jsonb_build_array(1, 'statements', s.id, s.family_id, s.hashid, s.user_id, s.year, s.version, s.figures, s.changes,
    s.sha256, s.issued_by, (extract(epoch from s.issued_at) * 1000000)::bigint)::text
  from statements s`;
