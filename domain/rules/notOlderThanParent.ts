import type { IsoDate } from '../dates/isoDate.ts';

/** The text is to the letter of the specification. */
const NOT_OLDER_THAN_PARENT_MESSAGE = 'Je kind kan niet ouder zijn dan jijzelf';

/**
 * Not born before the parent. Born on the same day is not older, so the rule lets it pass: a stepchild can be as old as
 * the parent, and the message would not be true. A parent without a birth date has nothing to compare with.
 */
export function notOlderThanParent(birthdate: IsoDate, parentBirthdate: IsoDate | null): string | null {
  return parentBirthdate !== null && birthdate < parentBirthdate ? NOT_OLDER_THAN_PARENT_MESSAGE : null;
}
