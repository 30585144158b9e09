import { agreeableBy, awaited, type Consented } from '../../../domain/contracts/life/whoAgrees.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { adultMaker } from '../../../domain/contracts/adultMaker.ts';
import { conflict } from '../../http/errors.ts';
import type { UserRow } from '../../repositories/family.ts';
import { insertConsents, type ProposalRecord } from '../../repositories/proposals.ts';
import { type ContractInContext, spokenOf } from './contractInContext.ts';

type Open = Pick<ProposalRecord, 'content'> & { consents: readonly Consented[]; id?: number };

/** The people who have yet to agree, besides those who sign it (docs/decisions/0003). */
export const yetToAgree = (living: ContractInContext, { content, consents, id }: Open) => {
  const request = id === undefined ? undefined : living.signings.find(({ proposal_id }) => proposal_id === id);
  return awaited(spokenOf(living, content), consents).filter(
    (party) => !request?.parties.some(({ userId }) => userId === party.id),
  );
};

/** For which of them the caller may agree: here, and by recording an agreement on paper. */
export function agreeableNow(living: ContractInContext, open: Open) {
  const all = agreeableBy(spokenOf(living, open.content), living.acting, yetToAgree(living, open));
  return {
    here: all.filter(({ way }) => way.how !== 'paper'),
    onPaper: all.filter(({ way }) => way.how === 'paper'),
  };
}

/**
 * Stores people's agreement, as the actor states for each.
 * @param paperDate the day it was agreed on paper; null if it is proposed for a person without a login
 */
export async function storeConsents(
  tx: Tx,
  { caller, now }: Actor,
  proposal: number,
  people: ReturnType<typeof agreeableNow>['here'],
  { paperDate, message }: { paperDate: string | null; message: string },
): Promise<UserRow[]> {
  for (const { person, way } of people) {
    // A manager records on paper what somebody without a login agreed to.
    const minor = way.how === 'paper' || person.sub === null ? null : adultMaker(person);
    if (minor !== null) throw conflict(minor);
  }
  await insertConsents(
    tx,
    caller,
    people.map(({ person, way }) => ({
      proposal_id: proposal,
      user_id: person.id,
      how: way.how,
      mandate_id: way.mandate?.id ?? null,
      paper_date: way.how === 'paper' ? paperDate : null,
      word: message,
      answered_at: now,
    })),
  );
  return people.map(({ person }) => person);
}
