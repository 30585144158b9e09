import type { ContractLifecycle, Proposal } from '../../../../domain/wire/proposal.ts';
import { proposalsText as text } from '../../../text/proposals.ts';

/** The first names of those an open proposal waits for. */
interface Waits {
  /** The reader is one of them. */
  me: boolean;
  /** Others for whom the reader answers here. */
  for: string[];
  /** People whose agreement on paper the reader records. */
  onPaper: string[];
  /** People who answer themselves. */
  others: string[];
  /** People left once the reader answered here. */
  afterHere: string[];
}

/** @param me the hashid of the reader */
export function waitsFor({ awaited }: Proposal, me: string | undefined): Waits {
  const names = (wanted: (one: Proposal['awaited'][number]) => boolean) =>
    awaited.filter(wanted).map(({ party }) => party.firstname);
  return {
    me: awaited.some(({ party }) => party.hashid === me),
    for: names(({ party, yours, on_paper }) => yours && !on_paper && party.hashid !== me),
    onPaper: names(({ yours, on_paper }) => yours && on_paper),
    others: names(({ yours }) => !yours),
    afterHere: names(({ yours, on_paper }) => !yours || on_paper),
  };
}

/** Those it waits for, and the reader's part in that. */
export function waitingWords(may: ContractLifecycle['may'], waits: Waits): string {
  if (!may.includes('answer'))
    return may.includes('paper') ? text.waitsPaper(waits.onPaper) : text.waits([...waits.others, ...waits.onPaper]);
  const mine = waits.afterHere.length === 0 ? text.waitsForYou : text.waitsForYouToo(waits.afterHere);
  return waits.for.length === 0 ? mine : `${mine} ${text.forOthers(waits.for)}`;
}

/** The message once the reader agreed here. @param signed others sign it as well */
export const agreedWords = ({ afterHere }: Waits, signed: boolean): string =>
  afterHere.length > 0 ? text.agreedLeft(afterHere) : signed ? text.agreedSigned : text.agreed;
