import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { users } from '../../db/schema.ts';
import { type ApiAnswer, apiClient } from '../../test/apiClient.ts';
import { giftDraft } from '../../test/drafts.ts';
import { eachEngine } from '../../test/engines.ts';
import { whereFound } from '../../test/everything.ts';
import { makeFamily, makeUser, type UserRow } from '../../test/factories.ts';
import { erases } from '../../test/erases.ts';

const PASSWORD = 'Keukentafel-2026!';
const KNOWN = ['Wilhelmina', '1990-04-14', '14 april 1990', '+31687654321', 'Zonnewende'];

eachEngine((engine) => {
  /** A family in which somebody is erased while something of theirs is made. */
  async function scene() {
    const { app, services } = await engine.app();
    const login = async (email: string): Promise<Partial<UserRow>> => {
      const account = await services.accounts!.create(services.db, { email, password: PASSWORD, emailVerified: true });
      if (!('sub' in account)) throw new Error('The account was not made.');
      return { email, sub: account.sub, login: true, signed: true };
    };
    const family = await makeFamily(services.db, { parent: await login('jan@blijft.example') });
    const known = { firstname: 'Wilhelmina', birthdate: '1990-04-14', street: 'Zonnewende 1' };
    const child = await makeUser(services.db, family.id, { ...known, ...(await login('w@weg.example')) });
    const [jan, them] = [await apiClient(app, family.parent), await apiClient(app, child)];
    /** Does it at once, in the middle of what is under way. */
    const goes = async () => assert.equal((await erases(services, them)).status, 200);
    const found = () => whereFound(services.db, services.env.dataDir, KNOWN);
    return { services, family, child, jan, them, goes, found };
  }

  test('6a a profile that is being saved while its person is erased is not written back', async () => {
    const { services, child, them, goes, found } = await scene();
    const { photos } = services;
    const normalise = photos.normalise.bind(photos);
    photos.normalise = async (...asked) => {
      await goes();
      return normalise(...asked);
    };
    const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#0E5A4F' } })
      .jpeg()
      .toBuffer();
    const form = { firstname: 'Wilhelmina', infix: '', lastname: 'Vries', gender: 'vrouw', phone: '06 8765 4321' };
    const place = { street: 'Zonnewende 1', town: '9999 ZZ Zon', birthdate: '1990-04-14' };
    let saved: ApiAnswer;
    try {
      saved = await them.form('/profile', { ...form, ...place }, { bytes });
    } finally {
      photos.normalise = normalise;
    }
    assert.equal(saved.status, 403);
    assert.deepEqual(await found(), []);
    const [row] = await services.db.select().from(users).where(eq(users.id, child.id));
    assert.deepEqual([row?.firstname, row?.phone], ['Verwijderd', '']);
  });

  test('6a a paper that is being made while somebody on it is erased is not kept', async () => {
    const { services, family, child, jan, goes, found } = await scene();
    const draft = { ...giftDraft(family.parent.hashid, child.hashid) };
    const unsigned = { ...draft, contract: { ...draft.contract, signed_date: null } };
    const { hashid } = (await jan.post('/contract', unsigned)).body;
    const agreement = services.pdf.agreement.bind(services.pdf);
    services.pdf.agreement = async (...asked) => {
      const pdf = await agreement(...asked);
      await goes();
      return pdf;
    };
    const made = await jan.post('/contract/generated', { hashid });
    services.pdf.agreement = agreement;
    assert.equal(made.status, 409);
    assert.deepEqual(await found(), []);
    const again = await jan.post('/contract/generated', { hashid });
    assert.equal(again.status, 200, 'asked again it is made, without the name');
    assert.deepEqual(await found(), []);
  });

  test('6a a paper to sign that is being made while somebody on it is erased is not frozen', async () => {
    const { services, family, child, jan, goes, found } = await scene();
    const draft = giftDraft(family.parent.hashid, child.hashid);
    const unsigned = { ...draft, contract: { ...draft.contract, signed_date: null } };
    const { hashid, version } = (await jan.post('/contract', unsigned)).body;
    const agreement = services.pdf.agreement.bind(services.pdf);
    services.pdf.agreement = async (...asked) => {
      const pdf = await agreement(...asked);
      await goes();
      return pdf;
    };
    const asked = await jan.post('/signing', { contract: hashid, version, order: 'at_once' });
    services.pdf.agreement = agreement;
    assert.equal(asked.status, 409, JSON.stringify(asked.body));
    assert.deepEqual(await found(), []);
  });

  test('6a an annual statement that is being made while its person is erased is made again, without them', async () => {
    const { services, child, jan, goes, found } = await scene();
    const statement = services.pdf.statement.bind(services.pdf);
    let made = 0;
    services.pdf.statement = async (...asked) => {
      const pdf = await statement(...asked);
      if ((made += 1) === 1) await goes();
      return pdf;
    };
    const issued = await jan.post('/statement/pdf', { year: 2024, person: child.hashid });
    services.pdf.statement = statement;
    assert.deepEqual([issued.status, made], [200, 2]);
    assert.deepEqual(await found(), []);
  });
});
