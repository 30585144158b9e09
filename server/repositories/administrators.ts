import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { AdministratorQuery, AdministratorSort, AdministratorState } from '../../domain/wire/administrator.ts';
import type { TokenClaims } from '../caller.ts';
import { couldLogInSql } from '../db/canLogIn.ts';
import type { Db, Queryable } from '../db/database.ts';
import { administratorSightings } from '../db/accountSchema.ts';
import { auditLog, users } from '../db/schema.ts';

/** An administrator as the list shows them. `firstname` and the rest are null for an account without a person. */
export interface AdministratorRow extends Record<string, unknown> {
  id: string;
  sub: string;
  email: string;
  roles: string[];
  second_factor: boolean;
  /** Instants as the driver returns them for raw SQL: text. */
  last_login: Date | string | null;
  since: Date | string;
  reviewed_at: Date | string | null;
  firstname: string | null;
  infix: string | null;
  lastname: string | null;
  state: AdministratorState;
}

/** Lower case and without accents, so that é sorts between e and f on every engine, and matches e. */
const plain = (text: SQL) => sql`regexp_replace(lower(normalize(${text}, NFD)), U&'[\\0300-\\036F]', '', 'g')`;

/**
 * Everyone with the role: the accounts of the embedded provider, and people who logged in through another one. Of a
 * family, only a name; somebody in several is named as in the oldest.
 */
const administratorsView = sql`
  select coalesce(u.hashid, d.sub) as id, d.*, u.firstname, u.infix, u.lastname,
    case when d.disabled then 'closed' when u.closed then 'blocked' else 'active' end as state,
    (select max(r.at) from audit_log r where r.hashid = coalesce(u.hashid, d.sub) and r.entity = 'administrator' and r.action = 'review') as reviewed_at
  from (
    select a.id as sub, a.email, a.roles, a.disabled, a.last_login_at as last_login, a.created_at as since,
      coalesce((select f.enabled_at is not null from account_factors f where f.account_id = a.id), false) as second_factor
    from accounts a where 'superadmin' = any(a.roles)
    union all
    select s.sub, s.email, s.roles, false, s.last_seen_at, s.first_seen_at, s.second_factor from administrator_sightings s
  ) d left join lateral (
    select m.hashid, m.firstname, m.infix, m.lastname, bool_and(not ${couldLogInSql('m')}) over () as closed
    from users m where m.sub = d.sub order by m.id limit 1
  ) u on true`;

/** Each word of `q` must be in the name or the address. */
function matching(q: string): SQL {
  const words = q
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, 8);
  const text = plain(sql`concat_ws(' ', x.firstname, x.infix, x.lastname, x.email)`);
  const conditions = words.map((word) => sql`${text} like ${plain(sql`${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)}`);
  return and(...conditions) ?? sql`true`;
}

const ORDERS: Record<AdministratorSort, readonly SQL[]> = {
  // Dutch order: by the core of the last name, then infix, then first name (docs/screens.md 1).
  name: [plain(sql`x.lastname`), plain(sql`x.infix`), plain(sql`x.firstname`)],
  email: [sql`lower(x.email)`],
  last_login: [sql`x.last_login`],
  second_factor: [sql`x.second_factor`],
  state: [sql`x.state`],
  reviewed_at: [sql`x.reviewed_at`],
};

/** One page of the administrators, and the total number. */
export async function listAdministrators(
  db: Db,
  { q, sort, direction, page, size }: AdministratorQuery,
): Promise<{ total: number; rows: AdministratorRow[] }> {
  const where = matching(q);
  const way = direction === 'desc' ? sql`desc nulls last` : sql`asc nulls last`;
  const order = sql.join([...ORDERS[sort].map((key) => sql`${key} ${way}`), sql`x.sub`], sql`, `);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${administratorsView}) x where ${where}`,
  );
  const { rows } = await db.execute<AdministratorRow>(
    sql`select * from (${administratorsView}) x where ${where} order by ${order} limit ${size} offset ${page * size}`,
  );
  return { total: counted.rows[0]?.total ?? 0, rows };
}

/** One administrator; undefined for anybody else. */
export async function findAdministrator(db: Queryable, id: string): Promise<AdministratorRow | undefined> {
  const { rows } = await db.execute<AdministratorRow>(sql`select * from (${administratorsView}) x where x.id = ${id}`);
  return rows[0];
}

/**
 * The mail addresses of active administrators. With an external provider we can't see anybody lose the role: those who
 * did not log in with it for 90 days get none, except the last of them if there is nobody else.
 */
export async function administratorAddresses(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ email: string; long_ago: boolean }>(
    sql`select lower(x.email) as email, exists (
        select from administrator_sightings s where s.sub = x.sub and s.last_seen_at < now() - interval '90 days') as long_ago
      from (${administratorsView}) x where x.state = 'active' and x.email <> '' order by x.last_login desc nulls last, email`,
  );
  const present = rows.filter(({ long_ago }) => !long_ago);
  return [...new Set((present.length > 0 ? present : rows.slice(0, 1)).map(({ email }) => email))];
}

/** The people who approved an administrator, and when; newest first. */
export const reviewsOf = (db: Queryable, id: string) =>
  db
    .select({ at: auditLog.at, firstname: users.firstname, infix: users.infix, lastname: users.lastname })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.user_id))
    .where(and(eq(auditLog.hashid, id), eq(auditLog.entity, 'administrator'), eq(auditLog.action, 'review')))
    .orderBy(desc(auditLog.id))
    .limit(20);

/**
 * An external identity provider does not say who has the role, so logins with it are noted, at most once in five
 * minutes.
 */
export async function noteAdministrator(db: Db, { sub, email, roles, secondFactor }: TokenClaims): Promise<void> {
  const seen = { email: email ?? '', roles: [...roles], second_factor: secondFactor, last_seen_at: sql`now()` };
  await db
    .insert(administratorSightings)
    .values({ sub, ...seen })
    .onConflictDoUpdate({
      target: administratorSightings.sub,
      set: seen,
      setWhere: sql`${administratorSightings.last_seen_at} < now() - interval '5 minutes' or ${administratorSightings.second_factor} <> ${secondFactor}`,
    });
}

/** Removes the sightings of an erased person. */
export async function forgetAdministrator(tx: Queryable, sub: string): Promise<void> {
  await tx.delete(administratorSightings).where(eq(administratorSightings.sub, sub));
}
