import type { Check } from './finding.ts';

/** Amounts and numbers that must agree with each other, and limits that hold between rows; one query per rule. */
const SUMS = [
  `select 'orders ' || id || ': its amount is not that of its price.' as wrong from orders
    where amount <> (price->>'total')::bigint or children <> (price->>'children')::int`,
  `select 'orders ' || id || ': its price does not add up.' from orders
    where (price->>'subtotal')::bigint - (price->>'discount')::bigint <> (price->>'total')::bigint or (price->>'vat')::bigint > (price->>'total')::bigint`,
  `select 'orders ' || id || ': it is ' || status || ' and has no invoice.' from orders o
    where not exists (select from invoices i where i.order_id = o.id)`,
  `select 'orders ' || id || ': it is ' || status || ' and its last paper is ' || last.kind || '.' from orders o
    cross join lateral (select kind from invoices i where i.order_id = o.id order by i.id desc limit 1) last
    where (last.kind = 'credit') <> (status in ('cancelled', 'refunded'))`,
  `select 'invoices ' || i.id || ': its price is not that of its order.' from invoices i join orders o on o.id = i.order_id where i.content->'price' <> o.price`,
  `select 'invoices ' || id || ': its number is not the one it was given.' from invoices
    where content->>'number' <> year || '-' || lpad(number::text, 5, '0')`,
  `select 'invoices of ' || year || ': number ' || n || ' is missing.' from invoice_counters, generate_series(1, last) n
    where not exists (select from invoices i where i.year = invoice_counters.year and i.number = n)`,
  `select 'invoices ' || id || ': its number was never given out.' from invoices i
    where not exists (select from invoice_counters c where c.year = i.year and c.last >= i.number)`,
  `select 'contract_events ' || id || ': its amount is no whole number of cents.' from contract_events
    where facts ? 'amount' and (facts->>'amount' !~ '^[1-9][0-9]*$' or jsonb_typeof(facts->'amount') <> 'number')`,
  `select 'contracts ' || c.id || ': nobody is on the side "' || wanted || '".' from contracts c, unnest(array['from', 'to']) as wanted
    where removed_at is null and not exists (select from contract_parties p where p.contract_id = c.id and p.side = wanted)`,
  `select 'families ' || f.id || ': it has people and no founder.' from families f
    where exists (select from users u where u.family_id = f.id) and not exists (select from users u where u.family_id = f.id and u.relation_type is null)`,
];

/** Checks that sales add up, no invoice number is missing, and no contract or family lacks people it needs. */
export const checkSums: Check = async (client) => {
  const { rows } = await client.query<{ wrong: string }>(SUMS.join('\nunion all '));
  return { checked: 'what was sold', wrong: rows.map(({ wrong }) => wrong) };
};
