import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** Our schemas. Things are named, and never numbered: each database gives out its own numbers. */
const OURS = `in ('public'::regnamespace, 'drizzle'::regnamespace)`;
const OF_TABLE = `join pg_class c on c.oid = x.relation and c.relnamespace ${OURS}`;
/** Rights in one order: which was given first makes no difference. */
const rights = (list: string) => `(select string_agg(one::text, ',' order by one::text) from unnest(${list}) one)`;

/**
 * Questions whose answers together are a database without its rows: of each thing all that is known of it. Where the age of things decides what
 * happens (which of two keys is checked first, which of two similar indexes is read), their rank is part of it.
 */
const QUESTIONS: Readonly<Record<string, string>> = {
  database: `select json_build_array(encoding, datcollate, datctype, (select string_agg(setconfig::text, ' ') from pg_db_role_setting where setdatabase = d.oid))
    from pg_database d where datname = current_database()`,
  schemas: `select json_build_array(nspname, nspowner::regrole, ${rights('nspacl')}) from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`,
  relations: `select json_build_array(oid::regclass, relkind, relowner::regrole, relpersistence, relreplident, relrowsecurity, relforcerowsecurity,
    relispartition, reltablespace, (select amname from pg_am where pg_am.oid = relam), reloptions::text, ${rights('relacl')})
    from pg_class where relnamespace ${OURS}`,
  columns: `select json_build_array(c.oid::regclass, rank() over (partition by c.oid order by attnum), attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
    attstorage, attcompression, attstattarget, attcollation::regcollation, attislocal, attoptions::text, ${rights('attacl')},
    (select pg_get_expr(adbin, adrelid) from pg_attrdef where adrelid = attrelid and adnum = attnum))
    from pg_attribute x join pg_class c on c.oid = attrelid and c.relnamespace ${OURS} where attnum > 0 and not attisdropped`,
  constraints: `select json_build_array(conrelid::regclass, contypid::regtype, conname, contype, pg_get_constraintdef(oid), condeferrable, condeferred, convalidated, conislocal, connoinherit,
    conindid::regclass, case when contype = 'f' then rank() over (partition by contype order by oid) end)
    from pg_constraint where connamespace ${OURS}`,
  indexes: `select json_build_array(x.indrelid::regclass, rank() over (partition by x.indrelid order by x.indexrelid), pg_get_indexdef(x.indexrelid), indisunique, indnullsnotdistinct, indisprimary, indimmediate,
    indisclustered, indisvalid, indisready, indislive, indisreplident) from pg_index x join pg_class c on c.oid = x.indexrelid and c.relnamespace ${OURS}`,
  triggers: `select json_build_array(pg_get_triggerdef(x.oid), tgenabled, tgdeferrable, tginitdeferred) from (select *, tgrelid as relation from pg_trigger) x ${OF_TABLE} where not tgisinternal`,
  functions: `select json_build_array(pg_get_functiondef(oid), proowner::regrole, ${rights('proacl')}) from pg_proc where pronamespace ${OURS} and prokind <> 'a'`,
  sequences: `select json_build_array(seqrelid::regclass, seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin, seqcache, seqcycle, deptype, refobjid::regclass,
    (select attname from pg_attribute where attrelid = refobjid and attnum = refobjsubid))
    from pg_sequence left join pg_depend on classid = 'pg_class'::regclass and objid = seqrelid and deptype in ('a', 'i')
    where seqrelid <> 'drizzle.__drizzle_migrations_id_seq'::regclass`,
  types: `select json_build_array(oid::regtype, typtype, typowner::regrole, ${rights('typacl')}, typnotnull, typdefault, pg_get_expr(typdefaultbin, 0)) from pg_type where typnamespace ${OURS}`,
  labels: `select json_build_array(enumtypid::regtype, rank() over (partition by enumtypid order by enumsortorder), enumlabel) from pg_enum`,
  rules: `select pg_get_ruledef(x.oid) from (select *, ev_class as relation from pg_rewrite) x ${OF_TABLE}`,
  policies: `select json_build_array(polrelid::regclass, polname, polcmd, polpermissive, polroles::regrole[]::text, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) from pg_policy`,
  statistics: `select pg_get_statisticsobjdef(oid) from pg_statistic_ext`,
  comments: `select json_build_array((pg_identify_object(classoid, objoid, objsubid)).identity, description) from pg_description
    where objoid >= 16384 or classoid = 'pg_namespace'::regclass`,
  'rights to come': `select json_build_array(defaclrole::regrole, defaclnamespace::regnamespace, defaclobjtype, ${rights('defaclacl')}) from pg_default_acl`,
  extensions: `select json_build_array(extname, extversion) from pg_extension`,
  'event triggers': `select json_build_array(evtname, evtevent, evtfoid::regproc, evtenabled) from pg_event_trigger`,
  publications: `select pubname from pg_publication`,
  'other things': `select json_build_array(classid::regclass, (pg_identify_object(classid, objid, 0)).identity) from pg_depend
    where refclassid = 'pg_namespace'::regclass and refobjid ${OURS}`,
};

/** All of a database but its rows: for each kind of thing a line of JSON per thing, in the order of the alphabet. */
export type Structure = Readonly<Record<string, string[]>>;

/** Looks up the structure of a database. */
export async function structureOf(db: Pick<Db, 'execute'>): Promise<Structure> {
  const found: Record<string, string[]> = {};
  for (const [kind, question] of Object.entries(QUESTIONS)) {
    const { rows } = await db.execute(sql.raw(question));
    found[kind] = rows.flatMap((row) => Object.values(row).map((thing) => JSON.stringify(thing))).sort();
  }
  return found;
}

/** @throws AssertionError when one structure is not the other, by the kind of thing that differs. */
export function sameStructure(found: Structure, expected: Structure): void {
  for (const [kind, lines] of Object.entries(expected)) assert.deepEqual(found[kind], lines, kind);
  assert.deepEqual(Object.keys(found), Object.keys(expected));
}
