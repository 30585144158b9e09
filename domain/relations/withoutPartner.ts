import type { OwnUser, Partnership } from '../wire/user.ts';

/**
 * Whether somebody of the own users has no partner yet (R-3.3, docs/decisions/0017): nobody now, divorced or not. Who
 * died gets none any more, and of whom only the name is known it can't be said. The form offers them, the server accepts
 * them and no other.
 */
export function withoutPartner({
  passed_away,
  partners,
}: Pick<OwnUser, 'passed_away'> & { partners?: readonly Pick<Partnership, 'until'>[] }): boolean {
  return !passed_away && partners !== undefined && !partners.some(({ until }) => until === null);
}
