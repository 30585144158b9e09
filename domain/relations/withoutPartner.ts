import type { OwnUser } from '../wire/user.ts';

/**
 * Whether somebody of the own users has no partner yet (R-3.3, docs/decisions/0027): nobody now, divorced or not. Who
 * died gets none any more. The form offers them, the server accepts them and no other.
 */
export function withoutPartner({
  passed_away,
  partners,
}: {
  passed_away: boolean;
  partners: readonly Pick<OwnUser['partners'][number], 'until'>[];
}): boolean {
  return !passed_away && !partners.some(({ until }) => until === null);
}
