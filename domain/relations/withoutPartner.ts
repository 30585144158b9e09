import type { OwnUser, Partnership } from '../wire/user.ts';

/**
 * Whether somebody in one's own family has no partner yet (R-3.3, docs/decisions/0017): nobody now, divorced or not. A
 * deceased person can't get one, and for a person known only by name it is unknown. The form offers these people, and
 * the server accepts only them.
 */
export function withoutPartner({
  passed_away,
  partners,
}: Pick<OwnUser, 'passed_away'> & { partners?: readonly Pick<Partnership, 'until'>[] }): boolean {
  return !passed_away && partners !== undefined && !partners.some(({ until }) => until === null);
}
