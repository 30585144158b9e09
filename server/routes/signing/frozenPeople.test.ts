import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import type { Signing } from '../../../domain/wire/signing.ts';
import { mailOutbox, users } from '../../db/schema.ts';
import { signatures, signingRequests } from '../../db/signingSchema.ts';
import { readPdf } from '../../pdf/test/readPdf.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import type { Authenticator } from '../../test/authenticator.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm, editOf } from '../../test/relationForms.ts';
import { signingIn, signWith, withPasskey } from '../../test/signing.ts';

/** A seal names the signers as on the paper that they read, whatever becomes of a name meanwhile (S-260). */
eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let hers: ApiClient;
  let keys: { jan: Authenticator; sanne: Authenticator };

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    family = await makeFamily(db, { parent: { email: 'jan@blijft.example' } });
    const login = { sub: 'sanne', email: 'sanne@blijft.example', login: true, signed: true };
    sanne = await makeUser(db, family.id, { firstname: 'Sanne', birthdate: '1990-04-14', ...login });
    const token = { expires: 4e9 };
    [jan, hers] = [await apiClient(made.app, family.parent, token), await apiClient(made.app, sanne, token)];
    keys = { jan: await withPasskey(jan, db), sanne: await withPasskey(hers, db) };
  });

  const concept = async () =>
    String((await jan.post('/contract', yearLoanDraft(family.parent.hashid, sanne.hashid, null))).body.hashid);
  const asked = async () => {
    const signing = signingIn(await jan.post('/signing', { contract: await concept(), version: 1, order: 'at_once' }));
    return signingIn(await signWith(jan, signing, keys.jan));
  };
  const renamed = (changes: Record<string, string>) =>
    jan.form('/user', {
      ...childForm({ infix: '', email: 'sanne@blijft.example', firstname: 'Sanne', lastname: 'Vries', login: '1' }),
      ...editOf(sanne.hashid),
      ...changes,
    });
  const see = async ({ hashid }: Signing, who = jan) => signingIn(await who.get(`/signing?hashid=${hashid}`));
  const textOf = async (contract: string) =>
    (await readPdf((await hers.post('/contract/generated', { hashid: contract })).bytes)).text.replaceAll(/\s+/gu, ' ');

  for (const [what, changes] of [
    ['another name', { firstname: 'Klaas', lastname: 'Anders' }],
    ['another birth date', { birthdate: '1991-01-01' }],
  ] as const)
    test(`S-260 ${what} of a signer withdraws the request, and everybody is notified why`, async () => {
      const signing = await asked();
      await made.services.db.delete(mailOutbox);
      const edited = await renamed(changes);
      assert.equal(edited.status, 200, JSON.stringify(edited.body));
      const refused = await hers.post('/signing/start', {
        hashid: signing.hashid,
        sha256: signing.sha256,
        how: 'passkey',
      });
      assert.deepEqual(
        [refused.status, refused.body.error],
        [409, 'Dit verzoek is ingetrokken. Vraag het opnieuw als jullie willen ondertekenen.'],
      );
      const { state, ended } = await see(signing);
      assert.equal(state, 'withdrawn');
      assert.match(ended?.word ?? '', /De naam of geboortedatum van iemand in dit document is gewijzigd/);
      for (const who of [jan, hers]) {
        const [first] = (await who.get('/notices')).body.notices as { text: string }[];
        assert.match(first?.text ?? '', /^Het verzoek om de lening “Eigen huis” .*te ondertekenen is gestopt/);
      }
      const mails = await made.services.db.select().from(mailOutbox).orderBy(mailOutbox.recipient);
      assert.deepEqual(
        mails.map(({ recipient, subject }) => [recipient, subject]),
        ['jan', 'sanne'].map((name) => [`${name}@blijft.example`, 'Een verzoek om te ondertekenen is gestopt']),
      );
      await renamed({});
    });

  test('a change that no paper prints leaves the request as it is', async () => {
    const signing = await asked();
    const edited = await renamed({ phone: '06 8765 4321' });
    assert.equal(edited.status, 200, JSON.stringify(edited.body));
    assert.equal(signingIn(await signWith(hers, await see(signing, hers), keys.sanne)).state, 'signed');
  });

  test('a new name in one’s own profile withdraws the request too', async () => {
    const signing = await asked();
    const me = {
      firstname: 'Onbekende',
      infix: '',
      lastname: 'Derde',
      gender: 'vrouw',
      phone: '',
      street: '',
      town: '',
    };
    const saved = await hers.form('/profile', { ...me, birthdate: '1990-04-14' });
    assert.equal(saved.status, 200, JSON.stringify(saved.body));
    assert.equal((await see(signing)).state, 'withdrawn');
    const { not_signed } = (await hers.get(`/contract/proposals?hashid=${signing.contract}`))
      .body as unknown as ContractLifecycle;
    assert.equal(not_signed?.state, 'withdrawn');
    await renamed({});
  });

  test('nobody signs a paper with another name for a party, whichever way it changed', async () => {
    const signing = await asked();
    const { db } = made.services;
    await db.update(users).set({ lastname: 'Anders' }).where(eq(users.id, sanne.id));
    const refused = await hers.post('/signing/start', {
      hashid: signing.hashid,
      sha256: signing.sha256,
      how: 'passkey',
    });
    await db.update(users).set({ lastname: 'Vries' }).where(eq(users.id, sanne.id));
    assert.equal(refused.status, 409);
    assert.match(String(refused.body.error), /Sanne staat met andere gegevens in dit document/);
  });

  test('the request keeps its people as they are printed, and the signature its name and side', async () => {
    const signing = await asked();
    signingIn(await signWith(hers, await see(signing, hers), keys.sanne));
    const { db } = made.services;
    const [request] = await db.select().from(signingRequests).where(eq(signingRequests.hashid, signing.hashid));
    assert.deepEqual(
      request?.printed.map(({ name, side }) => [name, side]),
      [
        ['Jan de Vries', 'from'],
        ['Sanne Vries', 'to'],
      ],
    );
    const rows = await db.select().from(signatures).where(eq(signatures.request_id, request.id));
    assert.deepEqual(rows.map(({ name, side }) => `${name} ${side}`).sort(), ['Jan de Vries from', 'Sanne Vries to']);
    await db.update(users).set({ firstname: 'Klaas', lastname: 'Anders' }).where(eq(users.id, sanne.id));
    const text = await textOf(signing.contract);
    await db.update(users).set({ firstname: 'Sanne', lastname: 'Vries' }).where(eq(users.id, sanne.id));
    assert.doesNotMatch(text, /Klaas|Anders/u);
    assert.match(text, /Sanne Vries Ondertekend als Geldlener/u);
  });
});
