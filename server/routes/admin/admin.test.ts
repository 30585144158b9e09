import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { ActivityLine } from '../../../domain/wire/activity.ts';
import type { Administrator, AdministratorProfile } from '../../../domain/wire/administrator.ts';
import { administratorSightings } from '../../db/accountSchema.ts';
import { accounts } from '../../db/accountSchema.ts';
import { auditLog, mailOutbox, users } from '../../db/schema.ts';
import { administratorAddresses } from '../../repositories/administrators.ts';
import { erasePerson } from '../../repositories/erasure.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeContract, makeFamily, makeUser } from '../../test/factories.ts';
import { ADMINISTRATOR } from '../../test/tokens.ts';
import { erases } from '../../test/erases.ts';

eachEngine((engine) => {
  let made: TestApp;
  let anneke: ApiClient;
  let ids: Record<string, string>;
  const db = () => made.services.db;

  /** An administrator with an account and a family of their own. */
  async function administrator(
    firstname: string,
    infix: string,
    lastname: string,
    columns: Partial<typeof accounts.$inferInsert> = {},
  ) {
    const { parent } = await makeFamily(db(), { name: `Geheim ${lastname}`, parent: { firstname, infix, lastname } });
    const email = `${firstname.toLowerCase()}@beheer.example`;
    await db()
      .insert(accounts)
      .values({ id: parent.sub ?? '', email, password_hash: 'x', roles: ['superadmin'], ...columns });
    return parent;
  }

  before(async () => {
    made = await engine.app();
    const own = await administrator('Anneke', '', 'Beheer', { last_login_at: new Date('2026-11-20T10:00:00Z') });
    const vries = await administrator('Els', 'de', 'Vries');
    const eeg = await administrator('Bo', 'van', 'Éeg', { disabled: true });
    const zwart = await administrator('=cmd|', '', 'Zwart');
    await db().update(users).set({ blocked: true }).where(eq(users.id, zwart.id));
    await db()
      .insert(accounts)
      .values([
        { id: 'los', email: 'los@beheer.example', password_hash: 'x', roles: ['superadmin'] },
        { id: 'gewoon', email: 'gewoon@voorbeeld.example', password_hash: 'x' },
      ]);
    ids = { own: own.hashid, vries: vries.hashid, eeg: eeg.hashid, zwart: zwart.hashid };
    anneke = await apiClient(made.app, own, ADMINISTRATOR);
  });

  const list = async (query = '') =>
    (await anneke.get(`/admins${query}`)).body as { total: number; rows: Administrator[] };
  const names = async (query: string) => (await list(query)).rows.map(({ lastname, email }) => lastname || email);

  test('R-8.6 administrators are listed, sorted on the core of their name, with how they log in and nothing of their family', async () => {
    assert.deepEqual(await names(''), ['Beheer', 'Éeg', 'Vries', 'Zwart', 'los@beheer.example']);
    assert.deepEqual(await names('?direction=desc'), ['Zwart', 'Vries', 'Éeg', 'Beheer', 'los@beheer.example']);
    const { rows } = await list();
    assert.deepEqual(rows[0], {
      id: ids.own,
      firstname: 'Anneke',
      infix: '',
      lastname: 'Beheer',
      email: 'anneke@beheer.example',
      roles: ['superadmin'],
      second_factor: false,
      last_login: '2026-11-20T10:00:00.000Z',
      reviewed_at: null,
      state: 'active',
    });
    assert.deepEqual(
      rows.map(({ state }) => state),
      ['active', 'closed', 'active', 'blocked', 'active'],
    );
  });

  test('R-8.6 searching for vries finds De Vries, and accents and pattern characters are plain text', async () => {
    assert.deepEqual(await names('?q=vries'), ['Vries']);
    assert.deepEqual(await names('?q=DE%20vr'), ['Vries']);
    assert.deepEqual(await names('?q=eeg'), ['Éeg']);
    assert.deepEqual(await names('?q=els@beheer'), ['Vries']);
    for (const q of ['%25', '_', '\\', "'--"]) assert.deepEqual(await names(`?q=${q}`), [], q);
    for (const wrong of [
      '?sort=password_hash',
      '?size=0',
      '?size=101',
      '?page=-1',
      '?direction=up',
      `?q=${'x'.repeat(101)}`,
    ])
      assert.equal((await anneke.get(`/admins${wrong}`)).status, 422, wrong);
  });

  test('R-8.6 S-99 in the list as a file, text that looks like a formula stays text', async () => {
    const { status, bytes, headers } = await anneke.get('/admins/file');
    assert.equal(status, 200);
    assert.match(String(headers['content-disposition']), /filename="beheerders-\d{4}-\d\d-\d\d\.csv"/);
    const lines = bytes.toString('utf8').split('\r\n');
    assert.equal(lines[0], '\uFEFFNaam;E-mailadres;Rollen;Tweede stap;Laatste login;Staat;Gecontroleerd');
    assert.equal(lines[1], 'Beheer, Anneke;anneke@beheer.example;superadmin;Uit;2026-11-20 11:00;Actief;');
    assert.ok(
      lines.some((line) => line.startsWith(`Zwart, =cmd|;'=cmd|@beheer.example;`)),
      lines.join('\n'),
    );
    assert.equal((await anneke.get('/admins/file?q=vries')).bytes.toString('utf8').split('\r\n').length, 3);
  });

  test('R-8.7 one administrator is shown with their roles, and the check by somebody else with a date and a name', async () => {
    const profile = (await anneke.get(`/admin/${ids.vries}`)).body as AdministratorProfile;
    assert.deepEqual(
      [profile.email, profile.roles, profile.own, profile.reviews],
      ['els@beheer.example', ['superadmin'], false, []],
    );
    const reviewed = (await anneke.post(`/admin/${ids.vries}/review`)).body as AdministratorProfile;
    assert.deepEqual(
      reviewed.reviews.map(({ by }) => by),
      ['Anneke Beheer'],
    );
    assert.equal(reviewed.reviewed_at, reviewed.reviews[0]?.at);
    assert.deepEqual(
      [(await anneke.post(`/admin/${ids.own}/review`)).status, (await anneke.get(`/admin/${ids.own}`)).body.own],
      [409, true],
    );
    const [line] = await db().select().from(auditLog).where(eq(auditLog.action, 'review'));
    assert.deepEqual(
      [line?.hashid, line?.after],
      [ids.vries, { roles: ['superadmin'], second_factor: false, state: 'active' }],
    );
  });

  test('S-37 a person who is not an administrator has no profile here, and looks the same as nobody', async () => {
    const { parent } = await makeFamily(db());
    for (const id of [parent.hashid, 'gewoon', 'niemand']) {
      const { status, body } = await anneke.get(`/admin/${id}`);
      assert.deepEqual([status, body], [404, { error: 'Niet gevonden.' }]);
      assert.equal((await anneke.post(`/admin/${id}/review`)).status, 404);
      assert.equal((await anneke.get(`/admin/${id}/activity`)).status, 404);
    }
  });

  test('S-37 no answer to an administrator holds a family’s amounts, contracts, names or people', async () => {
    const { parent, id } = await makeFamily(db(), {
      name: 'Zwijgzaam',
      parent: { firstname: 'Geheime', lastname: 'Gever', email: 'geheim@voorbeeld.example' },
    });
    const child = await makeUser(db(), id, { firstname: 'Ontvangster' });
    const contract = await makeContract(db(), parent, child, { total: 123_456_789 });
    await (await apiClient(made.app, parent)).remove(`/contract?hashid=${contract.hashid}`);
    const urls = [
      '/admins?size=100',
      '/admins/file',
      '/admin/health',
      `/admin/${ids.vries}`,
      `/admin/${ids.own}/activity`,
      '/partnercodes',
    ];
    for (const url of urls) {
      const { status, bytes } = await anneke.get(url);
      assert.equal(status, 200, url);
      assert.doesNotMatch(
        bytes.toString('utf8'),
        /Zwijgzaam|Geheim|Gever|Ontvangster|123456789|1234567|voorbeeld\.example/,
        url,
      );
    }
    assert.equal((await anneke.get(`/contract?hashid=${contract.hashid}`)).status, 404);
    assert.deepEqual((await anneke.get('/contracts')).body, []);
  });

  test('R-8.7 the activity of an administrator is their work and their logins, not their acts in their own family', async () => {
    const [els] = await db()
      .select()
      .from(users)
      .where(eq(users.hashid, ids.vries ?? ''));
    const line = { family_id: els?.family_id, user_id: els?.id, sub: els?.sub, ip: '203.0.113.5' };
    const { id: paying } = await makeFamily(db());
    await db()
      .insert(auditLog)
      .values([
        {
          ...line,
          family_id: paying,
          action: 'paid',
          entity: 'order',
          hashid: 'x',
          before: { status: 'open' },
          after: { status: 'paid', children: 4, amount: 2500, reference: 'OL47 1234 5678 90' },
        },
        { ...line, action: 'add', entity: 'order', hashid: 'x' },
        { ...line, action: 'login', entity: 'session' },
        {
          ...line,
          action: 'add',
          entity: 'partnercode',
          hashid: 'x',
          after: { code: 'VISSER', discount_percent: 10, valid_from: '2026-01-01', valid_until: null, uses: 0 },
        },
        { ...line, action: 'remove', entity: 'partnercode', hashid: 'x', before: { code: 'VISSER', uses: 3 } },
        { ...line, action: 'add', entity: 'contract', hashid: 'x', after: { total: 123_456_789 } },
        { ...line, action: 'edit', entity: 'profile', hashid: 'x' },
      ]);
    const { lines } = (await anneke.get(`/admin/${ids.vries}/activity`)).body;
    assert.deepEqual(
      lines.map(({ text, from }: ActivityLine) => [text, from]),
      [
        ['Els de Vries verwijderde een partnercode.', '203.0.113.5'],
        ['Els de Vries voegde een partnercode toe.', '203.0.113.5'],
        ['Els de Vries logde in.', '203.0.113.5'],
        ['Els de Vries zette een bestelling op betaald.', '203.0.113.5'],
      ],
    );
    assert.deepEqual(
      lines.map(({ changes }: ActivityLine) =>
        changes.map(({ label, before: was, after: is }) => `${label}: ${was ?? '-'} > ${is ?? '-'}`),
      ),
      [
        ['Code: VISSER > -'],
        ['Code: - > VISSER', 'Korting: - > 10%', 'Eerste dag: - > 1 januari 2026'],
        [],
        [
          'Kenmerk: - > OL47 1234 5678 90',
          'Staat: wacht op betaling > betaald',
          'Plaatsen: - > 4',
          'Prijs: - > €\u00a025',
        ],
      ],
    );
  });

  test('R-8.7 their acts in a family that they left are not in it either', async () => {
    const own = await administrator('Ida', '', 'Vertrok');
    const email = 'ida@beheer.example';
    const { id: family_id } = await makeFamily(db(), { name: 'Verlaten' });
    const left = await makeUser(db(), family_id, { sub: own.sub, email, login: true, family_role: 'manager' });
    const line = { family_id, user_id: left.id, sub: own.sub, entity: 'order', hashid: 'x' };
    await db()
      .insert(auditLog)
      .values({ ...line, action: 'add', after: { children: 4, amount: 2500, code: null } });
    const activity = async () => (await anneke.get(`/admin/${own.hashid}/activity`)).body.lines;
    assert.deepEqual(await activity(), []);
    await db().transaction((tx) =>
      erasePerson(tx, left, { userId: left.id, sub: own.sub!, requestId: null }, new Date()),
    );
    assert.deepEqual(await activity(), []);
  });

  test('S-37 an administrator’s reading is logged: who looked at what, once an hour however often a screen asks', async () => {
    await db().execute(sql`delete from rate_limits`);
    const { parent } = await makeFamily(db(), { name: 'Kijker' });
    const looker = await apiClient(made.app, parent, ADMINISTRATOR);
    const urls = [
      '/admins',
      '/admins?q=els',
      '/admins/file',
      '/admin/health',
      `/admin/${ids.vries}`,
      `/admin/${ids.vries}`,
      `/admin/${ids.own}`,
      `/admin/${ids.vries}/activity`,
      '/admin/orders',
      '/partnercodes',
      '/admin/niemand',
    ];
    for (const url of urls) await looker.get(url);
    const lines = await db().select().from(auditLog).where(eq(auditLog.user_id, parent.id)).orderBy(auditLog.id);
    assert.deepEqual(
      lines.map(({ action, entity, hashid }) => [action, entity, hashid]),
      [
        ['look', 'administrators', null],
        ['look', 'administrators_file', null],
        ['look', 'health', null],
        ['look', 'administrator', ids.vries],
        ['look', 'administrator', ids.own],
        ['look', 'administrator_log', ids.vries],
        ['look', 'order_list', null],
        ['look', 'partnercode', null],
      ],
    );
    assert.ok(lines.every(({ ip, request_id }) => ip !== null && request_id !== null));
    assert.deepEqual((await looker.get('/activity')).body.lines, [], 'it is no family’s affair');
  });

  test('R-8.6 the health of the service shows the mail queue, the newest backup and the version', async () => {
    const before = (await anneke.get('/admin/health')).body;
    assert.match(before.version, /^\d+\.\d+\.\d+/);
    assert.deepEqual([before.last_backup, before.database, before.mail.to], [null, 'embedded', 'folder']);
    const mail = { recipient: 'iemand@voorbeeld.example', subject: 's', body_text: '', body_html: '' };
    await db()
      .insert(mailOutbox)
      .values([mail, { ...mail, attempts: 4 }, { ...mail, sent_at: new Date() }]);
    const { waiting, failing, sent_last_day, oldest } = (await anneke.get('/admin/health')).body.mail;
    assert.deepEqual(
      [waiting - before.mail.waiting, failing - before.mail.failing, sent_last_day - before.mail.sent_last_day],
      [2, 1, 1],
    );
    assert.ok(Date.parse(oldest) <= Date.now());
  });

  test('R-8.6 ten thousand administrators come page by page, each once, in order', async () => {
    await db().execute(sql`insert into accounts (id, email, password_hash, roles)
      select 'veel-' || n, 'veel' || lpad(n::text, 5, '0') || '@massa.example', 'x', '{superadmin}' from generate_series(1, 10000) n`);
    assert.equal((await list('?q=massa')).total, 10_000);
    const seen: string[] = [];
    for (let page = 0; page < 100; page += 11) {
      const { total, rows } = await list(`?q=massa&sort=email&size=100&page=${page}`);
      assert.equal(total, 10_000);
      seen.push(...rows.map(({ email }) => email));
    }
    assert.deepEqual(seen.slice(0, 2), ['veel00001@massa.example', 'veel00002@massa.example']);
    assert.equal(new Set(seen).size, 1000);
    assert.deepEqual((await list('?q=massa&size=100&page=100')).rows, []);
    assert.deepEqual(
      (await list('?q=massa&sort=email&direction=desc&size=1')).rows[0]?.email,
      'veel10000@massa.example',
    );
    const file = (await anneke.get('/admins/file?q=massa')).bytes.toString('utf8');
    assert.equal(file.split('\r\n').length, 10_002);
  });

  test('R-8.6 with an external identity provider an administrator is listed from their first login, and gone when erased', async () => {
    const outside = await engine.app({ accounts: null });
    const { parent } = await makeFamily(outside.services.db, { parent: { firstname: 'Ria', lastname: 'Buiten' } });
    const ria = await apiClient(outside.app, parent, { ...ADMINISTRATOR, claims: { email: 'ria@elders.example' } });
    const { total, rows } = (await ria.get('/admins')).body;
    assert.equal(total, 1);
    assert.deepEqual(
      [rows[0].lastname, rows[0].email, rows[0].roles, rows[0].second_factor],
      ['Buiten', 'ria@elders.example', ['superadmin'], true],
    );
    assert.equal((await erases(outside.services, ria, { confirm: 'VERWIJDER' })).status, 200);
    assert.equal(await outside.services.db.$count(administratorSightings), 0);
  });

  test('with an external identity provider, mail that names a family does not go to a long-absent administrator', async () => {
    const { services } = await engine.app({ accounts: null });
    const seen = (sub: string, days: number) =>
      services.db.insert(administratorSightings).values({
        sub,
        email: `${sub}@elders.example`,
        roles: ['superadmin'],
        second_factor: true,
        last_seen_at: new Date(Date.now() - days * 86_400_000),
      });
    await seen('vertrokken', 200);
    await seen('vroeger', 120);
    assert.deepEqual(await administratorAddresses(services.db), ['vroeger@elders.example'], 'somebody has to know');
    await seen('nu', 3);
    await seen('laatst', 80);
    assert.deepEqual(await administratorAddresses(services.db), ['nu@elders.example', 'laatst@elders.example']);
  });
});
