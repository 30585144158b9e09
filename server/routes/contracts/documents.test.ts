import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import type { ContractDocument } from '../../../domain/wire/document.ts';
import { contracts, documents } from '../../db/contractSchema.ts';
import { users } from '../../db/schema.ts';
import { readPdf } from '../../pdf/test/readPdf.ts';
import type { Services } from '../../services.ts';
import { addSigned, agree, removedInThePast } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { giftDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makePartner, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

eachEngine((engine) => {
  let made: TestApp;
  let services: Services;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let member: ApiClient;
  let brother: ApiClient;
  let stranger: ApiClient;

  before(async () => {
    made = await engine.app();
    services = made.services;
    family = await makeFamily(services.db);
    const other = await makeFamily(services.db);
    sanne = await makeUser(services.db, family.id, { sub: 'sanne', login: true, signed: true });
    const bram = await makeUser(services.db, family.id, { firstname: 'Bram', sub: 'bram', login: true, signed: true });
    [jan, member, brother, stranger] = (await Promise.all(
      [family.parent, sanne, bram, other.parent].map((user) => apiClient(made.app, user)),
    )) as [ApiClient, ApiClient, ApiClient, ApiClient];
  });

  const gift = (signed: string | null = '2025-01-15') => {
    const draft = giftDraft(family.parent.hashid, sanne.hashid);
    return { ...draft, contract: { ...draft.contract, signed_date: signed } };
  };
  const add = async (signed?: string | null) => String((await addSigned(made, jan, gift(signed))).body.hashid);
  const list = async (hashid: string, who = jan) =>
    (await who.get(`/contract/documents?hashid=${hashid}`)).body as unknown as ContractDocument[];
  const facts = (all: ContractDocument[]) =>
    all.map(({ kind, version, current, signed_date, made_at }) => [
      kind,
      version,
      current,
      signed_date,
      made_at !== null,
    ]);

  test('R-8.5 a contract lists its agreement: not made at first, then frozen with its SHA-256, and the same bytes for ever', async () => {
    const hashid = await add();
    assert.deepEqual(facts(await list(hashid)), [['agreement', 2, true, '2025-01-15', false]]);
    const generated = await jan.post('/contract/generated', { hashid });
    const [document] = await list(hashid);
    assert.equal(document?.sha256, createHash('sha256').update(generated.bytes).digest('hex'));
    const again = await member.get(`/contract/document?hashid=${String(document.hashid)}`);
    assert.deepEqual([again.status, again.headers['content-type']], [200, 'application/pdf']);
    assert.match(
      String(again.headers['content-disposition']),
      /filename="schenking-sanne-vries-2025-01-15-versie-2\.pdf"/,
    );
    assert.deepEqual(again.bytes, generated.bytes);
  });

  test('R-5.2 changing a signed contract makes a new version and keeps the old paper, also when nobody had downloaded it', async () => {
    const hashid = await add();
    assert.equal(
      (await agree(jan, hashid, { kind: 'terms', draft: { ...gift(), total: 123_456 } }, member)).status,
      200,
    );
    const documentsNow = await list(hashid);
    // Signed on its day, and changed on another: the paper does not confuse the two.
    assert.deepEqual(
      documentsNow.map(({ agreed_on }) => agreed_on !== null),
      [true, false],
    );
    assert.deepEqual(facts(documentsNow), [
      ['agreement', 3, true, '2025-01-15', false],
      ['agreement', 2, false, '2025-01-15', true],
    ]);
    const old = await jan.get(`/contract/document?hashid=${String(documentsNow[1]?.hashid)}`);
    assert.match((await readPdf(old.bytes)).text, /€\s5\.000,00/);
    const now = await jan.post('/contract/generated', { hashid });
    assert.match((await readPdf(now.bytes)).text, /€\s1\.234,56/);
  });

  test('the paper of changed terms says the day of the change, and is not dated as the earlier signing', async () => {
    const hashid = await add();
    const said = async () =>
      (await readPdf((await jan.post('/contract/generated', { hashid })).bytes)).text.replaceAll(/\s+/gu, ' ');
    const first = await said();
    assert.match(first, /Datum ondertekening: 15 januari 2025/u);
    assert.doesNotMatch(first, /gewijzigd op|hebben gewijzigd/u);
    await agree(jan, hashid, { kind: 'terms', draft: { ...gift(), total: 123_456 } }, member);
    const [{ agreed_on }] = (await list(hashid)) as [ContractDocument];
    const changed = await said();
    const day = formatDateLong(String(agreed_on));
    assert.ok(
      changed.includes(
        `Deze overeenkomst is ondertekend op 15 januari 2025. Hier staat zij zoals partijen haar op ${day} hebben gewijzigd.`,
      ),
      changed,
    );
    assert.doesNotMatch(changed, /Datum ondertekening: 15 januari 2025/u);
    // Changed once more: the last day counts, and the earlier paper keeps its own.
    await agree(jan, hashid, { kind: 'terms', draft: { ...gift(), total: 999_900 } }, member);
    assert.match(await said(), /€ 9\.999,00/u);
    assert.ok((await said()).includes(`op ${day} hebben gewijzigd`));
  });

  test('the preview of other terms for a signed contract is not dated as if those were signed then', async () => {
    const hashid = await add();
    const preview = await jan.post('/contract/preview', { ...gift(), hashid, total: 123_456 });
    const { text } = await readPdf(preview.bytes);
    assert.match(text, /€\s1\.234,56/u);
    assert.doesNotMatch(text, /Datum ondertekening: 15 januari 2025/u);
    const draft = await jan.post('/contract/preview', { ...gift(), total: 123_456 });
    assert.match((await readPdf(draft.bytes)).text, /Datum ondertekening: 15 januari 2025/u);
  });

  test('R-5.2 a gift has a place where the giver’s partner consents, until that partner has died', async () => {
    const { db } = services;
    const widower = await makeUser(db, family.id, { firstname: 'Kees' });
    const wife = await makePartner(db, widower, { firstname: 'Els' });
    const draft = giftDraft(widower.hashid, sanne.hashid);
    const unsigned = { ...draft, contract: { ...draft.contract, signed_date: null } };
    const asked = async () => {
      const { text } = await readPdf((await jan.post('/contract/preview', unsigned)).bytes);
      return text.includes('Toestemming van de partner');
    };
    assert.equal(await asked(), true);
    await db.update(users).set({ passed_away: true, death_date: '2025-02-01' }).where(eq(users.id, wife.id));
    assert.equal(await asked(), false);
  });

  test('terms that can’t be proposed have no preview of a change: the answer says why', async () => {
    const hashid = await add();
    const same = { ...gift(), hashid };
    const { status, body } = await jan.post('/contract/preview', same);
    assert.deepEqual([status, body?.error], [409, 'Hiermee verandert er niets aan de afspraken.']);
    const proposed = await jan.post('/contract/proposal', {
      contract: hashid,
      content: { kind: 'terms', draft: same },
    });
    assert.deepEqual([proposed.status, proposed.body.error], [status, body?.error]);
  });

  test('changing a draft leaves no paper behind, unless it was downloaded', async () => {
    const hashid = await add(null);
    await jan.post('/contract', { ...gift(null), hashid, total: 2 });
    assert.deepEqual(facts(await list(hashid)), [['agreement', 2, true, null, false]]);
    await jan.post('/contract/generated', { hashid });
    await addSigned(made, jan, { ...gift(), hashid });
    assert.deepEqual(facts(await list(hashid)), [
      ['agreement', 4, true, '2025-01-15', false],
      ['agreement', 2, false, null, true],
    ]);
  });

  test('a refused edit makes no paper: wrong, stale, or not allowed', async () => {
    const hashid = await add();
    const count = await services.db.$count(documents);
    const statuses = [
      (await jan.post('/contract', { ...gift(), hashid, total: 0 })).status,
      (await jan.post('/contract', { ...gift(), hashid, version: 7 })).status,
      (await member.post('/contract', { ...gift(), hashid })).status,
      (await stranger.post('/contract', { ...gift(), hashid })).status,
    ];
    assert.deepEqual(statuses, [422, 409, 403, 404]);
    assert.equal(await services.db.$count(documents), count);
  });

  test('when two edits of one draft version come at once, one wins', async () => {
    const hashid = await add(null);
    const answers = await Promise.all(
      [1, 2, 3].map((total) => jan.post('/contract', { ...gift(null), hashid, version: 1, total })),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
    assert.deepEqual(facts(await list(hashid)), [['agreement', 2, true, null, false]]);
  });

  test('when two answers to one proposal of other terms come at once, one counts, and the signed version is kept once', async () => {
    const hashid = await add();
    const draft = { ...gift(), total: 1 };
    const { body } = await jan.post('/contract/proposal', { contract: hashid, content: { kind: 'terms', draft } });
    const proposal = (body.proposals as { hashid: string }[])[0]!.hashid;
    const answers = await Promise.all(
      [1, 2, 3].map(() => member.post('/contract/proposal/answer', { hashid: proposal, answer: 'accepted' })),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
    assert.deepEqual(facts(await list(hashid)), [
      ['agreement', 3, true, '2025-01-15', false],
      ['agreement', 2, false, '2025-01-15', true],
    ]);
  });

  test('S-19 S-22 documents are for people who see the contract; for others, and once it is removed, they are a 404 like one that never was', async () => {
    const hashid = await add();
    await jan.post('/contract/generated', { hashid });
    const [document] = await list(hashid, member);
    const paths = (contract: string, paper: string) => [
      `/contract/documents?hashid=${contract}`,
      `/contract/document?hashid=${paper}`,
    ];
    const missing = await Promise.all(paths('bestaatniet', 'bestaatniet').map((path) => jan.get(path)));
    for (const who of [brother, stranger]) {
      for (const [i, path] of paths(hashid, String(document?.hashid)).entries()) {
        const answer = await who.get(path);
        assert.equal(answer.status, 404);
        assert.deepEqual(answer.bytes, missing[i]?.bytes);
      }
    }
    await removedInThePast(services.db, hashid);
    for (const path of paths(hashid, String(document?.hashid))) assert.equal((await jan.get(path)).status, 404);
    const [row] = await services.db.select({ id: contracts.id }).from(contracts).where(eq(contracts.hashid, hashid));
    assert.equal(await services.db.$count(documents, eq(documents.contract_id, row!.id)), 1, 'the paper itself stays');
  });

  test('S-55 S-86 a hashid that is not text is refused', async () => {
    for (const query of ['', 'hashid=a&hashid=b', 'hashid[]=a', `hashid=${'x'.repeat(5000)}`]) {
      assert.equal((await jan.get(`/contract/documents?${query}`)).status, 422, query);
      assert.equal((await jan.get(`/contract/document?${query}`)).status, 422, query);
    }
  });

  test('S-98 a name that no font has gets the passport advice, and no paper: none to read, none to sign, none in the file of an heir', async () => {
    const foreign = await makeUser(services.db, family.id, {
      firstname: 'محمد',
      sub: `foreign ${engine.name}`,
      login: true,
      signed: true,
    });
    const draft = giftDraft(family.parent.hashid, foreign.hashid);
    const concept = { ...draft, contract: { ...draft.contract, signed_date: null } };
    const { status, body } = await jan.post('/contract', concept);
    assert.equal(status, 200, JSON.stringify(body));
    const sentence =
      'We kunnen “محمد” niet afdrukken. Is het een naam? Schrijf hem zoals in de onderste regels van het paspoort.';
    for (const answer of [
      await jan.post('/contract/preview', concept),
      await jan.post('/contract/generated', { hashid: body.hashid }),
      await jan.post('/signing', { contract: body.hashid, version: 1, order: 'at_once' }),
      await jan.post('/contract/proposal', {
        contract: body.hashid,
        version: 1,
        content: { kind: 'signing', signed_date: '2025-01-15' },
      }),
    ])
      assert.deepEqual([answer.status, answer.body.error], [409, sentence]);
    assert.deepEqual(
      (await list(String(body.hashid))).map(({ made_at }) => made_at),
      [null],
    );

    const emoji = { ...concept, contract: { ...concept.contract, purpose: 'Voor het huis 🏡' } };
    const refused = await jan.post('/contract', emoji);
    assert.deepEqual(
      [refused.status, refused.body.errors],
      [422, { 'contract.purpose': 'We kunnen “🏡” niet afdrukken. Haal dat teken weg uit de tekst.' }],
    );
  });
});
