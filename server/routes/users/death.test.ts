import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { mailOutbox, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makePartner, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm, editOf } from '../../test/relationForms.ts';
import { weekPasses } from '../../test/weekPasses.ts';

eachEngine((engine) => {
  let made: TestApp;
  let services: Services;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let mother: ApiClient;

  beforeEach(async () => {
    made = await engine.app({ clock: () => NOW });
    services = made.services;
    family = await makeFamily(services.db, { parent: { email: 'jan@voorbeeld.example' } });
    const manager = { sub: 'marijke', login: true, signed: true, family_role: 'manager' } as const;
    const marijke = await makePartner(services.db, family.parent, manager);
    sanne = await makeUser(services.db, family.id, {
      sub: 'sanne',
      login: true,
      signed: true,
      email: 'sanne@voorbeeld.example',
    });
    const token = { expires: NOW / 1000 + 600 };
    jan = await apiClient(made.app, family.parent, token);
    mother = await apiClient(made.app, marijke, token);
  });
  const died = async (by: ApiClient, { hashid }: UserRow, death_date: string) => {
    const answer = await by.post('/user/death', { hashid, death_date });
    await weekPasses(services);
    return answer;
  };
  const row = async ({ id }: UserRow) => (await services.db.select().from(users).where(eq(users.id, id)))[0]!;

  test('R-3.6 another manager records the day the founder died: no login, no management, and the papers of the estate', async () => {
    assert.equal((await died(mother, family.parent, '2026-06-01')).status, 200);
    const { passed_away, death_date, family_role } = await row(family.parent);
    assert.deepEqual([passed_away, death_date, family_role], [true, '2026-06-01', 'member']);
    assert.equal((await jan.get('/contracts')).status, 403);
    assert.equal((await mother.post('/estate', { hashid: family.parent.hashid })).status, 200);
  });

  test('R-3.6 taken back, the login opens again; the management has to be given again', async () => {
    await died(mother, family.parent, '2026-06-01');
    assert.equal((await died(mother, family.parent, '')).status, 200);
    const { passed_away, death_date, family_role } = await row(family.parent);
    assert.deepEqual([passed_away, death_date, family_role], [false, null, 'member']);
    assert.equal((await jan.get('/contracts')).status, 200);
  });

  test('a person reported dead is notified at their own address, at once and once, with the reporter’s name', async () => {
    const mails = async () =>
      (await services.db.select().from(mailOutbox)).map(({ recipient, subject, body_text }) => [
        recipient,
        subject,
        body_text.includes('Marijke heeft vastgelegd dat Jan is overleden.'),
      ]);
    const told = [family.parent.email, 'Een login bij Onderling is gesloten', true];
    await died(mother, family.parent, '2026-06-01');
    assert.deepEqual(
      (await mails()).filter(([, subject]) => subject === told[1]),
      [told],
    );
    await died(mother, family.parent, '');
    assert.deepEqual(
      (await mails()).filter(([, subject]) => subject === told[1]),
      [told],
    );
    const form = childForm({
      ...editOf(sanne.hashid),
      email: sanne.email,
      login: '1',
      passed_away: '1',
      death_date: '2026-06-02',
    });
    assert.equal((await mother.form('/user', form)).status, 200);
    await weekPasses(services);
    assert.equal((await mails()).filter(([to, subject]) => to === sanne.email && subject === told[1]).length, 1);
  });

  test('R-3.6 an impossible day, oneself, and a person with a relation form are refused, and nothing changes', async () => {
    for (const date of ['2026-06-16', '2026-02-30', '1900-01-01', 'gisteren']) {
      const { status, body } = await died(mother, family.parent, date);
      assert.deepEqual([status, Object.keys(body.errors)], [422, ['death_date']], date);
    }
    const self = await died(jan, family.parent, '2026-06-01');
    assert.deepEqual([self.status, Object.keys(self.body.errors)], [422, ['hashid']]);
    assert.equal((await died(mother, sanne, '2026-06-01')).status, 404);
    // A child that manages the family has a relation form itself.
    await services.db.update(users).set({ family_role: 'manager' }).where(eq(users.id, sanne.id));
    const herself = await apiClient(made.app, sanne, { expires: NOW / 1000 + 600 });
    const own = { ...editOf(sanne.hashid), email: sanne.email, login: '1' };
    const gone = await herself.form('/user', childForm({ ...own, passed_away: '1', death_date: '2026-06-02' }));
    assert.deepEqual(
      [gone.status, gone.body.errors],
      [422, { passed_away: 'Je kunt niet vastleggen dat je zelf bent overleden.' }],
    );
    assert.equal((await herself.form('/user', childForm(own))).status, 200);
    const stranger = await makeFamily(services.db, { name: 'Bakker' });
    assert.equal((await died(mother, stranger.parent, '2026-06-01')).status, 404);
    assert.equal((await row(family.parent)).passed_away, false);
  });
});
