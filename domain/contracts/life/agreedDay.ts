import { dayInAmsterdam } from '../../dates/today.ts';
import type { IsoDate } from '../../dates/isoDate.ts';
import type { ProposalContent } from '../../wire/proposal.ts';

/** One yes: when it was said here, and the day of the paper where it was agreed on paper. */
interface Yes {
  at: Date;
  paperDate: IsoDate | null;
}

const dayOf = ({ at, paperDate }: Yes): IsoDate => paperDate ?? dayInAmsterdam(at);

/**
 * The day on which all of them agreed: that of the last yes. Whoever records what was agreed on paper says yes by that, and did so on
 * the day of the paper.
 * @param last the yes with which it counts
 */
export function agreedDay(before: readonly Yes[], last: Yes): IsoDate {
  const withLast = ({ at, paperDate }: Yes) => paperDate === null && at.getTime() === last.at.getTime();
  const days = [last, ...before.filter((yes) => !withLast(yes))].map(dayOf);
  return days.sort().at(-1) ?? dayOf(last);
}

/**
 * What is agreed, as it counts once all agreed on a day: what is forgiven counts no sooner (BW 6:160 lid 1), unless it is
 * said how it was forgiven before.
 */
export function countedFrom(content: ProposalContent, agreed: IsoDate): ProposalContent {
  if (content.kind !== 'forgiveness' || content.said !== undefined || content.date >= agreed) return content;
  return { ...content, date: agreed };
}
