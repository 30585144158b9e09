import type { Check } from './finding.ts';

/** The log has an invoice's data since it was issued, or since migration 0060 (docs/decisions/0030). */
const SAID = `(select l.after from audit_log l where l.hashid = i.hashid and l.family_id = i.family_id and l.entity = 'invoice' order by l.seq limit 1)`;

/** One query per rule. */
const INVOICES = [
  `select 'invoices ' || i.id || ': it is not what the log says was issued.' as wrong from invoices i
    where ${SAID}->>'paper' is distinct from invoice_said(i)->>'paper'`,
  `select 'invoices ' || i.id || ': it has another buyer than the log says.' from invoices i
    where i.salt is not null and ${SAID}->>'buyer' is distinct from invoice_said(i)->>'buyer'`,
  // Seven full years after the year of each (art. 52 lid 4 AWR).
  `select 'invoices ' || i.id || ': its buyer was emptied while it has to be kept.' from invoices i
    where i.salt is null and i.year >= extract(year from now()) - 7`,
  `select 'audit_log ' || l.id || ': invoice ' || (l.after->>'number') || ', which it says was issued, is missing.' from audit_log l
    where l.entity = 'invoice' and not exists (select from invoices i where i.hashid = l.hashid and i.family_id = l.family_id)`,
  `select 'orders ' || o.id || ': it is paid, and the log does not say so.' from orders o
    where o.status = 'paid' and not exists (select from audit_log l where l.hashid = o.hashid and l.family_id = o.family_id and l.entity = 'order' and l.action = 'paid')`,
];

/** Checks that each invoice exists, as issued and to the buyer in the log. */
export const checkInvoices: Check = async (client) => {
  const { rows } = await client.query<{ wrong: string }>(INVOICES.join('\nunion all '));
  const { rows: counted } = await client.query<{ n: number }>('select count(*)::int as n from invoices');
  return { checked: `${counted[0]?.n} invoices`, wrong: rows.map(({ wrong }) => wrong) };
};
