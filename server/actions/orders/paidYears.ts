import { and, eq, gte, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { addDays } from '../../../domain/dates/isoDate.ts';
import { priceOf } from '../../../domain/orders/price.ts';
import { partnerCodeProblem } from '../../../domain/partnerCodes/usable.ts';
import { systemActor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { auditLog, families } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { planEndingMail, WARN_DAYS_BEFORE } from '../../mail/planEndingMail.ts';
import { familyPeople, type FamilyRow } from '../../repositories/family.ts';
import { updatePlan } from '../../repositories/orders.ts';
import { familyPartnerCode } from '../../repositories/partnerCodes.ts';
import type { Services } from '../../services.ts';
import { notify } from '../notices/notify.ts';
import { eachAlone } from '../../rounds/eachAlone.ts';
import { ordersUrl } from './ordersUrl.ts';
import { planOf, tariffOf } from './offer.ts';

type Selling = Pick<Services, 'db' | 'env' | 'clock' | 'log' | 'accounts'>;

const bySystem = ({ id }: FamilyRow) => ({ familyId: id, userId: null, sub: null });

/**
 * Families with more places than everybody has, under `condition`; each in a transaction of its own, with its row
 * locked.
 */
async function eachPaidFamily(
  { db, env, log }: Selling,
  condition: SQL | undefined,
  work: (tx: Tx, family: FamilyRow) => Promise<void>,
): Promise<void> {
  const paid = and(isNotNull(families.paid_until), sql`${families.paid_children} > ${env.includedChildren}`, condition);
  const workOne = ({ id }: { id: number }) =>
    inTransaction(db, async (tx) => {
      const [family] = await tx
        .select()
        .from(families)
        .where(and(eq(families.id, id), paid))
        .for('update');
      if (family) await work(tx, family);
    });
  await eachAlone(await db.select({ id: families.id }).from(families).where(paid).orderBy(families.id), workOne, {
    log,
    sentence: 'the paid year of a family could not be looked at; it is retried',
    name: ({ id }) => ({ family: id }),
  });
}

/**
 * A month before the paid year ends the managers are notified, once: nothing renews automatically
 * (docs/decisions/0025). The notification is recorded in the audit log, which nobody can change.
 */
export async function remindOfPaidYears(services: Selling): Promise<void> {
  const { env, clock } = services;
  const { now, today, record } = systemActor(clock);
  const soon = and(gte(families.paid_until, today), lte(families.paid_until, addDays(today, WARN_DAYS_BEFORE)));
  await eachPaidFamily(services, soon, async (tx, family) => {
    const plan = planOf(family);
    if (plan.until === null || (await wasTold(tx, family, plan.until))) return;
    const begins = addDays(plan.until, 1);
    const code = await familyPartnerCode(tx, family);
    const next = priceOf(plan, tariffOf(env), {
      children: plan.children,
      discountPercent: code && partnerCodeProblem(code, begins) === null ? code.discount_percent : 0,
      today: begins,
    });
    const people = await familyPeople(tx, { familyId: family.id });
    const until = plan.until;
    await notify(
      tx,
      { now, today },
      services,
      { familyId: family.id },
      {
        kind: 'year_ends',
        key: until,
        to: people.filter(({ family_role }) => family_role === 'manager'),
        by: null,
        about: null,
        facts: { date: until },
        mail: ({ firstname }, email) =>
          planEndingMail({
            email,
            firstname,
            until,
            included: env.includedChildren,
            next,
            sells: env.seller !== null,
            url: ordersUrl(services, family.hashid),
          }),
      },
    );
    await record(tx, {
      action: 'remind',
      entity: 'plan',
      hashid: family.hashid,
      after: { until: plan.until },
      by: bySystem(family),
    });
  });
}

const wasTold = async (tx: Tx, { hashid }: FamilyRow, until: string): Promise<boolean> =>
  (await tx.$count(
    auditLog,
    and(
      eq(auditLog.hashid, hashid),
      eq(auditLog.entity, 'plan'),
      eq(auditLog.action, 'remind'),
      sql`${auditLog.after}->>'until' = ${until}`,
    ),
  )) > 0;

/** After its paid year a family has the places every family has. Existing members stay; only adding waits for a new year. */
export async function endPaidYears(services: Selling): Promise<void> {
  const { env, clock } = services;
  const { today, record } = systemActor(clock);
  await eachPaidFamily(services, lt(families.paid_until, today), async (tx, family) => {
    await updatePlan(
      tx,
      { familyId: family.id },
      { paid_children: env.includedChildren, paid_until: family.paid_until },
    );
    await record(tx, {
      action: 'end',
      entity: 'plan',
      hashid: family.hashid,
      before: { children: family.paid_children },
      after: { children: env.includedChildren },
      by: bySystem(family),
    });
  });
}
