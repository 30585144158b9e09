import type { Check } from './finding.ts';

/**
 * The places of a family are its initial ones and those paid by its orders (actions/orders/settleOrder.ts, changePlan). `most` is
 * the number explained by its year's paid orders, on top of the fewest when one was priced; `returned` the number it may have
 * after its last order was paid back. The initial number is in the log since the founding, or since migration 0060; without such
 * a line it is unknown. The migration's line also covers places given by hand.
 */
const PLACES = `
  select 'families ' || f.id || ': it has ' || f.paid_children || ' places' || coalesce(' until ' || f.paid_until, '') || ', and no order gave it those.' as wrong
  from families f
  cross join lateral (
    select min(base) + sum(added) as most from (
      select (o.price->>'children')::int - (o.price->>'added')::int as base, (o.price->>'added')::int as added, (o.price->>'until')::date as until, o.status from orders o
      where o.family_id = f.id and o.paid_at is not null) as o
    where o.until > f.paid_until - interval '1 year' and (o.status = 'paid' or o.status = 'refunded' and o.until <> f.paid_until)) as sold
  cross join lateral (
    select max(o.children) as returned from orders o where o.family_id = f.id and o.status = 'refunded' and f.paid_until is null) as back
  left join lateral (
    select (l.after->>'children')::int as children, (l.after->>'until')::date as until from audit_log l
    where l.family_id = f.id and (l.entity = 'plan' and l.action = 'keep' or l.entity = 'family' and l.action in ('register', 'found')) and l.after ? 'children'
    order by l.seq desc limit 1) as began on true
  where f.paid_children > greatest(sold.most, back.returned, began.children)
    or f.paid_until is distinct from began.until and f.paid_until is not null and not exists (
      select from orders o where o.family_id = f.id and o.paid_at is not null and (o.price->>'until')::date = f.paid_until)`;

/** Checks that no family has places, or days, that it did not get. */
export const checkPlaces: Check = async (client) => {
  const { rows } = await client.query<{ wrong: string }>(PLACES);
  return { checked: 'the places of families', wrong: rows.map(({ wrong }) => wrong) };
};
