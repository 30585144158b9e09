import type { UserRow } from '../repositories/family.ts';

/** Whether an invitation can reach somebody, and may still be accepted: a divorced partner gets no new data of the family. */
export const isReachable = ({
  blocked,
  passed_away,
  divorced,
  email,
}: Pick<UserRow, 'blocked' | 'passed_away' | 'divorced' | 'email'>): boolean =>
  !blocked && !passed_away && !divorced && email !== '';
