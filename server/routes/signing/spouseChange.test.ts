import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import type { NoticePage } from '../../../domain/wire/notice.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { partnerships, users } from '../../db/schema.ts';
import { readPdf } from '../../pdf/test/readPdf.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import type { Authenticator } from '../../test/authenticator.ts';
import { freshLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { signingIn, signWith, withPasskey } from '../../test/signing.ts';

const FORGIVEN = { kind: 'forgiveness', date: '2026-06-10', amount: 500_000, outcome: 'lower_payment' } as const;
const rateOf = (rate_millipercent: number) => ({ kind: 'rate_change', date: '2026-07-01', rate_millipercent }) as const;
const inOneLine = (text: string) => text.replaceAll(/\s+/gu, ' ');

/** Giving up a right of a loan signed here takes the consent of the lender's spouse (docs/decisions/0014). */
eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let marijke: UserRow;
  let people: Record<'jan' | 'sanne' | 'marijke', [ApiClient, Authenticator]>;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    family = await makeFamily(db, { parent: { email: 'jan@samen.example' } });
    const login = { login: true, signed: true };
    sanne = await makeUser(db, family.id, { sub: 'sanne', email: 'sanne@samen.example', ...login });
    marijke = await makeUser(db, family.id, {
      ...{ firstname: 'Marijke', sub: 'marijke', email: 'marijke@samen.example' },
      ...login,
    });
    await marriedTo(marijke);
    const known = async (user: UserRow): Promise<[ApiClient, Authenticator]> => {
      const client = await apiClient(made.app, user, { expires: 4e9 });
      return [client, await withPasskey(client, db)];
    };
    people = { jan: await known(family.parent), sanne: await known(sanne), marijke: await known(marijke) };
  });

  async function marriedTo({ id }: Pick<UserRow, 'id'>): Promise<void> {
    const { db } = made.services;
    await db.delete(partnerships).where(eq(partnerships.self_id, family.parent.id));
    const couple = { self_id: family.parent.id, partner_id: id, bond: 'married' as const };
    await db.insert(partnerships).values({ family_id: family.id, ...couple });
  }
  const client = (who: keyof typeof people) => people[who][0];
  const signs = async (hashid: string, who: keyof typeof people) => {
    const signing = signingIn(await client(who).get(`/signing?hashid=${hashid}`));
    return signWith(client(who), signing, people[who][1]);
  };
  const events = async (contract: string) =>
    ((await client('jan').get(`/contract?hashid=${contract}`)).body as unknown as LoanDetail).events;

  /** A loan of Jan alone to Sanne at 4,1 %, which both signed here: the agreement asks no consent. */
  async function signedHere(): Promise<string> {
    const draft = freshLoanDraft(family.parent.hashid, sanne.hashid, null);
    const terms = { ...draft.contract, start_date: '2026-06-01', rate_millipercent: 4_100 };
    const added = await client('jan').post('/contract', { ...draft, contract: terms });
    assert.equal(added.status, 200, JSON.stringify(added.body));
    const contract = String(added.body.hashid);
    const { hashid } = signingIn(await client('jan').post('/signing', { contract, version: 1, order: 'at_once' }));
    for (const who of ['jan', 'sanne'] as const) signingIn(await signs(hashid, who));
    return contract;
  }
  /** Proposes a change, and answers the request to sign it. */
  async function proposed(contract: string, content: object) {
    const { status, body } = await client('jan').post('/contract/proposal', { contract, content, note: '' });
    assert.equal(status, 200, JSON.stringify(body));
    const [proposal] = (body as unknown as ContractLifecycle).proposals;
    return signingIn(await client('jan').get(`/signing?hashid=${proposal!.signing!}`));
  }
  const roles = ({ signers }: Awaited<ReturnType<typeof proposed>>) =>
    signers.map(({ party, side }) => `${party.firstname} ${side}`);
  const paper = async (hashid: string, who: keyof typeof people) =>
    inOneLine((await readPdf((await client(who).get(`/signing/document?hashid=${hashid}`)).bytes)).text);
  const lastTold = async (who: keyof typeof people) => {
    const { notices } = (await client(who).get('/notices')).body as unknown as NoticePage;
    const [last] = notices;
    return [last?.kind, last?.contract, last?.signing];
  };

  test('law 8, 34: a sole lender who forgives needs the signature of their spouse, under the same addendum', async () => {
    const contract = await signedHere();
    const signing = await proposed(contract, FORGIVEN);
    assert.deepEqual(roles(signing), ['Jan from', 'Sanne to', 'Marijke spouse']);
    assert.deepEqual(await lastTold('marijke'), ['asked_to_sign', null, signing.hashid]);
    const text = await paper(signing.hashid, 'marijke');
    assert.match(
      text,
      /Marijke Vries .*is geen partij\. Marijke Vries heeft deze aanvulling gelezen en geeft toestemming voor deze kwijtschelding \(artikel 1:88 .* Ondertekent Marijke Vries niet, dan verandert er niets\./u,
    );
    assert.doesNotMatch(text, /eigen papier|Handtekening:/u);
    const mine = signingIn(await client('marijke').get(`/signing?hashid=${signing.hashid}`));
    assert.deepEqual(mine.may, ['sign', 'refuse']);
    assert.match(mine.sentences[0]!, /^Jij geeft als partner toestemming\./u);
    assert.match(
      inOneLine(mine.sentences[1]!),
      /lening van Jan de Vries aan Sanne Vries wordt € 5\.000,00 kwijtgescholden/u,
    );

    for (const who of ['jan', 'sanne'] as const) signingIn(await signs(signing.hashid, who));
    assert.deepEqual(await events(contract), [], 'it waits for the spouse');
    assert.equal(signingIn(await signs(signing.hashid, 'marijke')).state, 'signed');
    assert.deepEqual(
      (await events(contract)).map(({ kind }) => kind),
      ['forgiveness'],
    );
    assert.match(await paper(signing.hashid, 'marijke'), /Ondertekend als Toestemming als echtgenoot/u);
    assert.equal((await client('marijke').get(`/contract?hashid=${contract}`)).status, 404);
  });

  test('law 34: lowering the rate of a fixed term needs it too; raising it, a pause and taking it back do not', async () => {
    const contract = await signedHere();
    const end = async (hashid: string) =>
      assert.equal((await client('jan').post('/signing/end', { hashid })).status, 200);
    const lowered = await proposed(contract, rateOf(0));
    assert.deepEqual(roles(lowered).at(-1), 'Marijke spouse');
    assert.match(await paper(lowered.hashid, 'jan'), /geeft toestemming voor deze verlaging van de rente/u);
    await end(lowered.hashid);
    assert.deepEqual(await lastTold('marijke'), ['answered', null, lowered.hashid]);
    const pause = { kind: 'pause', date: '2026-08-01', until: '2026-09-30', rests: 'everything', outcome: 'same_end' };
    for (const content of [rateOf(5_000), pause]) {
      const signing = await proposed(contract, content);
      assert.deepEqual(roles(signing), ['Jan from', 'Sanne to'], JSON.stringify(content));
      await end(signing.hashid);
    }
    const raised = await proposed(contract, rateOf(5_000));
    for (const who of ['jan', 'sanne'] as const) signingIn(await signs(raised.hashid, who));
    const [higher] = await events(contract);
    const back = await proposed(contract, { kind: 'correction', event: higher?.hashid });
    assert.deepEqual(roles(back).at(-1), 'Marijke spouse', 'taking back a raised rate lowers it');
    await end(back.hashid);
    const again = await proposed(contract, FORGIVEN);
    for (const who of ['jan', 'sanne', 'marijke'] as const) signingIn(await signs(again.hashid, who));
    const forgiven = (await events(contract)).find(({ kind }) => kind === 'forgiveness');
    assert.deepEqual(roles(await proposed(contract, { kind: 'correction', event: forgiven?.hashid })), [
      'Jan from',
      'Sanne to',
    ]);
  });

  test('law 34: the spouse refuses with a reason: nothing changes, and everybody is notified', async () => {
    const contract = await signedHere();
    const { hashid } = await proposed(contract, FORGIVEN);
    signingIn(await signs(hashid, 'jan'));
    assert.equal((await client('marijke').post('/signing/end', { hashid })).status, 422);
    const refused = await client('marijke').post('/signing/end', { hashid, word: 'Eerst overleggen.' });
    assert.equal(signingIn(refused).state, 'refused');
    assert.deepEqual(await events(contract), []);
    const lifecycle = (await client('jan').get(`/contract/proposals?hashid=${contract}`))
      .body as unknown as ContractLifecycle;
    assert.deepEqual([lifecycle.state, lifecycle.proposals[0]?.state], ['signed', 'refused']);
    assert.equal((await lastTold('sanne'))[0], 'answered');
  });

  test('S-387 law 34: a lender who blocks their spouse can’t go on without them: the change waits', async () => {
    const contract = await signedHere();
    const block = (blocked: boolean) => made.services.db.update(users).set({ blocked }).where(eq(users.id, marijke.id));
    await block(true);
    const signing = await proposed(contract, FORGIVEN);
    assert.deepEqual(roles(signing), ['Jan from', 'Sanne to', 'Marijke spouse']);
    for (const who of ['jan', 'sanne'] as const) signingIn(await signs(signing.hashid, who));
    assert.deepEqual(await events(contract), []);
    await block(false);
    assert.equal(signingIn(await signs(signing.hashid, 'marijke')).state, 'signed');
  });

  test('S-387 law 34: nobody says it for the spouse, and after marrying another the consent is asked again', async () => {
    const contract = await signedHere();
    const { hashid } = await proposed(contract, FORGIVEN);
    const [proposal] = (
      (await client('jan').get(`/contract/proposals?hashid=${contract}`)).body as unknown as ContractLifecycle
    ).proposals;
    for (const who of ['jan', 'sanne', 'marijke'] as const) {
      const answer = { hashid: proposal!.hashid, answer: 'accepted' };
      assert.ok((await client(who).post('/contract/proposal/answer', answer)).status >= 400, who);
    }
    const els = await makeUser(made.services.db, family.id, { firstname: 'Els' });
    await marriedTo(els);
    const { sha256 } = signingIn(await client('jan').get(`/signing?hashid=${hashid}`));
    const stopped = await client('sanne').post('/signing/start', { hashid, sha256, how: 'passkey' });
    assert.equal(stopped.status, 409);
    assert.match(String(stopped.body.error), /Wie als partner toestemming geeft, is veranderd\. Doe het voorstel/u);
    assert.equal((await client('jan').post('/signing/end', { hashid })).status, 200);
    // Els has no login: she consents on a paper of her own, as the addendum says.
    const without = await proposed(contract, FORGIVEN);
    assert.deepEqual(roles(without), ['Jan from', 'Sanne to']);
    assert.match(await paper(without.hashid, 'jan'), /geeft de toestemming op een eigen papier/u);
    await marriedTo(marijke);
  });
});
