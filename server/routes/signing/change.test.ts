import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import type { ContractDocument } from '../../../domain/wire/document.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import type { Signing } from '../../../domain/wire/signing.ts';
import { users } from '../../db/schema.ts';
import { readPdf } from '../../pdf/test/readPdf.ts';
import { sealHolds } from '../../signing/test/readSeal.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import type { Authenticator } from '../../test/authenticator.ts';
import { freshLoanDraft, giftDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm, editOf } from '../../test/relationForms.ts';
import { lastMail, signingIn, signWith, withPasskey } from '../../test/signing.ts';
import { lookThrough } from '../../verify/verifyDatabase.ts';

const DAY = 86_400_000;
const TO_ONE_PERCENT = { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 1_000 } as const;

/** A contract signed in the product changes in the product, by everybody who signed it (docs/decisions/0003). */
eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let marie: UserRow;
  let sanne: UserRow;
  let people: Record<'jan' | 'marie' | 'sanne', [ApiClient, Authenticator]>;
  let later = 0;

  before(async () => {
    made = await engine.app({ clock: () => NOW + later });
    const { db } = made.services;
    family = await makeFamily(db, { parent: { email: 'jan@wijzigt.example' } });
    const login = { login: true, signed: true };
    const person = (firstname: string) =>
      makeUser(db, family.id, {
        firstname,
        sub: `${firstname} wijzigt ${engine.name}`,
        email: `${firstname.toLowerCase()}@wijzigt.example`,
        ...login,
      });
    [marie, sanne] = [await person('Marie'), await person('Sanne')];
    const known = async (user: UserRow): Promise<[ApiClient, Authenticator]> => {
      const client = await apiClient(made.app, user, { expires: 4e9 });
      return [client, await withPasskey(client, db)];
    };
    people = { jan: await known(family.parent), marie: await known(marie), sanne: await known(sanne) };
  });

  const jan = () => people.jan[0];
  const lifecycle = async (contract: string, who = jan()) =>
    (await who.get(`/contract/proposals?hashid=${contract}`)).body as unknown as ContractLifecycle;
  const loan = async (contract: string) => (await jan().get(`/contract?hashid=${contract}`)).body;
  const papers = async (contract: string) =>
    (await jan().get(`/contract/documents?hashid=${contract}`)).body as unknown as ContractDocument[];
  const signs = async (signing: Pick<Signing, 'hashid' | 'sha256'>, who: keyof typeof people) =>
    signWith(people[who][0], signing, people[who][1]);
  const see = async (hashid: string, who = jan()) => signingIn(await who.get(`/signing?hashid=${hashid}`));

  /** A loan of Jan and Marie to Sanne at 4,1 %, which all three signed here. */
  async function signedHere(): Promise<string> {
    const draft = freshLoanDraft(family.parent.hashid, sanne.hashid, null);
    const { status, body } = await jan().post('/contract', {
      ...draft,
      contract: { ...draft.contract, start_date: '2026-06-01', rate_millipercent: 4_100 },
      parties: { ...draft.parties, from: [family.parent.hashid, marie.hashid] },
    });
    assert.equal(status, 200, JSON.stringify(body));
    const contract = String(body.hashid);
    const signing = signingIn(await jan().post('/signing', { contract, version: 1, order: 'at_once' }));
    for (const who of ['jan', 'marie', 'sanne'] as const) signingIn(await signs(signing, who));
    assert.equal((await lifecycle(contract)).state, 'signed');
    return contract;
  }

  const propose = async (contract: string, content: object = TO_ONE_PERCENT, who = jan()) => {
    const { status, body } = await who.post('/contract/proposal', { contract, content, note: '' });
    assert.equal(status, 200, JSON.stringify(body));
    const [proposal] = (body as unknown as ContractLifecycle).proposals;
    return proposal!;
  };

  test('one lender and the borrower can’t move a contract of three signatures from 4.1 % to 1 %', async () => {
    const contract = await signedHere();
    const proposal = await propose(contract);
    const accepted = await people.sanne[0].post('/contract/proposal/answer', {
      hashid: proposal.hashid,
      answer: 'accepted',
    });
    assert.equal(accepted.status, 409);
    assert.match(String(accepted.body.error), /handtekening/);
    for (const who of ['jan', 'sanne'] as const) signingIn(await signs(await see(proposal.signing!), who));
    assert.deepEqual((await loan(contract)).events, [], 'it waits for the other lender');
    assert.equal((await lifecycle(contract)).proposals[0]?.state, 'open');
    const last = signingIn(await signs(await see(proposal.signing!), 'marie'));
    assert.equal(last.state, 'signed');
    assert.deepEqual(
      ((await loan(contract)).events as { kind: string; rate_millipercent: number }[]).map(
        ({ kind, rate_millipercent }) => [kind, rate_millipercent],
      ),
      [['rate_change', 1_000]],
    );
    const log = async (who: ApiClient) =>
      ((await who.get('/activity')).body as { lines: { text: string }[] }).lines.map(({ text }) => text);
    const what = 'een wijziging van de lening “Eigen huis” aan Sanne Vries';
    assert.ok((await log(jan())).includes(`Je vroeg iedereen ${what} te ondertekenen.`));
    const [completed, , signed] = await log(people.marie[0]);
    assert.equal(completed, `Je zette de laatste handtekening onder ${what}.`);
    assert.equal(signed, `Je ondertekende ${what}.`);
  });

  test('the addendum says what changes and from when; sealed with three signatures it is the paper of the change', async () => {
    const contract = await signedHere();
    const proposal = await propose(contract);
    const { changes_by_signing: bySigning, may } = await lifecycle(contract);
    assert.deepEqual([bySigning, may.includes('answer')], [true, false], 'it is signed, not answered');
    const asked = await see(proposal.signing!, people.sanne[0]);
    assert.deepEqual(
      asked.sentences.map((one) => one.replaceAll('\u00a0', ' ')),
      [
        'De rente van de lening van Jan de Vries en Marie Vries aan Sanne Vries wordt 1 % per jaar, vanaf 1 juli 2026. Een lagere rente geldt niet eerder dan de dag van de laatste handtekening.',
        asked.sentences[1]!.replaceAll('\u00a0', ' '),
        'De laatste termijn blijft op 1 juni 2027. Al het andere blijft zoals jullie het ondertekenden.',
      ],
    );
    assert.match(asked.sentences[1]!, /^Jij betaalt dan €/u);
    assert.deepEqual([asked.changes, asked.may], ['rate_change', ['sign', 'refuse']]);
    const { next } = (await people.sanne[0].get(`/contract?hashid=${contract}`)).body;
    assert.match(next.what, /^rente van 1.% per jaar vanaf 1.juli.2026$/u);
    const mail = await lastMail(made.services.db, 'sanne@wijzigt.example');
    assert.match(mail?.body_text ?? '', new RegExp(`een andere rente[^]*/ondertekenen/${asked.hashid}`, 'u'));
    const frozen = (await jan().get(`/signing/document?hashid=${asked.hashid}`)).bytes;
    const { text } = await readPdf(frozen);
    for (const said of [
      'Aanvulling op de overeenkomst van geldlening',
      'Vanaf 1 juli 2026 is de rente 1 % per jaar',
      'Tekent een partij niet, dan verandert er niets.',
    ])
      assert.ok(text.replaceAll(/[\s\u00a0]+/gu, ' ').includes(said), said);
    assert.doesNotMatch(text, /Handtekening:/u, 'nobody writes on it');
    later = DAY;
    for (const who of ['sanne', 'marie', 'jan'] as const) signingIn(await signs(asked, who));
    const signed = await see(asked.hashid);
    later = 0;
    const [addendum] = (await papers(contract)).filter(({ kind }) => kind === 'addendum');
    assert.deepEqual([addendum?.hashid, addendum?.version], [signed.ended?.document, 2]);
    const { bytes } = await jan().get(`/contract/document?hashid=${addendum!.hashid}`);
    assert.ok(bytes.subarray(0, frozen.length).equals(frozen), 'it begins with the signed contract');
    assert.equal(createHash('sha256').update(bytes).digest('hex'), addendum?.sha256);
    const asMade = await jan().post('/contract/addendum', { hashid: addendum!.event });
    assert.ok(asMade.bytes.equals(bytes), 'no other one is made of it later');
    const evidence = (await readPdf(bytes)).text.replaceAll(/[\s\u00a0]+/gu, ' ');
    for (const said of ['Aanvulling op de overeenkomst van geldlening', 'Marie Vries', asked.sha256])
      assert.ok(evidence.includes(said), said);
    assert.equal(await sealHolds(bytes), true);
    for (const sha256 of [asked.sha256, addendum!.sha256])
      assert.equal((await jan().post('/document/check', { sha256 })).body.known, true);
    const [done] = (await lifecycle(contract)).proposals;
    assert.deepEqual([done?.state, done?.signing], ['accepted', asked.hashid]);
  });

  test('other terms and taking a change back are signed too, and the page shows the current terms', async () => {
    const contract = await signedHere();
    const { body } = await jan().get(`/contract?hashid=${contract}`);
    const { type, total, parties, contract: terms } = body;
    const hashids = (side: { hashid: string }[]) => side.map(({ hashid }) => hashid);
    const draft = {
      ...{ type, total, contract: { ...terms, term_months: 24 } },
      parties: { from: hashids(parties.from), to: hashids(parties.to) },
    };
    const proposal = await propose(contract, { kind: 'terms', draft });
    const asked = await see(proposal.signing!);
    assert.match(asked.sentences[0]!, /^Dit komt in de plaats van wat jullie op 15 juni 2026 ondertekenden\./u);
    const frozen = (await jan().get(`/signing/document?hashid=${asked.hashid}`)).bytes;
    const text = (await readPdf(frozen)).text.replaceAll(/[\s\u00a0]+/gu, ' ');
    for (const said of [
      'Met dit document wijzigen jullie wat jullie op 15 juni 2026 ondertekenden.',
      '(was 1 juni 2027)',
      'De dag van de laatste handtekening is de datum van deze wijziging.',
    ])
      assert.ok(text.includes(said), said);
    for (const who of ['jan', 'marie', 'sanne'] as const) signingIn(await signs(asked, who));
    const now = await loan(contract);
    assert.deepEqual([now.contract.term_months, now.version], [24, 3]);
    const agreements = (await papers(contract)).filter(({ kind }) => kind === 'agreement');
    assert.deepEqual(
      agreements.map(({ version, current }) => [version, current]),
      [
        [3, true],
        [2, false],
      ],
      'the earlier contract keeps its paper',
    );
    assert.equal((await see(asked.hashid)).ended?.document, agreements[0]?.hashid);

    const changed = await propose(contract, { ...TO_ONE_PERCENT, rate_millipercent: 2_000 });
    for (const who of ['jan', 'marie', 'sanne'] as const) signingIn(await signs(await see(changed.signing!), who));
    const [event] = (await loan(contract)).events as { hashid: string }[];
    const undo = await propose(contract, { kind: 'correction', event: event!.hashid });
    const undone = await see(undo.signing!);
    assert.match(
      undone.sentences[0]!.replaceAll('\u00a0', ' '),
      /vervalt: Rente van 2 % per jaar vanaf 1 juli 2026\.$/u,
    );
    for (const who of ['jan', 'marie', 'sanne'] as const) signingIn(await signs(undone, who));
    const taken = (await see(undo.signing!)).ended?.document;
    const { text: said } = await readPdf((await jan().get(`/contract/document?hashid=${taken}`)).bytes);
    assert.match(
      said.replaceAll(/[\s\u00a0]+/gu, ' '),
      /Die afspraak vervalt\. Zij telt alsof zij nooit is gemaakt\./u,
    );
  });

  test('for a dead party it is agreed on paper, while the others sign: it counts with the last of both', async () => {
    const { db } = made.services;
    const dead = (passed_away: boolean) => db.update(users).set({ passed_away }).where(eq(users.id, marie.id));
    const paper = { answer: 'accepted', paper_date: '2026-06-15' };
    for (const first of ['paper', 'signatures']) {
      const contract = await signedHere();
      await dead(true);
      const proposal = await propose(contract);
      assert.deepEqual(
        (await lifecycle(contract)).proposals[0]?.awaited.map(({ party, on_paper }) => [party.firstname, on_paper]),
        [['Marie', true]],
      );
      const { text } = await readPdf((await jan().get(`/signing/document?hashid=${proposal.signing}`)).bytes);
      assert.match(text.replaceAll(/[\s\u00a0]+/gu, ' '), /Voor Marie Vries wordt op papier getekend/u);
      const record = () => jan().post('/contract/proposal/answer', { hashid: proposal.hashid, ...paper });
      const here = await jan().post('/contract/proposal/answer', { hashid: proposal.hashid, answer: 'accepted' });
      assert.equal(here.status, 422, 'the day on paper is asked');
      const other = { hashid: proposal.hashid, answer: 'accepted' };
      assert.equal((await people.sanne[0].post('/contract/proposal/answer', other)).status, 409);
      if (first === 'paper') assert.equal((await record()).status, 200);
      for (const who of ['jan', 'sanne'] as const) signingIn(await signs(await see(proposal.signing!), who));
      if (first === 'signatures') {
        assert.equal((await lifecycle(contract)).proposals[0]?.state, 'open', 'the heirs have not agreed');
        assert.equal((await see(proposal.signing!)).on_paper?.[0]?.firstname, 'Marie');
        assert.equal((await record()).status, 200);
      }
      assert.equal((await lifecycle(contract)).proposals[0]?.state, 'accepted');
      const sealed = (await see(proposal.signing!)).ended?.document;
      const evidence = await readPdf((await jan().get(`/contract/document?hashid=${sealed}`)).bytes);
      assert.match(
        evidence.text.replaceAll(/[\s\u00a0]+/gu, ' '),
        /Marie Vries Partij als Geldgever Hoe Op papier Getekend op 15 juni 2026 Vastgelegd 15 juni 2026/u,
      );
      await dead(false);
    }
  });

  test('new terms with a partner’s consent are signed here as well; those of a deed are refused, with the way', async () => {
    const contract = await signedHere();
    const { type, total, contract: terms } = (await loan(contract)) as unknown as LoanDetail;
    const draft = {
      type,
      total,
      contract: { ...terms, borrower_spouse: true },
      parties: { from: [family.parent.hashid, marie.hashid], to: [sanne.hashid] },
    };
    const proposal = await propose(contract, { kind: 'terms', draft });
    const told = (await people.sanne[0].get('/notices')).body.notices as { text: string }[];
    assert.match(told[0]!.text, /^Onderteken de wijziging van de lening.*: andere afspraken\.$/u);
    const { text } = await readPdf((await jan().get(`/signing/document?hashid=${proposal.signing}`)).bytes);
    assert.match(text, /Toestemming van de partner van de geldlener/u);
    for (const who of ['jan', 'marie', 'sanne'] as const) signingIn(await signs(await see(proposal.signing!), who));
    assert.equal((await lifecycle(contract)).proposals[0]?.state, 'accepted');

    const ground = giftDraft(family.parent.hashid, sanne.hashid);
    const gift = { ...ground, contract: { ...ground.contract, signed_date: null } };
    const { hashid } = (await jan().post('/contract', gift)).body as { hashid: string };
    const asked = signingIn(await jan().post('/signing', { contract: hashid, version: 1, order: 'at_once' }));
    for (const who of ['jan', 'sanne'] as const) signingIn(await signs(asked, who));
    const real = { ...gift, contract: { ...gift.contract, form: 'real_estate' } };
    const body = { contract: hashid, content: { kind: 'terms', draft: real }, note: '' };
    const refused = await jan().post('/contract/proposal', body);
    assert.equal(refused.status, 409, JSON.stringify(refused.body));
    assert.match(String(refused.body.error), /akte van de notaris.*maak een nieuw contract\.$/u);
    assert.deepEqual((await lifecycle(hashid)).proposals, []);
  });

  test('blocking somebody does not sign for them: it waits until they can sign', async () => {
    const contract = await signedHere();
    const { db } = made.services;
    const block = (blocked: boolean) => db.update(users).set({ blocked }).where(eq(users.id, marie.id));
    await block(true);
    const proposal = await propose(contract);
    const answer = { hashid: proposal.hashid, answer: 'accepted' };
    assert.equal((await people.sanne[0].post('/contract/proposal/answer', answer)).status, 409);
    for (const who of ['jan', 'sanne'] as const) signingIn(await signs(await see(proposal.signing!), who));
    assert.equal((await lifecycle(contract)).proposals[0]?.state, 'open');
    await block(false);
    assert.equal(signingIn(await signs(await see(proposal.signing!), 'marie')).state, 'signed');
  });

  test('archiving changes no term: it is answered, as before', async () => {
    const contract = await signedHere();
    assert.equal((await propose(contract, { kind: 'archive' })).signing, null);
    assert.ok((await lifecycle(contract, people.sanne[0])).may.includes('answer'));
  });

  test('one word ends it: refused, withdrawn or lapsed, the proposal and its request end together', async () => {
    const contract = await signedHere();
    const refused = await propose(contract);
    const end = (hashid: string, who: keyof typeof people, word?: string) =>
      people[who][0].post('/signing/end', { hashid, ...(word !== undefined && { word }) });
    assert.equal(
      (await end(refused.signing!, 'marie')).status,
      422,
      'a co-lender of the proposer can refuse as well, with a reason',
    );
    assert.equal(signingIn(await end(refused.signing!, 'marie', 'Te weinig')).state, 'refused');
    const mail = await lastMail(made.services.db, 'jan@wijzigt.example');
    assert.match(mail?.body_text ?? '', /Te weinig/u);
    const withdrawn = await propose(contract);
    assert.equal(signingIn(await end(withdrawn.signing!, 'jan')).state, 'withdrawn');
    const answered = await propose(contract);
    const answer = { hashid: answered.hashid, answer: 'refused', word: 'Nee' };
    assert.equal((await people.sanne[0].post('/contract/proposal/answer', answer)).status, 200);
    assert.equal((await see(answered.signing!)).state, 'refused');
    const lapsed = await propose(contract);
    const asked = await see(lapsed.signing!);
    await signs(asked, 'jan');
    await signs(asked, 'marie');
    later = 30 * DAY;
    const late = await people.sanne[0].post('/signing/start', { ...asked, how: 'passkey' });
    assert.equal(late.status, 409);
    assert.match(String(late.body.error), /verlopen\. Doe het voorstel opnieuw\.$/u);
    assert.deepEqual(
      (await lifecycle(contract)).proposals.map(({ state }) => state),
      ['lapsed', 'refused', 'withdrawn', 'refused'],
    );
    later = 0;
    assert.deepEqual((await loan(contract)).events, []);
  });

  test('a death or an extra repayment ends it: nobody signs a paper that no longer holds', async () => {
    const contract = await signedHere();
    const asked = await see((await propose(contract)).signing!);
    for (const who of ['jan', 'sanne'] as const) signingIn(await signs(asked, who));
    const { db } = made.services;
    await db.update(users).set({ passed_away: true }).where(eq(users.id, sanne.id));
    const refused = await people.marie[0].post('/signing/start', { ...asked, how: 'passkey' });
    await db.update(users).set({ passed_away: false }).where(eq(users.id, sanne.id));
    assert.equal(refused.status, 409);
    assert.match(String(refused.body.error), /Sanne is sinds dit verzoek overleden/u);
    later = 60_000;
    const extra = await jan().post('/contract/event', {
      contract,
      kind: 'extra_repayment',
      date: '2026-06-15',
      amount: 100_000,
      outcome: 'lower_payment',
      note: '',
    });
    assert.equal(extra.status, 200, JSON.stringify(extra.body));
    const stale = await people.marie[0].post('/signing/start', { ...asked, how: 'passkey' });
    later = 0;
    assert.equal(stale.status, 409);
    assert.match(String(stale.body.error), /kloppen daarom niet meer/u);
    assert.equal((await see(asked.hashid, people.marie[0])).waits, stale.body.error);
    const older = await jan().post('/contract/proposal', { contract, content: TO_ONE_PERCENT, version: 1 });
    assert.equal(older.status, 409);
  });

  test('a renamed party withdraws the proposal and its request, with the reason', async () => {
    const contract = await signedHere();
    const asked = await see((await propose(contract)).signing!);
    signingIn(await signs(asked, 'sanne'));
    const named = (lastname: string) =>
      jan().form('/user', {
        ...childForm({ infix: '', email: 'sanne@wijzigt.example', firstname: 'Sanne', lastname, login: '1' }),
        ...editOf(sanne.hashid),
      });
    const renamed = await named('Anders');
    assert.equal(renamed.status, 200, JSON.stringify(renamed.body));
    const [proposal] = (await lifecycle(contract)).proposals;
    assert.deepEqual([proposal?.state, (await see(asked.hashid)).state], ['withdrawn', 'withdrawn']);
    assert.match(proposal?.answer?.word ?? '', /naam of geboortedatum/u);
    await named('Vries');
  });

  test('a contract that was signed on paper changes as before', async () => {
    const draft = freshLoanDraft(family.parent.hashid, sanne.hashid, '2026-06-01');
    const { hashid } = (await addSigned(made, jan(), draft)).body as { hashid: string };
    assert.equal((await propose(hashid)).signing, null);
    assert.equal((await lifecycle(hashid)).changes_by_signing, false);
  });

  test('S-264 `npm run verify` finds nothing wrong with contracts signed and changed here', async () => {
    const client = await made.services.db.$client.connect();
    const { wrong, checked } = await lookThrough(client);
    client.release();
    assert.deepEqual(wrong, []);
    assert.ok(Number(/(\d+) seals/u.exec(checked.join())?.[1]) > 5, checked.join());
  });
});
