import { dayInAmsterdam } from '../../dates/today.ts';
import type { IsoDate } from '../../dates/isoDate.ts';
import { changesOf } from '../../loans/changes.ts';
import { setsRate } from '../../loans/events/catalogue.ts';
import { factsOf } from '../../loans/events/checkEventFields.ts';
import type { GiftTerms, LoanTerms } from '../../wire/contract.ts';
import type { LoanEvent } from '../../wire/event.ts';
import type { ProposalContent } from '../../wire/proposal.ts';

/** One yes: when it was given here, and the day of the paper if it was agreed on paper. */
interface Yes {
  at: Date;
  paperDate: IsoDate | null;
}

const dayOf = ({ at, paperDate }: Yes): IsoDate => paperDate ?? dayInAmsterdam(at);

/**
 * The day on which all of them agreed: that of the last yes. Recording an agreement on paper is a yes, given on the day of the
 * paper.
 * @param last the yes with which it counts
 */
export function agreedDay(before: readonly Yes[], last: Yes): IsoDate {
  const withLast = ({ at, paperDate }: Yes) => paperDate === null && at.getTime() === last.at.getTime();
  const days = [last, ...before.filter((yes) => !withLast(yes))].map(dayOf);
  return days.sort().at(-1) ?? dayOf(last);
}

/** The facts that decide a loan's rate: its agreement's, and the changes of it. */
export interface Rated {
  terms: GiftTerms | LoanTerms;
  events: readonly LoanEvent[];
}

/** The rate of a loan on a day, in thousandths of a percent per year; null for a gift. */
function rateOn({ terms, events }: Rated, day: IsoDate): number | null {
  if (!('rate_millipercent' in terms)) return null;
  const changes = changesOf(events).filter(setsRate);
  const until = changes.filter(({ date }) => date <= day);
  // Of two on one day the one recorded last.
  const last = until.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)).at(-1);
  return last?.rate_millipercent ?? terms.rate_millipercent;
}

/** Whether it lowers the rate that the loan would have on its day. */
export function lowersRate(content: ProposalContent, loan: Rated): boolean {
  if (!setsRate(content)) return false;
  const before = rateOn(loan, content.date);
  return before !== null && content.rate_millipercent < before;
}

/**
 * The agreement as it counts once all agreed on a day. Forgiveness counts no sooner, nor does a lower rate: both give
 * something up by an agreement (BW 6:160 lid 1, 7:175). For both an earlier agreement can be stated. A lower rate can start
 * later: it is agreed, and so may be given, on the day itself.
 */
export function countedFrom(content: ProposalContent, agreed: IsoDate, loan: Rated): ProposalContent {
  if (content.kind === 'forgiveness')
    return content.said !== undefined || content.date >= agreed ? content : { ...content, date: agreed };
  if (!setsRate(content)) return content;
  const { said } = content;
  // The proposer does not say on which day all agreed.
  const facts = factsOf<'rate_change' | 'new_terms'>({ ...content, ...{ agreed: undefined, said: undefined } });
  const change = { date: content.date, ...facts };
  // Other terms keep both days, whatever they contain.
  const both = content.kind === 'new_terms' ? { agreed } : {};
  if (!lowersRate(content, loan)) return { ...change, ...both };
  const { date } = change;
  if (date > agreed) return { ...change, agreed };
  return said !== undefined && date < agreed ? { ...change, said } : { ...change, ...both, date: agreed };
}
