import type { ActivityQuery } from '../../domain/wire/activity.ts';

/** Lines in one answer. */
export const ACTIVITY_PAGE = 20;

/** The part of a log a query asks for; one line beyond the shown ones says whether there is more. */
export const sliceOf = ({ before }: ActivityQuery) => ({
  before: before === undefined ? null : Number(before),
  limit: ACTIVITY_PAGE + 1,
});
