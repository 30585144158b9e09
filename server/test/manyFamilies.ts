import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PLAIN_LOAN_CLAUSES } from '../../domain/contracts/clauses/plain.ts';
import type { Db } from '../db/database.ts';
import { mayTakeLong } from '../db/silence.ts';

/** Contracts of a family, between a parent and three children, unless said otherwise. */
export const CONTRACTS_OF_A_FAMILY = 10;
const PEOPLE = 4;

const TERMS = {
  signed_date: '2019-03-05',
  start_date: '2019-04-01',
  first_payment_date: '2019-05-01',
  rate_millipercent: 3_000,
  term_months: 360,
  purpose: 'Huis',
  own_home: true,
  rate_motivation: 'Zie de bank.',
  ...PLAIN_LOAN_CLAUSES,
};

/**
 * Makes this many families, each with a parent, three children, their loans, a paper of each second loan, a photo of
 * each fourth person, records and lines in the log: by statements of the database itself, which make a million
 * contracts in a minute or two. For a superuser: the guards and the chain of the log are put aside meanwhile.
 * @param db an empty database.
 */
export async function manyFamilies(db: Db, count: number, ofAFamily = CONTRACTS_OF_A_FAMILY): Promise<void> {
  const last = count * PEOPLE;
  const contracts = count * ofAFamily;
  const client = await db.$client.connect();
  await client.query('begin');
  await mayTakeLong(client);
  await client.query('set local session_replication_role = replica');
  const tx = drizzle(client);
  const statements = [
    sql`insert into families (id, hashid, name, paid_children) overriding system value
        select n, 'family' || n, 'Van ' || n, 3 from generate_series(1, ${count}::bigint) n`,
    sql`insert into users (id, family_id, hashid, sub, family_role, relation_type, firstname, lastname, gender, login, signed, birthdate)
        overriding system value
        select n, (n - 1) / ${PEOPLE} + 1, 'person' || n, case when n % ${PEOPLE} = 1 then 'login' || n end,
          case when n % ${PEOPLE} = 1 then 'manager' else 'member' end, case when n % ${PEOPLE} = 1 then null else 'child' end,
          'Kind ' || n, 'Van ' || n, 'man', n % ${PEOPLE} = 1, n % ${PEOPLE} = 1, '1980-02-03'
        from generate_series(1, ${last}::bigint) n`,
    sql`insert into photos (user_id, family_id, bytes)
        select n, (n - 1) / ${PEOPLE} + 1, sha256(n::text::bytea) from generate_series(2, ${last}::bigint, ${PEOPLE}) n`,
    sql`insert into contracts (id, family_id, hashid, type, total, signed_date, terms, created_by) overriding system value
        select n, (n - 1) / ${ofAFamily} + 1, 'contract' || n, 'AnnuityLoanContract', 1000000 + n % 5000000,
          date '1996-01-05' + (n % 10000)::int, ${JSON.stringify(TERMS)}::jsonb, (n - 1) / ${ofAFamily} * ${PEOPLE} + 1
        from generate_series(1, ${contracts}::bigint) n`,
    sql`insert into contract_parties (contract_id, user_id, family_id, side, position)
        select c.id, c.created_by + who, c.family_id, case who when 0 then 'from' else 'to' end, 0
        from contracts c, lateral (values (0), (1 + c.id % 3)) parties (who)`,
    sql`insert into documents (family_id, contract_id, hashid, kind, contract_version, sha256, bytes)
        select family_id, id, 'paper' || id, 'agreement', 1, 'none' || id, sha256(id::text::bytea)
        from contracts where id % 2 = 0`,
    sql`insert into contract_events (family_id, contract_id, hashid, kind, date, facts, status, recorded_by)
        select family_id, id, 'event' || id, 'payment', signed_date + 90, '{"amount": 50000}', 'confirmed', created_by
        from contracts where id % 5 = 0`,
    sql`insert into audit_log (family_id, user_id, action, entity, hashid, seq)
        select family_id, created_by, 'add', 'contract', hashid, (id - 1) % ${ofAFamily} + 1 from contracts`,
    ...['families', 'users', 'contracts'].map((table) =>
      sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`),
    ),
    sql`analyze`,
  ];
  for (const statement of statements) await tx.execute(statement);
  await client.query('commit');
  client.release();
}
