import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { type ApiClient, apiClient } from '../apiClient.ts';
import { NOW } from '../engines.ts';
import type { UserRow } from '../factories.ts';
import { childForm, partnerForm } from '../relationForms.ts';

/** Somebody of a family, by a name that nobody else in the world has. */
export interface Person {
  name: string;
  family: string;
  is: 'founder' | 'child' | 'partner';
  /** The partner. */
  of?: string;
  login?: boolean;
  manages?: boolean;
  /** The name of the person of another family whose account this is too. */
  account?: string;
}

/** The people a line is played with: families in the order in which they are made. */
export type Setup = readonly Person[];

/** A person as the routes know them. */
export interface Played extends Person {
  id: number;
  hashid: string;
  familyHashid: string;
  familyId: number;
  email: string;
}

/** Families that were made over the routes, and the clock they live by. */
export interface World {
  people: Map<string, Played>;
  services: Services;
  /** Accounts in other hands, with the number of the newest mail at that moment. */
  stolen: Map<string, number>;
  /** Milliseconds since 1970. */
  now: () => number;
  wait: (milliseconds: number) => void;
  /** The client of a person with a login. */
  as: (name: string) => Promise<ApiClient>;
}

export const PASSWORD = 'Keukentafel-2026!';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let worlds = 0;

/** Makes the families of a setup over the routes: registered, invited and joined as people do. */
export async function makeWorld(
  app: FastifyInstance,
  services: Services,
  clock: { now: number },
  setup: Setup,
): Promise<World> {
  const number = (worlds += 1);
  const { db } = services;
  clock.now = NOW;
  // Counters from earlier worlds count for nothing, and nothing happens automatically in them any more.
  await db.execute(sql`delete from rate_limits`);
  await db.execute(sql`update families set reminded_on = '9999-12-31'`);
  const people = new Map<string, Played>();
  const visitor = await apiClient(app, null);
  let address = 0;
  const from = () => `10.${number % 250}.${Math.floor(number / 250)}.${(address += 1) % 250}`;
  const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    (await db.execute<Row>(query)).rows;
  const linkTo = async (email: string) => {
    const found = await rows<{ link: string }>(
      sql`select link from mail_outbox where recipient = ${email} and link is not null order by id desc limit 1`,
    );
    return found[0]?.link.split(/[/#]/u).at(-1) ?? '';
  };
  const send = async (url: string, payload: unknown, remoteAddress = from()) => {
    const { status, body } = await visitor.send({
      method: 'POST',
      url,
      remoteAddress,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
    assert.ok(status < 300, `${url}: ${status} ${JSON.stringify(body)}`);
  };
  const as = async (name: string): Promise<ApiClient> => {
    const { id, familyHashid } = people.get(name)!;
    const [row] = await rows<{ sub: string | null }>(sql`select sub from users where id = ${id}`);
    return apiClient(app, { sub: row?.sub ?? 'nobody' } as UserRow, { expires: 4e9, family: familyHashid });
  };
  const world: World = {
    people,
    stolen: new Map(),
    services,
    now: () => clock.now,
    wait: (more) => (clock.now += more),
    as,
  };

  const known = async (person: Person, email: string): Promise<Played> => {
    const [row] = await rows<{ id: number; hashid: string; family: string; family_id: number }>(
      sql`select u.id::int as id, u.hashid, f.hashid as family, f.id::int as family_id from users u join families f on f.id = u.family_id
          where u.firstname = ${person.name} order by u.id desc limit 1`,
    );
    const played = { ...person, id: row!.id, hashid: row!.hashid, familyHashid: row!.family, familyId: row!.family_id };
    people.set(person.name, { ...played, email });
    return { ...played, email };
  };
  const founderOf = (family: string) => setup.find((one) => one.family === family && one.is === 'founder')!.name;

  for (const person of setup) {
    world.wait(HOUR);
    const { name, family, is } = person;
    const own = `${name.toLowerCase().replaceAll(' ', '-')}-${number}@voorbeeld.example`;
    const email = person.account === undefined ? own : people.get(person.account)!.email;
    const account = { password: PASSWORD, firstname: name, infix: '', lastname: family, gender: 'man' };
    if (is === 'founder') {
      await send('/registration', { ...account, email, birthdate: '1955-03-14' });
      await send('/verification', { token: await linkTo(email), password: PASSWORD });
      const { familyId } = await known(person, email);
      await db.execute(sql`update families set paid_children = 20 where id = ${familyId}`);
      continue;
    }
    const founder = await as(founderOf(family));
    const facts = {
      firstname: name,
      infix: '',
      lastname: family,
      email: is === 'child' ? email : '',
      birthdate: '1985-07-01',
    };
    const form = is === 'child' ? childForm(facts) : partnerForm(people.get(person.of!)!.hashid, facts);
    const added = await founder.form('/user', form);
    assert.equal(added.status, 200, JSON.stringify(added.body));
    const { hashid } = await known(person, email);
    if (person.login !== true) continue;
    const invited = await founder.post('/invitation', { hashid, email });
    assert.equal(invited.status, 200, JSON.stringify(invited.body));
    const token = await linkTo(email);
    if (person.account === undefined)
      await send('/registration', { ...account, birthdate: facts.birthdate, invitation: token });
    else {
      const client = await as(person.account);
      const headers = { 'content-type': 'application/json' };
      const accept = { method: 'POST', url: '/invitation/accept', remoteAddress: from(), headers } as const;
      const joined = await client.send({ ...accept, payload: JSON.stringify({ token }) });
      assert.equal(joined.status, 200, JSON.stringify(joined.body));
    }
    if (person.manages === true) {
      const given = await founder.post('/family/manager', { hashid });
      assert.equal(given.status, 200, JSON.stringify(given.body));
    }
  }
  world.wait(DAY);
  return world;
}
