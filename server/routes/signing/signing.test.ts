import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import type { Signing } from '../../../domain/wire/signing.ts';
import { signatures } from '../../db/signingSchema.ts';
import { readPdf } from '../../pdf/test/readPdf.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { Authenticator } from '../../test/authenticator.ts';
import { giftDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import {
  assertionOf,
  deviceAsked,
  lastMail,
  mailedCode,
  signingIn,
  signWith,
  withPasskey,
  inLetters,
} from '../../test/signing.ts';

const DAY = 86_400_000;

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let bram: UserRow;
  let jan: ApiClient;
  let child: ApiClient;
  let stranger: ApiClient;
  let keys: { jan: Authenticator; child: Authenticator };
  let later = 0;

  before(async () => {
    made = await engine.app({ clock: () => NOW + later });
    const { db } = made.services;
    family = await makeFamily(db, { parent: { email: 'jan@blijft.example' } });
    const login = { login: true, signed: true };
    sanne = await makeUser(db, family.id, { sub: 'sanne', email: 'sanne@blijft.example', ...login });
    bram = await makeUser(db, family.id, { firstname: 'Bram' });
    const other = await makeFamily(db, { name: 'Anders', parent: { email: 'ander@blijft.example' } });
    const token = { expires: 4e9 };
    [jan, child, stranger] = (await Promise.all(
      [family.parent, sanne, other.parent].map((user) => apiClient(made.app, user, token)),
    )) as [ApiClient, ApiClient, ApiClient];
    keys = { jan: await withPasskey(jan, db), child: await withPasskey(child, db) };
  });

  const concept = async (draft: object = yearLoanDraft(family.parent.hashid, sanne.hashid, null)) => {
    const { status, body } = await jan.post('/contract', draft);
    assert.equal(status, 200, JSON.stringify(body));
    return String(body.hashid);
  };
  const ask = (contract: string, order = 'at_once', who = jan) => who.post('/signing', { contract, version: 1, order });
  const asked = async (order?: string) => signingIn(await ask(await concept(), order));
  const lifecycle = async (contract: string) =>
    (await jan.get(`/contract/proposals?hashid=${contract}`)).body as unknown as ContractLifecycle;
  const see = async ({ hashid }: Signing, who = jan) => signingIn(await who.get(`/signing?hashid=${hashid}`));
  const signs = (signing: Signing, rest: object, who = child) => {
    const { hashid, sha256 } = signing;
    return who.post('/signing/sign', { hashid, sha256, read: true, ...inLetters(signing), ...rest });
  };

  test('a concept is put up for signing, both sign with their own device, and the last signature dates the contract', async () => {
    const contract = await concept();
    assert.ok((await lifecycle(contract)).may.includes('ask_signatures'));
    const signing = signingIn(await ask(contract));
    const waiting = await lifecycle(contract);
    assert.deepEqual([waiting.state, waiting.signing], ['offered', { hashid: signing.hashid, open: true }]);
    const paper = (await child.get(`/signing/document?hashid=${signing.hashid}`)).bytes;
    assert.equal(createHash('sha256').update(paper).digest('hex'), signing.sha256);
    const { text } = await readPdf(paper);
    assert.match(text, /Zij ondertekenen haar in Onderling/);
    assert.doesNotMatch(text, /Handtekening:/, 'nobody writes on it');
    const told = await lastMail(made.services.db, 'sanne@blijft.example');
    assert.match(told?.body_text ?? '', new RegExp(`/ondertekenen/${signing.hashid}`));
    assert.doesNotMatch(`${told?.subject}`, /Jan|Vries|\d/u);

    const mine = await see(signing, child);
    assert.deepEqual(
      mine.sentences.map((one) => one.replaceAll('\u00a0', ' ')),
      [
        'Jan de Vries leent € 12.000 uit aan Sanne Vries, tegen 0 % rente per jaar.',
        'Jij belooft het terug te betalen in 12 termijnen van € 1.000,00 per maand.',
        'De lening loopt van 1 januari 2026 tot en met 1 januari 2027.',
      ],
    );
    const first = signingIn(await signWith(child, mine, keys.child));
    assert.deepEqual([first.state, first.may], ['open', []]);
    assert.deepEqual(
      first.signers.map(({ party, how }) => [party.firstname, how]),
      [
        ['Jan', null],
        ['Sanne', 'passkey'],
      ],
    );
    later = DAY;
    const last = signingIn(await signWith(jan, mine, keys.jan));
    later = 0;
    assert.deepEqual([last.state, last.ended?.by.firstname, last.may], ['signed', 'Jan', []]);
    assert.equal(last.file_name, 'lineaire-lening-sanne-vries-2026-06-16.pdf');
    const now = (await child.get(`/contract?hashid=${contract}`)).body;
    assert.deepEqual([now.contract.signed_date, now.version], ['2026-06-16', 2]);
    assert.deepEqual(
      [(await lifecycle(contract)).state, (await lifecycle(contract)).signing],
      ['signed', { hashid: signing.hashid, open: false }],
    );
    const listed = (await child.get(`/contract/documents?hashid=${contract}`)).body as {
      hashid: string;
      sha256: string;
    }[];
    assert.equal(listed[0]?.hashid, last.ended?.document, 'the signed paper is the agreement of the contract');
    const download = await child.post('/contract/generated', { hashid: contract });
    assert.equal(createHash('sha256').update(download.bytes).digest('hex'), listed[0]?.sha256);
    assert.equal(download.bytes.subarray(0, paper.length).equals(paper), true, 'it begins with the signed contract');
    const sealed = await readPdf(download.bytes);
    for (const said of [signing.sha256, 's•••@blijft.example', 'Jan de Vries', 'Sanne Vries'])
      assert.ok(sealed.text.replaceAll(/\s+/gu, ' ').includes(said), said);
    const visitor = await apiClient(made.app, null);
    for (const sha256 of [signing.sha256, listed[0]?.sha256])
      assert.equal((await visitor.post('/document/check', { sha256 })).body.known, true);
    const mail = await lastMail(made.services.db, 'sanne@blijft.example');
    assert.equal(mail?.subject, 'Iedereen heeft ondertekend');
    // The notices match the mails.
    const heard = (await child.get('/notices')).body.notices as { text: string; contract: string }[];
    assert.deepEqual(
      heard.slice(0, 2).map(({ text }) => text),
      [
        'De lening “Eigen huis” is nu door iedereen ondertekend.',
        'Er werd je gevraagd om je handtekening onder de lening “Eigen huis”. Je hebt ondertekend.',
      ],
    );
  });

  test('the proof of a signature can be checked without us, and never changes', async () => {
    const signing = await asked();
    await signWith(child, signing, keys.child);
    const { db } = made.services;
    const [row] = await db.select().from(signatures).where(eq(signatures.user_id, sanne.id)).limit(1);
    assert.equal(row?.proof.how, 'passkey');
    const said = JSON.parse(
      Buffer.from((row.proof as { clientDataJSON: string }).clientDataJSON, 'base64url').toString(),
    ) as { challenge: string };
    assert.match(said.challenge, /^[\w-]{43}$/u, 'a SHA-256');
    assert.match(row.key_fingerprint ?? '', /^[0-9a-f]{64}$/u);
    assert.deepEqual(
      [row.consent, row.email_masked],
      ['Ik heb het gelezen, en ik ga ermee akkoord.', 's•••@blijft.example'],
    );
    for (const table of ['signatures', 'signing_requests', 'signing_outcomes'])
      for (const change of [`delete from ${table}`, `update ${table} set family_id = family_id`])
        await assert.rejects(async () => db.execute(sql.raw(change)), table);
  });

  test('S-155 an answer of a device counts once, for one document', async () => {
    const [one, two] = [await asked(), await asked()];
    const assertion = await assertionOf(child, one, keys.child);
    const elsewhere = await signs(two, { assertion });
    assert.deepEqual([elsewhere.status, Object.keys(elsewhere.body.errors)], [422, ['assertion']]);
    assert.equal((await signs(one, { assertion })).status, 200);
    const again = await signs(one, { assertion });
    assert.deepEqual([again.status, again.body.error], [409, 'Je hebt dit document al ondertekend.']);
    await assertionOf(child, two, keys.child);
    const replayed = await signs(two, { assertion });
    assert.deepEqual([replayed.status, Object.keys(replayed.body.errors)], [422, ['assertion']]);
    assert.equal(
      (await see(two)).signers.every(({ how }) => how === null),
      true,
    );
  });

  test('S-156 the device of somebody else does not sign, nor one without user verification', async () => {
    const signing = await asked();
    for (const device of [keys.jan, new Authenticator()]) {
      const refused = await signWith(child, signing, device);
      assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, ['assertion']]);
    }
    keys.child.verified = false;
    const unverified = await signWith(child, signing, keys.child);
    keys.child.verified = true;
    assert.equal(unverified.status, 422);
    // It signed before, so the next number of a copy was already used.
    keys.child.counter = 1;
    const copied = await signWith(child, signing, keys.child);
    keys.child.counter = 100;
    assert.equal(copied.status, 422, 'the counter of a copied device goes back');
    const { db } = made.services;
    const taking = keys.child.create(await deviceAsked(stranger, db));
    const taken = await stranger.post('/passkey', { name: 'Van Sanne', made: taking });
    assert.equal(taken.status, 409, 'one key is of one person');
    const foreign = new Authenticator('https://onderling.example.evil');
    const start = await deviceAsked(child, db);
    const elsewhere = await child.post('/passkey', { name: 'Elders', made: foreign.create(start) });
    assert.deepEqual([elsewhere.status, Object.keys(elsewhere.body.errors)], [422, ['made']]);
    assert.equal(
      (await see(signing)).signers.every(({ how }) => how === null),
      true,
    );
  });

  test('S-157 a signer who read another document than the stored one has to read it again', async () => {
    const signing = await asked();
    const assertion = await assertionOf(child, signing, keys.child);
    const other = await signs({ ...signing, sha256: 'a'.repeat(64) }, { assertion });
    assert.equal(other.status, 409);
    assert.match(String(other.body.error), /Lees het opnieuw/);
    const unread = await signs(signing, { assertion, read: false });
    assert.deepEqual([unread.status, Object.keys(unread.body.errors)], [422, ['read']]);
    const draft = yearLoanDraft(family.parent.hashid, sanne.hashid, null);
    const edited = await jan.post('/contract', { ...draft, hashid: signing.contract, total: 2_400_000 });
    assert.equal(edited.status, 409, 'nobody edits what lies with the others');
    assert.equal((await jan.remove(`/contract?hashid=${signing.contract}`)).status, 409);
  });

  test('S-158 a mailed code signs once, and few wrong ones may be tried', async () => {
    const signing = await asked();
    const { db } = made.services;
    const { hashid, sha256 } = signing;
    const start = () => child.post('/signing/start', { hashid, sha256, how: 'mailed_code' });
    assert.deepEqual((await start()).body, { request: null });
    const old = await mailedCode(db, 'sanne@blijft.example');
    await start();
    const code = await mailedCode(db, 'sanne@blijft.example');
    if (old !== code) assert.equal((await signs(signing, { code: old })).status, 422, 'the newest code counts');
    later = 16 * 60_000;
    assert.equal((await signs(signing, { code })).status, 422, 'after fifteen minutes');
    later = 0;
    assert.equal((await signs(signing, { code }, jan)).status, 422, 'the code of somebody else');
    const done = signingIn(await signs(signing, { code: `${code.slice(0, 3)} ${code.slice(3)}` }));
    assert.equal(done.signers.find(({ party }) => party.hashid === sanne.hashid)?.how, 'mailed_code');

    const second = await asked();
    await child.post('/signing/start', { hashid: second.hashid, sha256: second.sha256, how: 'mailed_code' });
    const right = await mailedCode(db, 'sanne@blijft.example');
    const wrong = right === '000000' ? '111111' : '000000';
    const tries = [];
    for (let n = 0; n < 6; n++) tries.push((await signs(second, { code: n === 5 ? right : wrong })).status);
    assert.deepEqual(tries, [422, 422, 422, 422, 422, 429]);
    assert.equal(
      (await see(second)).signers.every(({ how }) => how === null),
      true,
    );
  });

  test('S-159 the request of another family is not found, whatever is asked of it', async () => {
    const signing = await asked();
    const { hashid, sha256 } = signing;
    const answers = [
      await stranger.get(`/signing?hashid=${hashid}`),
      await stranger.get(`/signing/document?hashid=${hashid}`),
      await stranger.post('/signing', { contract: signing.contract, version: 1, order: 'at_once' }),
      await stranger.post('/signing/start', { hashid, sha256, how: 'mailed_code' }),
      await signs(signing, { code: '123456' }, stranger),
      await stranger.post('/signing/end', { hashid }),
    ];
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [404]);
    const [device] = (await child.get('/passkeys')).body as [{ hashid: string }];
    assert.equal((await stranger.remove(`/passkey?hashid=${device.hashid}`)).status, 404);
  });

  test('S-202 two signatures at once are both there, and the contract is signed once', async () => {
    const signing = await asked();
    const assertions = [
      [child, await assertionOf(child, signing, keys.child)],
      [jan, await assertionOf(jan, signing, keys.jan)],
    ] as const;
    const twice = [...assertions, ...assertions];
    const answers = await Promise.all(twice.map(([who, assertion]) => signs(signing, { assertion }, who)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 409, 409]);
    assert.equal((await see(signing)).state, 'signed');
    assert.equal((await jan.get(`/contract?hashid=${signing.contract}`)).body.version, 2);
  });

  test('in turn, the second can sign once the first has, and is notified then', async () => {
    const { db } = made.services;
    const signing = await asked('in_turn');
    const before = await lastMail(db, 'sanne@blijft.example');
    assert.doesNotMatch(before?.body_text ?? '', new RegExp(signing.hashid));
    const mine = await see(signing, child);
    assert.deepEqual([mine.may, mine.waits], [['refuse'], 'Eerst tekent Jan. Daarna krijg jij een mail.']);
    const early = await child.post('/signing/start', { hashid: mine.hashid, sha256: mine.sha256, how: 'passkey' });
    assert.equal(early.status, 409);
    await signWith(jan, signing, keys.jan);
    assert.match((await lastMail(db, 'sanne@blijft.example'))?.body_text ?? '', new RegExp(signing.hashid));
    assert.equal(signingIn(await signWith(child, signing, keys.child)).state, 'signed');
  });

  test('S-203 a request is withdrawn by the asker, refused with a reason, or expires: the contract is a concept again', async () => {
    const withdrawn = await asked();
    assert.equal((await child.post('/signing/end', { hashid: withdrawn.hashid })).status, 422, 'a word is needed');
    assert.equal(signingIn(await jan.post('/signing/end', { hashid: withdrawn.hashid })).state, 'withdrawn');
    const refused = await asked();
    const said = await child.post('/signing/end', { hashid: refused.hashid, word: 'Eerst praten' });
    assert.deepEqual([signingIn(said).state, signingIn(said).ended?.word], ['refused', 'Eerst praten']);
    const expired = await asked();
    const assertion = await assertionOf(child, expired, keys.child);
    later = 30 * DAY;
    const late = await signs(expired, { assertion });
    assert.deepEqual(
      [late.status, late.body.error],
      [409, 'Dit verzoek is op 15 juli 2026 verlopen. Vraag het opnieuw.'],
    );
    for (const { contract, hashid, sha256 } of [withdrawn, refused, expired]) {
      assert.equal((await lifecycle(contract)).state, 'concept');
      assert.equal((await child.post('/signing/start', { hashid, sha256, how: 'passkey' })).status, 409);
    }
    assert.equal((await ask(expired.contract)).status, 200, 'it can be asked again');
    later = 0;
  });

  test('S-206 when a party has died, was blocked or divorced since, nobody can sign any more, and nothing is half done', async () => {
    const { db } = made.services;
    for (const [column, word] of [
      ['passed_away', 'overleden'],
      ['blocked', 'geblokkeerd'],
      ['divorced', 'gescheiden'],
    ] as const) {
      const signing = await asked();
      await signWith(child, signing, keys.child);
      await db.execute(sql.raw(`update users set ${column} = true where id = ${sanne.id}`));
      const { hashid, sha256 } = signing;
      const refused = await jan.post('/signing/start', { hashid, sha256, how: 'passkey' });
      const signed = await signs(signing, { code: '123456' }, jan);
      await db.execute(sql.raw(`update users set ${column} = false where id = ${sanne.id}`));
      assert.deepEqual([refused.status, signed.status], [409, 409]);
      assert.match(String(refused.body.error), new RegExp(`Sanne is sinds dit verzoek ${word}`));
      assert.equal((await see(signing)).state, 'open');
    }
  });

  test('a contract that needs a notary, or with somebody without a login, is not signed here, and the sentence says what to do', async () => {
    const ground = giftDraft(family.parent.hashid, sanne.hashid);
    const unsigned = { ...ground.contract, signed_date: null, gift_date: '2026-07-01' };
    for (const form of ['paper', 'at_death', 'real_estate']) {
      const gift = await concept({ ...ground, contract: { ...unsigned, form } });
      const refused = await ask(gift);
      assert.equal(refused.status, 409);
      assert.match(String(refused.body.error), /akte van de notaris/);
      assert.equal((await lifecycle(gift)).signed_on_paper, refused.body.error);
    }
    const without = await concept(yearLoanDraft(family.parent.hashid, bram.hashid, null));
    assert.match(String((await ask(without)).body.error), /Bram heeft nog geen eigen login.*op papier/);
    assert.equal((await lifecycle(without)).may.includes('ask_signatures'), false);
    const spouse = await concept({ ...ground, contract: { ...unsigned, giver_spouse: 'signs' } });
    assert.match(String((await ask(spouse)).body.error), /De familie kent die niet .*op papier/);
    const gift = signingIn(await ask(await concept({ ...ground, contract: unsigned })));
    assert.match(gift.sentences[0] ?? '', /Jan de Vries schenkt/);
  });

  test('S-205 S-207 only a party can ask, once, and about the version that was read', async () => {
    const { db } = made.services;
    const marie = await makeUser(db, family.id, {
      firstname: 'Marie',
      family_role: 'manager',
      sub: `marie ${engine.name}`,
      login: true,
      signed: true,
    });
    const contract = await concept();
    const mother = await apiClient(made.app, marie, { expires: 4e9 });
    assert.equal((await ask(contract, 'at_once', mother)).status, 403);
    assert.equal((await jan.post('/signing', { contract, version: 2, order: 'at_once' })).status, 409);
    const both = await Promise.all([ask(contract), ask(contract, 'at_once', child)]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
    const signed = { kind: 'signing', signed_date: '2026-06-12' };
    assert.equal((await jan.post('/contract/proposal', { contract, content: signed })).status, 409, 'nor on paper');
    const signing = signingIn(both.find(({ status }) => status === 200)!);
    assert.equal((await signs(signing, { code: '123456' }, mother)).status, 403);
    assert.equal((await mother.post('/signing/end', { hashid: signing.hashid })).status, 403);
  });

  test('a device has a name, and is removed; its signatures stay', async () => {
    const { db } = made.services;
    const device = await withPasskey(child, db);
    const signing = await asked();
    await signWith(child, signing, device);
    const list = (await child.get('/passkeys')).body as { hashid: string; name: string }[];
    assert.deepEqual(
      list.map(({ name }) => name),
      ['Telefoon', 'Telefoon'],
    );
    const start = await deviceAsked(child, db);
    const nameless = await child.post('/passkey', { name: ' ', made: new Authenticator().create(start) });
    assert.deepEqual([nameless.status, Object.keys(nameless.body.errors)], [422, ['name']]);
    const left = await child.remove(`/passkey?hashid=${list[1]!.hashid}`);
    assert.equal((left.body as unknown[]).length, 1);
    assert.equal(
      (await see(signing)).signers.some(({ how }) => how === 'passkey'),
      true,
    );
    const next = await asked();
    assert.equal((await signWith(child, next, device)).status, 422);
    assert.equal((await db.$count(signatures, eq(signatures.user_id, sanne.id))) > 0, true);
  });
});
