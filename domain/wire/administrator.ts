import { Type, type Static } from 'typebox';
import { Hashid, Instant, oneOf, orNull } from './basics.ts';
import { ADMINISTRATOR_SORTS } from './choices/administrator.ts';
import { DIRECTIONS } from './choices/list.ts';

/** 'blocked' in their family; 'closed': the account can't log in. */
const AdministratorState = oneOf(['active', 'blocked', 'closed']);
export type AdministratorState = Static<typeof AdministratorState>;

/** Administrators show how they log in, and never what their family holds. */
const Administrator = Type.Object({
  /** The public id of the administrator. */
  id: Type.String(),
  firstname: Type.String(),
  infix: Type.String(),
  lastname: Type.String(),
  email: Type.String(),
  roles: Type.Array(Type.String()),
  /** The second factor is on; with an external identity provider: it was used at the last login. */
  second_factor: Type.Boolean(),
  last_login: orNull(Instant),
  reviewed_at: orNull(Instant),
  state: AdministratorState,
});
export type Administrator = Static<typeof Administrator>;

const AdministratorSort = oneOf(ADMINISTRATOR_SORTS, { default: 'name' });
export type AdministratorSort = Static<typeof AdministratorSort>;

const filter = {
  /** Words that a name or address must contain. */
  q: Type.String({ maxLength: 100, default: '' }),
  sort: AdministratorSort,
  direction: oneOf(DIRECTIONS, { default: 'asc' }),
};

/** The query of GET /admins/file. */
export const AdministratorFilter = Type.Object(filter);

/** The query of GET /admins; numbers come as text, pages count from 0. */
export const AdministratorPageQuery = Type.Object({
  ...filter,
  page: Type.String({ pattern: '^\\d{1,6}$', default: '0' }),
  size: Type.String({ pattern: '^([1-9]|[1-9]\\d|100)$', default: '25' }),
});

/** The same, with its numbers parsed. */
export type AdministratorQuery = Static<typeof AdministratorFilter> &
  Record<Exclude<keyof Static<typeof AdministratorPageQuery>, keyof typeof filter>, number>;

/** One page of GET /admins; `total`: of all pages together. */
export const AdministratorPage = Type.Object({ total: Type.Integer(), rows: Type.Array(Administrator) });
export type AdministratorPage = Static<typeof AdministratorPage>;

/** The address of one administrator. */
export const AdministratorParams = Type.Object({ id: Hashid });

/** Answer of GET /admin/{id}. */
export const AdministratorProfile = Type.Object({
  ...Administrator.properties,
  /** When the account was created, or first seen. */
  since: Instant,
  /** The reader's own account: somebody else reviews it. */
  own: Type.Boolean(),
  /** The reviews, newest first. */
  reviews: Type.Array(Type.Object({ at: Instant, by: Type.String() })),
});
export type AdministratorProfile = Static<typeof AdministratorProfile>;

/** Answer of GET /admin/health. */
export const Health = Type.Object({
  version: Type.String(),
  /** The start time of this process. */
  started_at: Instant,
  database: oneOf(['embedded', 'server']),
  /** The server's role can only add to the log (docs/decisions/0030). */
  log_guarded: Type.Boolean(),
  mail: Type.Object({
    /** Not sent yet. */
    waiting: Type.Integer(),
    /** How many of those waiting were refused at least once. */
    failing: Type.Integer(),
    /** The moment since which the oldest one waits. */
    oldest: orNull(Instant),
    sent_last_day: Type.Integer(),
    /** The destination of mail: a mail server, or a folder. */
    to: oneOf(['smtp', 'folder']),
  }),
  /** The newest backup of this computer; null if there is none. */
  last_backup: orNull(Instant),
});
export type Health = Static<typeof Health>;
