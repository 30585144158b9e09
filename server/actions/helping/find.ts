import { findReferences } from '../../../domain/orders/reference.ts';
import { email as emailRule } from '../../../domain/rules/email.ts';
import type { FoundPerson } from '../../../domain/wire/helping.ts';
import type { Actor } from '../../actor.ts';
import type { Db, Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalid } from '../../http/errors.ts';
import { helpedByEmail, helpedOfFamily, type HelpedRow } from '../../repositories/helpedPeople.ts';
import { findAnyOrder } from '../../repositories/orders.ts';
import type { Services } from '../../services.ts';
import { limitAct } from '../limitAct.ts';
import { presentHelped } from './present.ts';
import { recordHelp } from './record.ts';

const WHOLE = 'Zoek met een volledig e-mailadres, of met het kenmerk van een bestelling.';

/**
 * Finds a person who asks an administrator for help, by data that only they or their bank can have given: a full address, or the
 * reference of an order. Each search is logged with its search text (S-517). Throws V422 for a part of either, R429.
 */
export async function findPeople(
  actor: Actor,
  services: Services & { db: Db },
  sought: string,
): Promise<FoundPerson[]> {
  const q = sought.trim();
  const [reference] = findReferences(q);
  const isAddress = q.includes('@') && emailRule(q) === null;
  if (!isAddress && reference === undefined) throw invalid({ q: WHOLE });
  return inTransaction(services.db, async (tx) => {
    await limitAct(tx, actor, 'findPerson', '');
    const rows = isAddress ? await helpedByEmail(tx, q) : await managersBehind(tx, reference ?? '');
    const after = { q, found: rows.length };
    const people: FoundPerson[] = [];
    for (const row of rows) {
      await recordHelp(tx, actor, row.person, { action: 'find', after });
      people.push(await presentHelped(tx, actor, services, row));
    }
    if (rows.length === 0) await actor.record(tx, { action: 'find', entity: 'helped_person', hashid: null, after });
    return people;
  });
}

async function managersBehind(tx: Queryable, reference: string): Promise<HelpedRow[]> {
  const order = await findAnyOrder(tx, { reference });
  return order ? helpedOfFamily(tx, order.family_id) : [];
}
