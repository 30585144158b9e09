import type { PersonName } from '../names/name.ts';

/** Of administrators it is known how they come in, and never what their family holds. */
export interface Administrator extends PersonName {
  /** Public id. */
  id: string;
  email: string;
  roles: string[];
  /** The second factor is on; with an external identity provider: it was used at the last login. */
  second_factor: boolean;
  /** Instants, UTC. */
  last_login: string | null;
  reviewed_at: string | null;
  state: AdministratorState;
}

/** 'blocked' in their family; 'closed': the account can't log in. */
export type AdministratorState = 'active' | 'blocked' | 'closed';

export const ADMINISTRATOR_SORTS = ['name', 'email', 'last_login', 'second_factor', 'state', 'reviewed_at'] as const;
export type AdministratorSort = (typeof ADMINISTRATOR_SORTS)[number];

/** What GET /admins is asked: a page from 0, and words that a name or address must contain. */
export interface AdministratorQuery {
  q: string;
  sort: AdministratorSort;
  direction: 'asc' | 'desc';
  page: number;
  size: number;
}

/** One page of GET /admins; `total`: of all pages together. */
export interface AdministratorPage {
  total: number;
  rows: Administrator[];
}

/** Answer of GET /admin/{id}. */
export interface AdministratorProfile extends Administrator {
  /** Since when the account exists, or was first seen. Instant, UTC. */
  since: string;
  /** The reader's own: who reviews it is somebody else. */
  own: boolean;
  /** Newest first. */
  reviews: { at: string; by: string }[];
}

/** Answer of GET /admin/health. Instants in UTC. */
export interface Health {
  version: string;
  /** Since when this process runs. */
  started_at: string;
  database: 'embedded' | 'server';
  /** The server's role can only add to the log (docs/decisions/0035). */
  log_guarded: boolean;
  mail: {
    /** Not sent yet. */
    waiting: number;
    /** Of those, the ones that were refused at least once. */
    failing: number;
    /** Since when the longest waits. */
    oldest: string | null;
    sent_last_day: number;
    /** Where mail goes: to a mail server, or into a folder. */
    to: 'smtp' | 'folder';
  };
  /** The newest backup of this computer; null when there is none. */
  last_backup: string | null;
}
