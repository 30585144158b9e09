import { addDays, addMonths } from '../domain/dates/isoDate.ts';
import { PLAIN_GIFT_CLAUSES, PLAIN_LOAN_CLAUSES } from '../domain/contracts/clauses/plain.ts';
import type { Db } from '../server/db/database.ts';
import { contractEvents } from '../server/db/eventSchema.ts';
import { contractParties, contracts } from '../server/db/contractSchema.ts';
import type { TestFamily, UserRow } from '../server/test/factories.ts';

const TYPES = ['AnnuityLoanContract', 'LinearLoanContract', 'RepaymentFreeLoanContract'] as const;
const AT_ONCE = 500;
/** One in this many loans has records. */
const RECORDED = 10;
const PAYMENTS = 12;

type ContractRow = typeof contracts.$inferInsert;

/**
 * One in five a gift, the rest loans of thirty years, begun one after another over thirty years; one in ten callable on
 * demand.
 */
function contractRow(k: number, family: TestFamily): ContractRow {
  const signed = addDays('1996-01-05', Math.floor((k * 10_950) / 10_000));
  const common = {
    family_id: family.id,
    hashid: `bench${k}`,
    total: 1_000_000 + ((k * 7_919) % 20_000_000),
    signed_date: signed,
    created_by: family.parent.id,
  };
  if (k % 5 === 0) {
    return {
      ...common,
      type: 'GiftContract',
      terms: {
        signed_date: signed,
        gift_date: signed,
        purpose: '',
        exclusion_clause: 'soft',
        revocable: false,
        counts_toward_estate: false,
        ...PLAIN_GIFT_CLAUSES,
      },
    };
  }
  const start = `${addMonths(signed, 1).slice(0, 8)}01`;
  const terms = {
    signed_date: signed,
    start_date: start,
    first_payment_date: addMonths(start, 1),
    rate_millipercent: 1_500 + (k % 20) * 125,
    term_months: 360,
    purpose: 'Huis',
    own_home: k % 3 === 0,
    rate_motivation: 'Zie de bank.',
  };
  return {
    ...common,
    type: TYPES[k % 3] ?? 'AnnuityLoanContract',
    ledger_version: k % RECORDED === 1 ? 1 : 0,
    terms: { ...terms, ...PLAIN_LOAN_CLAUSES, callable: k % 10 === 2 ? 'on_demand' : 'limited' },
  };
}

/**
 * Writes this many contracts between the founder and the children straight into the database; the API would take an
 * hour.
 */
export async function manyContracts(
  db: Db,
  family: TestFamily,
  children: readonly UserRow[],
  count: number,
): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => contractRow(from + i, family));
    const made = await db.insert(contracts).values(rows).returning({ id: contracts.id, start: contracts.signed_date });
    const party = (contract_id: number, user_id: number, side: 'from' | 'to') => ({
      contract_id,
      user_id,
      family_id: family.id,
      side,
      position: 0,
    });
    await db
      .insert(contractParties)
      .values(
        made.flatMap(({ id }, i) => [
          party(id, family.parent.id, 'from'),
          party(id, children[i % children.length]?.id ?? 0, 'to'),
        ]),
      );
    const events = made.flatMap(({ id, start }, i) => {
      if (start === null || rows[i]?.ledger_version !== 1) return [];
      return Array.from({ length: PAYMENTS }, (_, month) => ({
        family_id: family.id,
        contract_id: id,
        hashid: `bench${id}-${month}`,
        kind: 'payment' as const,
        date: addMonths(start, month + 3),
        facts: { amount: 50_000 },
        status: 'confirmed' as const,
        recorded_by: family.parent.id,
      }));
    });
    if (events.length > 0) await db.insert(contractEvents).values(events);
  }
}
