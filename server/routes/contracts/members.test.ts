import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { GiftYear } from '../../../domain/wire/gifts.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { contracts } from '../../db/contractSchema.ts';
import { users } from '../../db/schema.ts';
import { readPdf } from '../../pdf/test/readPdf.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { giftDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makePartner, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { signingIn, signWith, withPasskey } from '../../test/signing.ts';

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let bram: UserRow;
  let noor: UserRow;
  let kim: UserRow;
  let jan: ApiClient;
  let hers: ApiClient;
  let his: ApiClient;
  let kims: ApiClient;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    family = await makeFamily(db, { parent: { email: 'jan@kring.example' } });
    const member = (firstname: string, birthdate: string) =>
      makeUser(db, family.id, {
        firstname,
        birthdate,
        sub: firstname,
        login: true,
        signed: true,
        email: `${firstname.toLowerCase()}@kring.example`,
        phone: '+31612345678',
        street: `Straat van ${firstname}`,
      });
    [sanne, bram, kim] = [
      await member('Sanne', '1986-07-21'),
      await member('Bram', '1990-01-17'),
      await member('Kim', '1993-10-05'),
    ];
    noor = await makePartner(db, bram, { firstname: 'Noor', birthdate: '1992-05-26' });
    const token = { expires: 4e9 };
    [jan, hers, his, kims] = (await Promise.all(
      [family.parent, sanne, bram, kim].map((user) => apiClient(made.app, user, token)),
    )) as [ApiClient, ApiClient, ApiClient, ApiClient];
  });

  const toBram = () => yearLoanDraft(sanne.hashid, bram.hashid, null);
  const concept = async (draft: object = toBram(), who = hers) => {
    const { status, body } = await who.post('/contract', draft);
    assert.equal(status, 200, JSON.stringify(body));
    return String(body.hashid);
  };
  const lifecycle = async (who: ApiClient, hashid: string) =>
    (await who.get(`/contract/proposals?hashid=${hashid}`)).body as unknown as ContractLifecycle;
  const stored = () => made.services.db.select().from(contracts).orderBy(contracts.id);
  const kindsTold = async (who: ApiClient) =>
    ((await who.get('/notices')).body.notices as { kind: string; about: string | null }[]).map(({ kind }) => kind);

  test('R-5.2 two siblings with logins make, sign and pay a loan without any manager', async () => {
    const before = await kindsTold(jan);
    const hashid = await concept();
    assert.deepEqual((await lifecycle(hers, hashid)).may.slice(0, 3), ['ask_signatures', 'edit', 'remove']);
    assert.deepEqual((await lifecycle(his, hashid)).may, ['ask_signatures', 'sign']);
    assert.equal((await jan.get(`/contract?hashid=${hashid}`)).status, 200, 'a manager sees it, like every contract');

    const signing = signingIn(await hers.post('/signing', { contract: hashid, version: 1, order: 'at_once' }));
    for (const who of [hers, his])
      assert.equal((await signWith(who, signing, await withPasskey(who, made.services.db))).status, 200);
    assert.equal((await lifecycle(his, hashid)).state, 'signed');

    const paid = { contract: hashid, kind: 'payment', date: '2026-06-01', amount: 100_000 };
    const reported = await his.post('/contract/event', { ...paid, ledger_version: 0 });
    assert.deepEqual(
      [reported.status, reported.body.events[0].status],
      [200, 'reported'],
      JSON.stringify(reported.body),
    );
    const confirmed = await hers.post('/contract/event/confirm', {
      hashid: reported.body.events[0].hashid,
      ledger_version: reported.body.ledger_version,
      status: 'confirmed',
    });
    assert.deepEqual([confirmed.status, confirmed.body.balance], [200, 1_100_000], JSON.stringify(confirmed.body));
    const counted = await hers.post('/contract/event', { ...paid, ledger_version: confirmed.body.ledger_version });
    assert.deepEqual([counted.status, counted.body.events.at(-1).status], [200, 'confirmed']);

    assert.deepEqual((await kindsTold(his)).sort(), ['asked_to_sign', 'payment_answered', 'recorded']);
    assert.deepEqual((await kindsTold(hers)).sort(), ['payment_reported', 'signed']);
    assert.deepEqual(await kindsTold(jan), before, 'only the parties are notified');
    for (const [who, role] of [
      [hers, 'lent'],
      [his, 'borrowed'],
    ] as const) {
      const { statement } = (await who.get('/statement?year=2026')).body;
      assert.equal(statement[role][0]?.figures.closing, 1_000_000, role);
    }
  });

  test('a gift between siblings counts under the exemption for others, and for no child’s share', async () => {
    const year = async (who: ApiClient) => (await who.get('/gifts/meter?year=2026')).body as GiftYear;
    const shares = async () => JSON.stringify((await jan.get('/gifts/shares')).body);
    const before = await shares();
    const draft = { ...giftDraft(sanne.hashid, noor.hashid), total: 300_000 };
    const hashid = await concept({
      ...draft,
      contract: { ...draft.contract, signed_date: null, gift_date: '2026-03-01' },
    });
    // Noor has no login: a manager records the paper.
    await hers.post('/contract/proposal', {
      contract: hashid,
      version: 1,
      content: { kind: 'signing', signed_date: '2026-03-01' },
    });
    const proposal = (await lifecycle(jan, hashid)).proposals[0]?.hashid;
    const paper = { hashid: proposal, answer: 'accepted', paper_date: '2026-03-01' };
    assert.equal((await jan.post('/contract/proposal/answer', paper)).status, 200);
    const meter = (await year(hers)).meters.find(({ total }) => total === 300_000);
    assert.deepEqual(
      [meter?.kinship, meter?.giver, meter?.recipient, meter?.result?.limit],
      ['other', [sanne.hashid], [bram.hashid, noor.hashid], 276_900],
    );
    assert.equal(await shares(), before);
  });

  test('S-176 a member makes no contract between others, and signs for nobody', async () => {
    const before = await stored();
    const between = await hers.post('/contract', yearLoanDraft(bram.hashid, kim.hashid, null));
    assert.deepEqual([between.status, Object.keys(between.body.errors as object)], [422, ['parties.from']]);
    assert.match(String(between.body.errors['parties.from']), /^Zet jezelf aan een van de twee kanten\./u);
    const signed = await hers.post('/contract', yearLoanDraft(sanne.hashid, bram.hashid, '2026-01-01'));
    assert.deepEqual([signed.status, Object.keys(signed.body.errors as object)], [422, ['contract.signed_date']]);
    const preview = await hers.post('/contract/preview', yearLoanDraft(bram.hashid, kim.hashid, null));
    assert.equal(preview.status, 422);
    const blocked = await makeUser(made.services.db, family.id, { blocked: true });
    for (const other of [blocked.hashid, 'bestaatniet', (await makeFamily(made.services.db)).parent.hashid]) {
      const { status, body } = await hers.post('/contract', yearLoanDraft(sanne.hashid, other, null));
      assert.equal(status, 422);
      assert.match(String(body.errors['parties.to']), /^Kies iemand uit je familie/u);
    }
    const theirs = await jan.post('/contract', yearLoanDraft(bram.hashid, kim.hashid, '2026-01-01'));
    assert.deepEqual([theirs.status, Object.keys(theirs.body.errors as object)], [422, ['contract.signed_date']]);
    assert.deepEqual(await stored(), before);
    // A manager makes one between others, and enters the day where nobody has a login.
    assert.equal((await jan.post('/contract', yearLoanDraft(bram.hashid, kim.hashid, null))).status, 200);
    const { db } = made.services;
    const apart = await makeFamily(db);
    const [oma, opa] = [await makeUser(db, apart.id), await makeUser(db, apart.id)];
    const manager = await apiClient(made.app, apart.parent, { expires: 4e9 });
    const { status, body } = await manager.post('/contract', yearLoanDraft(oma.hashid, opa.hashid, '2026-01-01'));
    assert.deepEqual([status, body.contract?.signed_date], [200, '2026-01-01']);
  });

  test('S-177 a concept is edited and removed by its maker or a manager: the other party gets 403, an outsider 404', async () => {
    const hashid = await concept();
    const edit = { ...toBram(), hashid, version: 1, total: 600_000 };
    for (const [who, status] of [
      [his, 403],
      [kims, 404],
    ] as const) {
      assert.equal((await who.post('/contract', edit)).status, status);
      assert.equal((await who.remove(`/contract?hashid=${hashid}`)).status, status);
    }
    assert.equal(
      (await kims.post('/contract/preview', { ...yearLoanDraft(kim.hashid, sanne.hashid, null), hashid })).status,
      404,
    );
    const madeByJan = await concept(toBram(), jan);
    assert.equal((await hers.post('/contract', { ...edit, hashid: madeByJan })).status, 403);
    assert.equal((await hers.remove(`/contract?hashid=${madeByJan}`)).status, 403);
    assert.ok(!(await lifecycle(hers, madeByJan)).may.includes('edit'));

    const away = await hers.post('/contract', { ...yearLoanDraft(kim.hashid, bram.hashid, null), hashid, version: 1 });
    assert.deepEqual([away.status, Object.keys(away.body.errors as object)], [422, ['parties.from']]);
    assert.equal((await hers.post('/contract', edit)).body.total, 600_000);
    assert.equal((await jan.post('/contract', { ...edit, version: 2, total: 700_000 })).body.total, 700_000);
    assert.equal((await hers.remove(`/contract?hashid=${hashid}`)).status, 200);
    assert.equal((await his.get(`/contract?hashid=${hashid}`)).status, 404);
  });

  test('S-177 when two edits of a concept come at once, one counts and the other is refused with a reason', async () => {
    const hashid = await concept();
    const edit = (total: number) => ({ ...toBram(), hashid, version: 1, total });
    const answers = await Promise.all([
      hers.post('/contract', edit(600_000)),
      jan.post('/contract', edit(700_000)),
      hers.post('/contract', edit(800_000)),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
    const [row] = await made.services.db.select().from(contracts).where(eq(contracts.hashid, hashid));
    assert.equal(row?.version, 2);
  });

  test('S-178 naming a relative reveals their name only: not in the list, the meter, a preview or the concept', async () => {
    const own = (await hers.get('/users?own=1')).body as Record<string, unknown>[];
    const ofBram = own.find(({ hashid }) => hashid === bram.hashid);
    assert.deepEqual(ofBram, { hashid: bram.hashid, firstname: 'Bram', infix: bram.infix, lastname: bram.lastname });
    assert.deepEqual(own.map(({ firstname }) => firstname).sort(), ['Bram', 'Jan', 'Kim', 'Noor', 'Sanne']);
    assert.equal(own.find(({ hashid }) => hashid === sanne.hashid)?.birthdate, '1986-07-21', 'her own she knows');

    const { people } = (await hers.get('/gifts/meter?year=2026')).body as GiftYear;
    const told = Object.fromEntries(people.map((person) => [person.firstname, person]));
    const name = { birthdate: null, death_date: null, partners: [] };
    assert.deepEqual(told.Bram, { hashid: bram.hashid, firstname: 'Bram', relation_type: 'child', ...name });
    assert.deepEqual(told.Noor, {
      hashid: noor.hashid,
      firstname: 'Noor',
      relation_type: 'partner',
      ...name,
      together: bram.hashid,
    });

    const hashid = await concept();
    const papers = {
      preview: await hers.post('/contract/preview', toBram()),
      concept: await hers.post('/contract/generated', { hashid }),
      'the other’s copy': await his.post('/contract/generated', { hashid }),
    };
    for (const [name, { status, bytes }] of Object.entries(papers)) {
      assert.equal(status, 200, name);
      const { text } = await readPdf(bytes);
      assert.match(text, /geboren op 21 juli 1986 Straat van Sanne/u, name);
      assert.doesNotMatch(text, /januari 1990|bram@kring|Straat van Bram/u, name);
    }
    const signing = signingIn(await hers.post('/signing', { contract: hashid, version: 1, order: 'at_once' }));
    const frozen = await readPdf((await hers.get(`/signing/document?hashid=${signing.hashid}`)).bytes);
    assert.doesNotMatch(frozen.text, /januari 1990/u);
    const everything = JSON.stringify([
      (await hers.get('/users?own=1')).body,
      (await hers.get('/user')).body,
      (await hers.get('/gifts/meter?year=2026')).body,
      (await hers.get(`/contract?hashid=${hashid}`)).body,
      await lifecycle(hers, hashid),
      signing,
      (await hers.get('/family/access')).body,
    ]);
    assert.doesNotMatch(everything, /1990-01-17|1992-05-26|1993-10-05|(bram|kim|jan)@kring|Straat van (Bram|Kim)/u);
    assert.equal((await hers.get(`/user/photo?hashid=${bram.hashid}`)).status, 404);
    // A manager's entry shows it, as before; and so does a paper both signed.
    const ofJan = await concept(toBram(), jan);
    assert.match(
      (await readPdf((await jan.post('/contract/generated', { hashid: ofJan })).bytes)).text,
      /januari 1990/u,
    );
  });

  test('S-178 a divorced person gets no names, and can no longer make a contract', async () => {
    const ex = await makeUser(made.services.db, family.id, { firstname: 'Ex', sub: 'ex', login: true, signed: true });
    const theirs = await apiClient(made.app, ex, { expires: 4e9 });
    const hashid = await concept(yearLoanDraft(ex.hashid, bram.hashid, null), theirs);
    await made.services.db.update(users).set({ divorced: true }).where(eq(users.id, ex.id));
    const names = (await theirs.get('/users?own=1')).body.map(({ firstname }: UserRow) => firstname);
    assert.deepEqual(names, ['Ex']);
    const draft = yearLoanDraft(ex.hashid, bram.hashid, null);
    assert.equal((await theirs.post('/contract', draft)).status, 403);
    assert.equal((await theirs.post('/contract/preview', draft)).status, 403);
    assert.equal((await theirs.post('/contract', { ...draft, hashid, version: 1 })).status, 403);
    assert.equal((await theirs.remove(`/contract?hashid=${hashid}`)).status, 403);
  });

  test('with a party without a login the concept waits: it says who can record the paper, and they are notified', async () => {
    const hashid = await concept(yearLoanDraft(sanne.hashid, noor.hashid, null));
    const { signed_on_paper, may } = await lifecycle(hers, hashid);
    assert.equal(
      signed_on_paper,
      'Noor heeft nog geen eigen login. Zodra die er is, kun je dit hier laten ondertekenen. Wil je niet wachten? Onderteken dan samen op papier. Meld het daarna hier met ‘Op papier ondertekend’: wie de familie beheert (Jan de Vries) bevestigt het dan voor Noor.',
    );
    assert.deepEqual(may, ['edit', 'remove', 'sign']);
    const signing = { contract: hashid, version: 1, content: { kind: 'signing', signed_date: '2026-06-01' } };
    const alone = await hers.post('/contract/proposal', { ...signing, paper_date: '2026-06-01' });
    assert.equal(alone.status, 403, 'a member speaks for nobody else');
    assert.equal((await hers.post('/contract/proposal', signing)).status, 200);
    assert.equal((await kindsTold(jan))[0], 'proposed');
    assert.deepEqual((await lifecycle(jan, hashid)).may, ['paper']);
    const proposal = (await lifecycle(jan, hashid)).proposals[0]?.hashid;
    await jan.post('/contract/proposal/answer', { hashid: proposal, answer: 'accepted', paper_date: '2026-06-01' });
    assert.equal((await lifecycle(hers, hashid)).state, 'signed');
    assert.match(
      (await readPdf((await hers.post('/contract/generated', { hashid })).bytes)).text,
      /geboren op 26 mei 1992/u,
    );
  });
});
