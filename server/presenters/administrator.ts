import { fullName } from '../../domain/names/name.ts';
import type { Administrator, AdministratorProfile } from '../../domain/wire/administrator.ts';
import type { AdministratorRow, reviewsOf } from '../repositories/administrators.ts';

const instant = (value: Date | string | null): string | null => (value === null ? null : new Date(value).toISOString());

/** An administrator as the list shows them: how they log in, nothing about their family. */
export const presentAdministrator = (row: AdministratorRow): Administrator => ({
  id: row.id,
  firstname: row.firstname ?? '',
  infix: row.infix ?? '',
  lastname: row.lastname ?? '',
  email: row.email,
  roles: row.roles,
  second_factor: row.second_factor,
  last_login: instant(row.last_login),
  reviewed_at: instant(row.reviewed_at),
  state: row.state,
});

/** Names an administrator as the log does: by name, or by the address of an account without a person. */
export const administratorName = (row: Pick<AdministratorRow, 'firstname' | 'infix' | 'lastname' | 'email'>): string =>
  fullName({ firstname: row.firstname ?? '', infix: row.infix ?? '', lastname: row.lastname ?? '' }) || row.email;

/** One administrator, for another; `readerSub` is the reader. */
export function presentProfile(
  row: AdministratorRow,
  reviews: Awaited<ReturnType<typeof reviewsOf>>,
  readerSub: string,
): AdministratorProfile {
  return {
    ...presentAdministrator(row),
    since: new Date(row.since).toISOString(),
    own: row.sub === readerSub,
    reviews: reviews.map(({ at, ...name }) => ({
      at: at.toISOString(),
      by: administratorName({ ...name, email: 'een oud-beheerder' }),
    })),
  };
}
