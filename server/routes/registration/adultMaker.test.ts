import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { users } from '../../db/schema.ts';
import { apiClient } from '../../test/apiClient.ts';
import { giftDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser } from '../../test/factories.ts';
import { childForm } from '../../test/relationForms.ts';
import { signingIn } from '../../test/signing.ts';

eachEngine((engine) => {
  let made: TestApp;
  before(async () => {
    made = await engine.app();
  });

  /** A loan that waits for the signature of somebody with a login and without a birth date. @param name of their family */
  async function concept(name: string) {
    const { db } = made.services;
    const family = await makeFamily(db, { parent: { email: `jan@${name}.example` } });
    const login = { login: true, signed: true, birthdate: null };
    const sanne = await makeUser(db, family.id, { sub: `sanne-${name}`, email: `sanne@${name}.example`, ...login });
    const jan = await apiClient(made.app, family.parent);
    const { body } = await jan.post('/contract', yearLoanDraft(family.parent.hashid, sanne.hashid, null));
    return { jan, hers: await apiClient(made.app, sanne), contract: String(body.hashid) };
  }

  test('R-8.9 a founder gives a name, an address and a password; the birth date comes before the first contract', async () => {
    const visitor = await apiClient(made.app, null);
    const email = 'drie-vragen@voorbeeld.example';
    const answers = { email, password: 'Keukentafel-2026!', firstname: 'Jan', infix: '', lastname: 'Bos' };
    assert.equal((await visitor.post('/registration', answers)).status, 201);
    const [jan] = await made.services.db.select().from(users).where(eq(users.email, email));
    assert.deepEqual([jan?.birthdate, jan?.gender], [null, 'onbekend']);

    const client = await apiClient(made.app, jan!);
    const family = await client.form('/user', childForm({ birthdate: '1990-01-01' }));
    const draft = giftDraft(jan!.hashid, family.body.children[0].hashid);
    const refused = await client.post('/contract', draft);
    assert.deepEqual(
      [refused.status, refused.body.error],
      [409, 'Vul eerst je geboortedatum in, bij Profiel. Wie een contract maakt of ondertekent, is 18 jaar of ouder.'],
    );
    const profile = {
      firstname: 'Jan',
      infix: '',
      lastname: 'Bos',
      gender: 'onbekend',
      phone: '',
      street: '',
      town: '',
    };
    const young = await client.form('/profile', { ...profile, birthdate: '2015-01-01' });
    assert.deepEqual([young.status, Object.keys(young.body.errors)], [422, ['birthdate']]);
    const younger = await client.form('/profile', { ...profile, birthdate: '1995-01-01' });
    assert.deepEqual(
      [younger.status, Object.keys(younger.body.errors)],
      [422, ['birthdate']],
      'younger than the child',
    );
    assert.equal((await client.form('/profile', { ...profile, birthdate: '1960-02-29' })).status, 200);
    assert.equal((await client.post('/contract', draft)).status, 200);
  });

  test('somebody whose birth date is unknown signs no contract', async () => {
    const { jan, hers, contract } = await concept('tekent');
    const asked = signingIn(await jan.post('/signing', { contract, version: 1, order: 'at_once' }));
    const { hashid, sha256 } = asked;
    const refused = await hers.post('/signing/start', { hashid, sha256, how: 'mailed_code' });
    assert.deepEqual(
      [refused.status, String(refused.body.error).split(',')[0]],
      [409, 'Vul eerst je geboortedatum in'],
    );
  });

  test('and agrees to no proposal, such as that a contract was signed on paper', async () => {
    const { jan, hers, contract } = await concept('papier');
    const content = { kind: 'signing', signed_date: '2026-06-12' };
    const proposed = await jan.post('/contract/proposal', { contract, content });
    const { hashid } = (proposed.body as unknown as ContractLifecycle).proposals[0]!;
    const refused = await hers.post('/contract/proposal/answer', { hashid, answer: 'accepted' });
    assert.deepEqual(
      [refused.status, String(refused.body.error).split(',')[0]],
      [409, 'Vul eerst je geboortedatum in'],
    );
    assert.equal(
      (await hers.post('/contract/proposal/answer', { hashid, answer: 'refused', word: 'Nee' })).status,
      200,
    );
  });
});
