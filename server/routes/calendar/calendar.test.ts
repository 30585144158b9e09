import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import ical from 'node-ical';
import type { ContractDraft } from '../../../domain/wire/contract.ts';
import { calendarFeeds } from '../../db/calendarSchema.ts';
import { auditLog, mailOutbox, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { giftDraft, loanDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

eachEngine((engine) => {
  let made: TestApp;
  let services: Services;
  let now = NOW;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let borrower: ApiClient;
  let loan: string;

  const loggedIn = (user: UserRow) => apiClient(made.app, user, { expires: NOW / 1000 + 600 });

  before(async () => {
    made = await engine.app({ clock: () => now });
    services = made.services;
    family = await makeFamily(services.db);
    sanne = await makeUser(services.db, family.id, { firstname: 'Sanne', sub: 'sanne', login: true, signed: true });
    const bram = await makeUser(services.db, family.id, { firstname: 'Bram' });
    [jan, borrower] = [await loggedIn(family.parent), await loggedIn(sanne)];
    loan = await contract(yearLoanDraft(family.parent.hashid, sanne.hashid));
    await contract(yearLoanDraft(family.parent.hashid, sanne.hashid, null));
    await contract(loanDraft(family.parent.hashid, bram.hashid));
    await contract(giftDraft(family.parent.hashid, sanne.hashid));
  });

  const contract = async (draft: ContractDraft) => String((await addSigned(made, jan, draft)).body.hashid);
  async function open(who: ApiClient, amounts = true): Promise<string> {
    const { status, body } = await who.post('/calendar', { amounts });
    assert.equal(status, 200, JSON.stringify(body));
    return String(body.url);
  }
  /** A calendar app's request: the address alone. */
  const fetched = (url: string, headers = {}) =>
    made.app.inject({ method: 'GET', url: new URL(url).pathname, headers });
  const read = (text: string) =>
    Object.values(ical.sync.parseICS(text)).flatMap((one) =>
      one?.type === 'VEVENT' && typeof one.summary === 'string' ? [one.summary.replaceAll('\u00a0', ' ')] : [],
    );
  const rowsOf = (user: UserRow) => services.db.select().from(calendarFeeds).where(eq(calendarFeeds.user_id, user.id));

  test('R-8.5 the address gives a calendar the future terms of one’s own signed loans, and follows changes', async () => {
    const url = await open(borrower);
    assert.match(url, new RegExp(`^${services.env.publicUrl}/api/v1/calendar/[\\w-]{43}\\.ics$`, 'u'));
    const first = await fetched(url);
    assert.deepEqual(
      [first.statusCode, first.headers['content-type'], first.headers['cache-control'], first.headers['x-robots-tag']],
      [200, 'text/calendar; charset=utf-8', 'no-store', 'noindex'],
    );
    assert.deepEqual(read(first.body), Array(7).fill('Betaal € 1.000,00 aan Jan'));
    assert.match(first.body, new RegExp(`URL:${services.env.publicUrl}/lening/${loan}`, 'u'));
    await jan.post('/contract/event/planned', { contract: loan });
    const { body } = await jan.post('/contract/event', {
      contract: loan,
      kind: 'extra_repayment',
      date: '2026-06-10',
      amount: 400_000,
      outcome: 'shorter_term',
    });
    // An outcome that differs from the agreement also needs the borrower's yes.
    const { hashid, status } = body.events.at(-1);
    assert.equal(status, 'reported');
    const answered = { hashid, ledger_version: body.ledger_version, status: 'confirmed' };
    assert.equal((await borrower.post('/contract/event/confirm', answered)).status, 200);
    assert.ok(read((await fetched(url)).body).length < 7, 'an extra repayment shortens it');
    now = Date.parse('2027-01-15T10:00:00Z');
    assert.deepEqual(read((await fetched(url)).body), []);
    now = NOW;
  });

  test('a parent’s calendar has their own loans, and not the ones they only look on', async () => {
    const titles = read((await fetched(await open(jan))).body);
    assert.ok(
      titles.length > 0 && titles.every((title) => title.startsWith('Je krijgt') && title.endsWith('van Sanne')),
      'the terms of Bram begin in 2090',
    );
    const marijke = await makeUser(services.db, family.id, {
      firstname: 'Marijke',
      family_role: 'manager',
      sub: 'marijke',
      login: true,
      signed: true,
    });
    assert.deepEqual(read((await fetched(await open(await loggedIn(marijke)))).body), []);
  });

  test('S-22 without amounts nobody reads a figure, whoever finds the address', async () => {
    const { body } = await fetched(await open(borrower, false));
    assert.ok(read(body).every((title) => title === 'Betaal een termijn aan Jan'));
    assert.ok(!body.includes('€') && !body.includes('Eigen huis'));
  });

  test('S-119 S-120 the secret is stored as a hash and shown once; a new address ends the old one, closing it ends all', async () => {
    const old = await open(borrower);
    const url = await open(borrower, false);
    const token = /calendar\/(.+)\.ics$/u.exec(url)?.[1] ?? '';
    assert.ok(!JSON.stringify(await rowsOf(sanne)).includes(token));
    assert.deepEqual([(await fetched(old)).statusCode, (await fetched(url)).statusCode], [404, 200]);
    const { body } = await borrower.get('/calendar');
    assert.deepEqual(body, {
      feed: { created_at: new Date(NOW).toISOString(), read_at: new Date(NOW).toISOString(), amounts: false },
      closed_at: null,
    });
    assert.deepEqual((await borrower.remove('/calendar')).body, { feed: null, closed_at: null });
    assert.deepEqual((await borrower.remove('/calendar')).body, { feed: null, closed_at: null }, 'twice is once');
    assert.deepEqual(
      [(await fetched(url)).statusCode, (await borrower.get('/calendar')).body],
      [404, { feed: null, closed_at: null }],
    );
    const entries = await services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entity, 'calendar'))
      .orderBy(auditLog.id);
    assert.deepEqual(
      entries
        .filter(({ user_id }) => user_id === sanne.id)
        .slice(-3)
        .map(({ action, after }) => [action, after]),
      [
        ['add', { amounts: true }],
        ['add', { amounts: false }],
        ['end', null],
      ],
    );
    assert.ok(!JSON.stringify(entries).includes(token));
  });

  test('a calendar’s known content is not sent again', async () => {
    const url = await open(borrower);
    const { headers } = await fetched(url);
    const again = await fetched(url, { 'if-none-match': headers.etag });
    assert.deepEqual([again.statusCode, again.body], [304, '']);
  });

  test('S-10 a person who can’t log in any more no longer has a calendar', async () => {
    const piet = await makeUser(services.db, family.id, { firstname: 'Piet', sub: 'piet', login: true, signed: true });
    const url = await open(await loggedIn(piet));
    const state = async (changes: Partial<UserRow>) => {
      await services.db
        .update(users)
        .set({ blocked: false, passed_away: false, sub: 'piet', ...changes })
        .where(eq(users.id, piet.id));
      return (await fetched(url)).statusCode;
    };
    assert.deepEqual(
      [
        await state({}),
        await state({ blocked: true }),
        await state({ passed_away: true }),
        await state({ sub: null }),
        await state({}),
      ],
      [200, 404, 404, 404, 200],
    );
  });

  test('S-119 guessing is limited, and looks like an address that never was', async () => {
    const misses = [];
    for (const file of [
      'niets.ics',
      `${'a'.repeat(43)}.ics`,
      'a'.repeat(43),
      `${'a'.repeat(42)}%2F.ics`,
      '..%2Fuser',
      'x'.repeat(201),
    ])
      misses.push((await fetched(`http://x/api/v1/calendar/${file}`)).statusCode);
    assert.deepEqual(misses, [404, 404, 404, 404, 404, 400]);
    const url = await open(borrower);
    for (let i = 0; i < 12; i += 1) misses.push((await fetched('http://x/api/v1/calendar/nee.ics')).statusCode);
    assert.equal(misses.at(-1), 429);
    assert.equal((await fetched(url)).statusCode, 200, 'a good address goes on working');
  });

  test('S-86 bad input changes nothing; too many new addresses are refused', async () => {
    const [before] = await rowsOf(sanne);
    for (const body of [{}, { amounts: 'ja' }, { amounts: null }, { amounts: true, user_id: 1 }, null])
      assert.equal((await borrower.post('/calendar', body)).status, 422, JSON.stringify(body));
    assert.deepEqual(await rowsOf(sanne), [before]);
    const other = await makeFamily(services.db, { name: 'Bakker' });
    const theirs = await loggedIn(other.parent);
    const statuses = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await theirs.post('/calendar', { amounts: false })).status);
    assert.deepEqual(statuses, [...Array<number>(10).fill(200), 429]);
  });

  test('the account holder gets a mail about it, without the address', async () => {
    const account = await services.accounts!.create(services.db, {
      email: 'els@voorbeeld.example',
      password: 'Keukentafel-2026!',
      emailVerified: true,
    });
    assert.ok('sub' in account);
    const url = await open(
      await loggedIn(
        await makeUser(services.db, family.id, { firstname: 'Els', sub: account.sub, login: true, signed: true }),
      ),
    );
    const mails = await services.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'els@voorbeeld.example'));
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['Er is een adres voor je agenda gemaakt'],
    );
    assert.ok(!JSON.stringify(mails).includes(url.slice(-30)));
  });

  test('R-8.5 S-22 one loan as a file is for people who may see it, and only when it was signed', async () => {
    const file = (who: ApiClient, hashid: string) => who.get(`/contract/calendar?hashid=${hashid}`);
    const { status, headers, bytes } = await file(jan, loan);
    assert.deepEqual([status, headers['content-type']], [200, 'text/calendar; charset=utf-8']);
    assert.match(String(headers['content-disposition']), /^attachment; filename="agenda-.*\.ics"/u);
    assert.ok(read(bytes.toString()).length > 0);
    const draft = await contract(yearLoanDraft(family.parent.hashid, sanne.hashid, null));
    const gift = await contract(giftDraft(family.parent.hashid, sanne.hashid));
    const other = await makeFamily(services.db, { name: 'Smit' });
    const statuses = [
      [jan, draft],
      [jan, gift],
      [await loggedIn(other.parent), loan],
      [borrower, loan],
    ] as const;
    assert.deepEqual(
      await Promise.all(statuses.map(async ([who, hashid]) => (await file(who, hashid)).status)),
      [409, 422, 404, 200],
    );
  });
});
