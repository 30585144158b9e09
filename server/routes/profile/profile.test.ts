import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { auditLog, users } from '../../db/schema.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm, editOf } from '../../test/relationForms.ts';

const me = {
  firstname: 'Johannes',
  infix: 'van',
  lastname: 'Dijk',
  gender: 'man',
  phone: '06 1234 5678',
  street: 'Dorpsstraat 1',
  town: '1234 AB Dorp',
  birthdate: '1955-03-14',
};

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let child: UserRow;
  let parent: ApiClient;
  let member: ApiClient;

  before(async () => {
    made = await engine.app({ clock: () => Date.parse('2026-04-14T10:00:00Z') });
    family = await makeFamily(made.services.db);
    child = await makeUser(made.services.db, family.id, {
      sub: 'sanne',
      login: true,
      signed: true,
      email: 'sanne@voorbeeld.example',
    });
    parent = await apiClient(made.app, family.parent, { expires: Date.parse('2026-04-14T10:05:00Z') / 1000 });
    member = await apiClient(made.app, child, { expires: Date.parse('2026-04-14T10:05:00Z') / 1000 });
  });

  const photo = () =>
    sharp({ create: { width: 20, height: 20, channels: 3, background: '#0E5A4F' } })
      .jpeg()
      .toBuffer();

  test('R-8.8 people edit their own name, gender, telephone, birth date and photo; a member changes only themselves', async () => {
    const saved = await parent.form('/profile', me, { bytes: await photo() });
    assert.equal(saved.status, 200);
    assert.deepEqual(
      [
        saved.body.firstname,
        saved.body.infix,
        saved.body.lastname,
        saved.body.phone,
        saved.body.street,
        saved.body.town,
      ],
      ['Johannes', 'van', 'Dijk', '+31612345678', 'Dorpsstraat 1', '1234 AB Dorp'],
    );
    assert.match(saved.body.profile_image, /^user\/photo\?hashid=/);
    assert.equal((await parent.form('/profile', { ...me, remove_image: '1' })).body.profile_image, null);
    const own = await member.form('/profile', { ...me, firstname: 'Sanne', birthdate: '1985-07-02' });
    assert.deepEqual([own.status, own.body.hashid, own.body.firstname], [200, child.hashid, 'Sanne']);
    const [row] = await made.services.db.select().from(auditLog).where(eq(auditLog.hashid, child.hashid));
    assert.deepEqual([row?.action, row?.entity], ['edit', 'profile']);
  });

  test('S-58 a form opened before somebody’s correction is refused, and the correction stays', async () => {
    const { db } = made.services;
    const login = { sub: 'noor', login: true, signed: true, email: 'noor@voorbeeld.example' };
    const noor = await makeUser(db, family.id, { firstname: 'Noor', ...login });
    const client = await apiClient(made.app, noor, { expires: Date.parse('2026-04-14T10:05:00Z') / 1000 });
    const own = { ...me, firstname: 'Noor', birthdate: '1985-07-02' };
    const opened = (await client.get('/user')).body.changed_at as string;
    const right = { ...editOf(noor.hashid), birthdate: '1985-07-20', email: login.email, login: '1' };
    assert.equal((await parent.form('/user', childForm(right))).status, 200);
    const refused = await client.form('/profile', { ...own, changed_at: opened });
    assert.deepEqual(
      [refused.status, refused.body.error],
      [409, 'Iemand heeft deze gegevens intussen gewijzigd. Vergelijk ze met wat jij invulde.'],
    );
    const [kept] = await db.select().from(users).where(eq(users.id, noor.id));
    assert.equal(kept?.birthdate, '1985-07-20');
    const { changed_at } = (await client.get('/user')).body;
    assert.equal((await client.form('/profile', { ...own, changed_at })).status, 200);
    assert.equal((await client.form('/profile', own)).status, 200, 'a call that does not say so is obeyed, as before');
  });

  test('each wrong field has its sentence, and nothing is stored', async () => {
    const before = await made.services.db.select().from(users).orderBy(users.id);
    for (const [client, field, value] of [
      [parent, 'firstname', ' '],
      [parent, 'lastname', ''],
      [parent, 'gender', ''],
      [parent, 'gender', 'anders'],
      [parent, 'phone', '12'],
      [parent, 'street', 'x'.repeat(61)],
      [parent, 'town', '1234 AB\u202e Dorp'],
      [parent, 'birthdate', '31-02-1960'],
      [parent, 'birthdate', '1919-12-31'],
      [parent, 'birthdate', '2008-04-15'],
      [parent, 'birthdate', '1990-01-01'],
      [member, 'birthdate', '1950-01-01'],
      [parent, 'remove_image', 'ja'],
    ] as const) {
      const { status, body } = await client.form('/profile', {
        ...me,
        ...(client === member && { birthdate: '1985-07-02' }),
        [field]: value,
      });
      assert.deepEqual([status, Object.keys((body.errors ?? {}) as object)], [422, [field]], `${field} ${value}`);
    }
    assert.equal((await parent.form('/profile', me, { bytes: Buffer.from('geen foto') })).status, 422);
    assert.deepEqual(await made.services.db.select().from(users).orderBy(users.id), before);
  });

  test('S-40 fields outside the form do not change: e-mail, roles, login, family', async () => {
    const before = (await made.services.db.select().from(users).where(eq(users.id, child.id)))[0]!;
    const extra = {
      email: 'x@y.example',
      sub: 'evil',
      family_role: 'manager',
      blocked: '1',
      mfa_required: '1',
      family_id: '99',
      hashid: family.parent.hashid,
    };
    assert.equal(
      (await member.form('/profile', { ...me, firstname: 'Sanne', birthdate: '1985-07-02', ...extra })).status,
      200,
    );
    const after = (await made.services.db.select().from(users).where(eq(users.id, child.id)))[0]!;
    assert.deepEqual({ ...after, updated_at: before.updated_at }, before);
  });
});
