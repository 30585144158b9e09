import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { NoticePage } from '../../../domain/wire/notice.ts';
import { partnerships } from '../../db/schema.ts';
import { readPdf } from '../../pdf/test/readPdf.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import type { Authenticator } from '../../test/authenticator.ts';
import { giftDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { assertionOf, lastMail, mailedCode, signingIn, signWith, withPasskey } from '../../test/signing.ts';

const inOneLine = (text: string) => text.replaceAll(/\s+/gu, ' ');

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let marijke: UserRow;
  let jan: ApiClient;
  let child: ApiClient;
  let wife: ApiClient;
  let keys: { jan: Authenticator; child: Authenticator };

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    family = await makeFamily(db, { parent: { email: 'jan@blijft.example' } });
    const login = { login: true, signed: true };
    sanne = await makeUser(db, family.id, { sub: 'sanne', email: 'sanne@blijft.example', ...login });
    marijke = await makeUser(db, family.id, {
      ...{ firstname: 'Marijke', sub: 'marijke', email: 'marijke@blijft.example' },
      ...login,
    });
    await marriedTo(marijke);
    [jan, child, wife] = (await Promise.all(
      [family.parent, sanne, marijke].map((user) => apiClient(made.app, user, { expires: 4e9 })),
    )) as [ApiClient, ApiClient, ApiClient];
    keys = { jan: await withPasskey(jan, db), child: await withPasskey(child, db) };
  });

  async function marriedTo({ id }: Pick<UserRow, 'id'>): Promise<void> {
    const { db } = made.services;
    await db.delete(partnerships).where(eq(partnerships.self_id, family.parent.id));
    await db
      .insert(partnerships)
      .values({ family_id: family.id, self_id: family.parent.id, partner_id: id, bond: 'married' });
  }
  const gift = (terms: object = {}) => {
    const draft = giftDraft(family.parent.hashid, sanne.hashid);
    const contract = { ...draft.contract, signed_date: null, gift_date: '2026-05-01', ...terms };
    return { ...draft, total: 20_000_000, contract };
  };
  const concept = async (draft: object) => String((await jan.post('/contract', draft)).body.hashid);
  const ask = (contract: string, order = 'at_once') => jan.post('/signing', { contract, version: 1, order });
  const asked = async (draft: object = gift(), order?: string) => signingIn(await ask(await concept(draft), order));
  const see = async (hashid: string, who = wife) => signingIn(await who.get(`/signing?hashid=${hashid}`));
  const consents = async ({ hashid, sha256 }: { hashid: string; sha256: string }) => {
    await wife.post('/signing/start', { hashid, sha256, how: 'mailed_code' });
    const code = await mailedCode(made.services.db, 'marijke@blijft.example');
    return wife.post('/signing/sign', { hashid, sha256, read: true, code });
  };
  const paper = async (hashid: string, who = wife) =>
    inOneLine((await readPdf((await who.get(`/signing/document?hashid=${hashid}`)).bytes)).text);

  test('law 8: the spouse of a sole giver signs the same paper for consent, and without that it does not count', async () => {
    const signing = await asked();
    assert.deepEqual(
      signing.signers.map(({ party, side }) => [party.firstname, side]),
      [
        ['Jan', 'from'],
        ['Sanne', 'to'],
        ['Marijke', 'spouse'],
      ],
    );
    const mail = await lastMail(made.services.db, 'marijke@blijft.example');
    assert.match(mail?.body_text ?? '', new RegExp(`/ondertekenen/${signing.hashid}`));
    const text = await paper(signing.hashid);
    assert.match(text, /Marijke Vries .*is geen partij\. .*geeft toestemming voor deze schenking \(artikel 1:88/u);
    assert.doesNotMatch(text, /Handtekening:/u, 'nobody writes on it');
    const mine = await see(signing.hashid);
    assert.deepEqual(mine.may, ['sign', 'refuse']);
    assert.match(mine.sentences[0] ?? '', /^Jij geeft als partner toestemming\. Je wordt geen partij/u);
    assert.equal(mine.letters, null);

    await signWith(jan, signing, keys.jan);
    assert.equal(signingIn(await signWith(child, signing, keys.child)).state, 'open');
    const contract = await jan.get(`/contract?hashid=${signing.contract}`);
    assert.equal(contract.body.contract.signed_date, null);
    assert.equal(signingIn(await consents(signing)).state, 'signed');

    const { bytes } = await jan.post('/contract/generated', { hashid: signing.contract });
    const sealed = inOneLine((await readPdf(bytes)).text);
    assert.match(sealed, /Marijke Vries Ondertekend als Toestemming als echtgenoot \(art\. 1:88 BW\)/u);
    assert.match(sealed, /Jan de Vries Ondertekend als Schenker/u);
    // Their own copy is the sealed one.
    const own = await wife.get(`/signing/document?hashid=${signing.hashid}`);
    assert.ok(own.bytes.equals(bytes));
  });

  test('S-386 a consenting spouse sees the request and its paper, and nothing else of the contract', async () => {
    const { hashid, contract } = await asked();
    await consents(await see(hashid));
    for (const path of ['/contract', '/contract/proposals', '/contract/documents'])
      assert.equal((await wife.get(`${path}?hashid=${contract}`)).status, 404, path);
    assert.equal((await wife.post('/contract/generated', { hashid: contract })).status, 404);
    assert.deepEqual((await wife.get('/contracts')).body, []);
    assert.equal((await see(hashid)).ended, null);
    // Another in-law, who is asked nothing, does not see it.
    const { db } = made.services;
    const other = await makeUser(db, family.id, { sub: 'noor', firstname: 'Noor', login: true, signed: true });
    const noor = await apiClient(made.app, other);
    for (const path of ['/signing', '/signing/document'])
      assert.equal((await noor.get(`${path}?hashid=${hashid}`)).status, 404);
    // A request that ended incomplete is only kept for the parties.
    assert.equal((await jan.post('/signing/end', { hashid })).status, 200);
    assert.equal((await see(hashid)).state, 'withdrawn');
    assert.equal((await wife.get(`/signing/document?hashid=${hashid}`)).status, 404);
    assert.equal((await child.get(`/signing/document?hashid=${hashid}`)).status, 200);
  });

  test('law 8: a spouse’s notice links to the request, the one place they may open', async () => {
    const told = async (who = wife) => {
      const { notices } = (await who.get('/notices')).body as unknown as NoticePage;
      return notices.map(({ kind, contract, signing }) => [kind, contract, signing]);
    };
    const { hashid, contract } = await asked();
    assert.deepEqual((await told())[0], ['asked_to_sign', null, hashid]);
    // A party's link goes to the contract, which asks for it there.
    assert.deepEqual((await told(child))[0], ['asked_to_sign', contract, undefined]);
    assert.equal((await jan.post('/signing/end', { hashid })).status, 200);
    assert.deepEqual((await told())[0], ['answered', null, hashid]);
    assert.equal((await see(hashid)).state, 'withdrawn');
  });

  test('S-387 nobody gives the consent of another: not the giver, not with the code of the spouse', async () => {
    const signing = await asked();
    const { hashid, sha256 } = signing;
    await signWith(jan, signing, keys.jan);
    await wife.post('/signing/start', { hashid, sha256, how: 'mailed_code' });
    const code = await mailedCode(made.services.db, 'marijke@blijft.example');
    for (const who of [jan, child]) {
      const tried = await who.post('/signing/sign', { hashid, sha256, read: true, code });
      assert.ok([409, 422].includes(tried.status));
    }
    const of = (await see(hashid)).signers.find(({ side }) => side === 'spouse');
    assert.equal(of?.signed_at, null);
  });

  test('law 8: the spouse refuses with a reason, and the contract is a concept again', async () => {
    const { hashid, contract } = await asked();
    assert.equal((await wife.post('/signing/end', { hashid })).status, 422);
    const refused = await wife.post('/signing/end', { hashid, word: 'Dit is te veel.' });
    assert.equal(signingIn(refused).state, 'refused');
    const life = await jan.get(`/contract/proposals?hashid=${contract}`);
    assert.equal(life.body.state, 'concept');
    assert.equal(life.body.not_signed?.word, 'Dit is te veel.');
    // A consent can't be taken back.
    const again = await asked();
    await consents(again);
    assert.deepEqual((await see(again.hashid)).may, []);
    assert.equal((await wife.post('/signing/end', { hashid: again.hashid, word: 'Toch niet.' })).status, 403);
  });

  test('S-388 a signer who married or parted since the paper was made: nobody can sign it any more', async () => {
    const signing = await asked();
    const { db } = made.services;
    await db.update(partnerships).set({ until_date: '2026-06-01' }).where(eq(partnerships.self_id, family.parent.id));
    const { hashid, sha256 } = signing;
    const parted = await jan.post('/signing/start', { hashid, sha256, how: 'passkey' });
    assert.equal(parted.status, 409);
    assert.match(String(parted.body.error), /^Wie als partner toestemming geeft, is veranderd\./u);
    const alone = await asked();
    assert.equal(alone.signers.length, 2);
    await marriedTo(marijke);
    await assert.rejects(assertionOf(jan, alone, keys.jan), /Wie als partner toestemming geeft/u);
  });

  test('law 8: a spouse without a login signs on paper, and the sentence says why; "niet nodig" is said in the agreement', async () => {
    const { db } = made.services;
    const els = await makeUser(db, family.id, { firstname: 'Els' });
    await marriedTo(els);
    const contract = await concept(gift());
    const refused = await ask(contract);
    assert.equal(refused.status, 409);
    assert.match(
      String(refused.body.error),
      /^Els geeft als partner van Jan toestemming .*Els heeft geen eigen login/u,
    );
    const life = await jan.get(`/contract/proposals?hashid=${contract}`);
    assert.equal(life.body.signed_on_paper, refused.body.error);
    assert.equal((await asked(gift({ giver_spouse: 'not_needed' }))).signers.length, 2);
    await marriedTo(marijke);
  });

  test('law 8: for a loan the spouse signs where the agreement asks it; in turn they are the last', async () => {
    const loan = yearLoanDraft(family.parent.hashid, sanne.hashid, null);
    assert.equal((await asked(loan)).signers.length, 2);
    const draft = { ...loan, contract: { ...loan.contract, spouse_consent: true } };
    const signing = await asked(draft, 'in_turn');
    assert.deepEqual(signing.signers.at(-1)?.side, 'spouse');
    assert.match((await see(signing.hashid)).waits ?? '', /^Eerst tekent Jan\./u);
    assert.match(await paper(signing.hashid), /geeft toestemming voor wat Jan de Vries hierin afspreekt/u);
  });
});
