import { isAsked, type Standing } from '../../../domain/contracts/life/confirmation.ts';
import { isLoan } from '../../../domain/contracts/isLoan.ts';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import { type DueTerm, dueTerm } from '../../../domain/loans/dueTerm.ts';
import { agreedOutcome } from '../../../domain/loans/events/burden.ts';
import type { StepFacts } from '../../../domain/nextStep/nextStep.ts';
import type { Book } from '../../../domain/wire/event.ts';
import type { Actor } from '../../actor.ts';
import { presentBook } from '../../presenters/book.ts';
import { presentWithEvents } from '../../presenters/contract.ts';
import { rememberedPerDay } from '../../presenters/rememberedPerDay.ts';
import { isOpenAt } from '../../repositories/signings.ts';
import { allRecords } from '../../repositories/storedEvents.ts';
import { bookOf } from '../events/lockRecords.ts';
import { bookPeopleOf } from '../events/bookPeople.ts';
import { waysToSign } from '../proposals/acts.ts';
import { agreeableNow } from '../proposals/consents.ts';
import type { ContractInContext } from '../proposals/contractInContext.ts';
import { proposalOf } from '../proposals/settle.ts';
import { waitsFor, yetToSign } from '../signing/openRequest.ts';

const dueTerms = rememberedPerDay<DueTerm | null>();

/** The facts that decide what in a contract waits for its reader. */
export function stepFactsOf(
  living: ContractInContext,
  actor: Actor,
  standings: ReadonlyMap<number, Standing>,
): StepFacts {
  const { record, open, lifecycle, signings } = living;
  const { caller, now, today } = actor;
  const contract = presentWithEvents(record, today);
  const request = signings.find(isOpenAt(now));
  const signs =
    request !== undefined &&
    request.contract_version === record.version &&
    yetToSign(request).includes(caller.userId) &&
    waitsFor({ living, signing: request }, caller.userId, today) === null;
  const agreeable = open !== null && !lifecycle.contested ? agreeableNow(living, open) : null;
  const asked = agreeable !== null && agreeable.here.length + agreeable.onPaper.length > 0 ? open : null;
  const standing = standings.get(record.id);
  return {
    contract,
    book: bookFor(living, actor),
    me: caller.hashid,
    toSign: signs ? { hashid: request.hashid, change: proposalOf(living, request)?.content ?? null } : null,
    toAnswer: asked && {
      hashid: asked.hashid,
      by: asked.by.firstname,
      until: todayInAmsterdam(asked.lapses_at.getTime() - 1),
    },
    toRecognise: standing !== undefined && isAsked(standing),
    mayAsk: waysToSign(living, today).mayAsk,
    due: () =>
      isLoan(contract) ? dueTerms(contract, record.ledgerVersion, today, () => dueTerm(contract, today)) : null,
    today,
  };
}

/** The reader's possible acts on the records; null for a contract without records. */
export function bookFor(living: ContractInContext, { caller, today }: Actor): Book | null {
  const { record, parties, managers } = living;
  const book = bookOf(record, today);
  if (book === null) return null;
  const asked = record.automaticAsked.flatMap(({ userId }) => parties.find(({ id }) => id === userId)?.hashid ?? []);
  return presentBook({
    people: bookPeopleOf(living, book),
    names: [...parties, ...managers],
    events: allRecords(record),
    agreed: agreedOutcome(record, today),
    asked,
    entered: record.enteringLast,
    me: caller.hashid,
    today,
  });
}
