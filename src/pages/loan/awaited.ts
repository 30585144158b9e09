import { eitherName } from '../../../domain/contracts/eitherName.ts';
import { firstNames } from '../../../domain/contracts/sides.ts';
import type { Contract, ContractDetail } from '../../../domain/wire/contract.ts';
import type { Book } from '../../../domain/wire/event.ts';
import type { Party } from '../../../domain/wire/party.ts';
import type { Awaited } from '../../text/awaited.ts';
import { paymentsText } from '../../text/loanPayments.ts';

/** The people awaited; null for nobody. Each party has to answer, and one of the managers who keep a book. */
export function awaitedOf(waits: readonly Party[], { from, to }: Contract['parties']): Awaited | null {
  if (waits.length === 0) return null;
  const parties = waits.every((one) => [...from, ...to].some(({ hashid }) => hashid === one.hashid));
  return parties ? { who: firstNames(waits), many: waits.length > 1 } : { who: eitherName(waits), many: false };
}

/** The people for whom the reader's answer counts too, by a mandate or by the agreement. */
export function alsoFor(
  { waits, then }: Book['open'][number],
  { from, to }: Contract['parties'],
  me: string | undefined,
): Party[] {
  const among = (people: readonly Party[], hashid: string) => people.some((one) => one.hashid === hashid);
  return waits.filter(({ hashid }) => hashid !== me && !among(then, hashid) && among([...from, ...to], hashid));
}

/** The message after the reader confirmed a record: names the others who still have to. */
export function confirmedDone(
  { book, parties }: ContractDetail,
  hashid: string,
  done: string = paymentsText.confirmed,
): string {
  const left = awaitedOf(book?.open.find(({ event }) => event === hashid)?.then ?? [], parties);
  return left === null ? done : paymentsText.confirmedFirst(left.who);
}
