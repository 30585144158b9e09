/** How long who made a mistake can take it back, while nothing was recorded with it. */
const TAKE_BACK_MS = 24 * 3_600_000;

/**
 * From when a contract belongs to all who signed it (docs/decisions/0032): a day after it was entered, or at once when
 * something was recorded with it. Null while it was never signed. `everSigned`: now, or before an edit.
 */
export function boundFrom({
  everSigned,
  enteredAt,
  events,
}: {
  everSigned: boolean;
  enteredAt: Date;
  events: readonly unknown[];
}): Date | null {
  if (!everSigned) return null;
  return events.length > 0 ? enteredAt : new Date(enteredAt.getTime() + TAKE_BACK_MS);
}

/**
 * Who keeps others from taking a contract away alone: the first of `people` with a login of their own. Undefined:
 * nobody does. A login that is blocked counts as well: the same parent can block it.
 * @param people who would not see it any more, without who takes it away
 */
export function boundTo<Person extends { sub: string | null }>(
  from: Date | null,
  people: readonly Person[],
  now: Date,
): Person | undefined {
  return from !== null && now >= from ? people.find(({ sub }) => sub !== null) : undefined;
}
