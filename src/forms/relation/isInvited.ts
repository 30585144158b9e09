import type { Relation } from '../../../domain/wire/user.ts';

/** Whether there is an invitation that can still be accepted. */
export const isInvited = ({
  invited,
  signed,
  blocked,
  passed_away,
  divorced,
}: Pick<Relation, 'invited' | 'signed' | 'blocked' | 'passed_away' | 'divorced'>): boolean =>
  invited && !signed && !blocked && !passed_away && !divorced;
