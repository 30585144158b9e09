import type { FastifyRequest } from 'fastify';
import { weddingDate } from '../../../domain/rules/weddingDate.ts';
import type { CurrentUser, WeddingForm } from '../../../domain/wire/user.ts';
import type { Tx } from '../../db/database.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { partnershipOf } from '../../policies/partnerCandidates.ts';
import { loadFamily, lockFamily } from '../../repositories/family.ts';
import { dateWedding } from '../../repositories/partnerships.ts';
import { currentUser } from './currentUser.ts';

/**
 * Since when two people are married: the meter of the gifts asks it (art. 26 lid 2 SW, docs/decisions/0023). Throws
 * N404 for who is nobody's partner here, V422 on `from_date`.
 */
export async function saveWedding(
  tx: Tx,
  request: FastifyRequest,
  form: WeddingForm,
  today: string,
): Promise<CurrentUser> {
  const { caller } = request;
  await lockFamily(tx, caller);
  const family = await loadFamily(tx, caller);
  const pair = partnershipOf(
    family,
    family.people.find(({ hashid }) => hashid === form.hashid),
  );
  if (!pair) throw notFound();
  const two = family.people.filter(({ id }) => id === pair.self_id || id === pair.partner_id);
  const wrong = weddingDate(form.from_date, { two, until: pair.until_date }, today);
  if (wrong !== null) throw invalid({ from_date: wrong });
  const from = form.from_date === '' ? null : form.from_date;
  if (from !== pair.from_date) {
    await dateWedding(tx, caller, pair.id, from);
    await request.visitor.record(tx, {
      action: 'edit',
      entity: 'partnership',
      hashid: form.hashid,
      before: { from_date: pair.from_date },
      after: { from_date: from },
    });
  }
  return currentUser(tx, caller);
}
