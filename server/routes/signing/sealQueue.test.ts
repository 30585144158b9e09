import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { sealRound } from '../../actions/signing/sealSigned.ts';
import { documents } from '../../db/contractSchema.ts';
import { auditLog } from '../../db/schema.ts';
import { sealsDue } from '../../db/signingSchema.ts';
import type { Signing } from '../../../domain/wire/signing.ts';
import type { RequesterId } from '../../fairQueue.ts';
import { createPdfMaker } from '../../pdf/pdfMaker.ts';
import { readPdf } from '../../pdf/test/readPdf.ts';
import { openSeal } from '../../signing/openSeal.ts';
import type { Seal } from '../../signing/seal.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import type { Authenticator } from '../../test/authenticator.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { signingIn, signWith, withPasskey } from '../../test/signing.ts';

const MINUTE = 60_000;

/** A fully signed paper waits for its seal in a queue, and nobody gets another paper in its place (S-263). */
eachEngine((engine) => {
  /** Gives up on each page before it is drawn. */
  const hurried = createPdfMaker({ threads: 1, timeoutMs: 1 });
  after(() => hurried.close());
  let made: TestApp;
  let family: TestFamily;
  let bram: UserRow;
  let jan: ApiClient;
  let his: ApiClient;
  let keys: { jan: Authenticator; bram: Authenticator };
  let later = 0;
  let seals: { works: Seal; fails: Seal };
  let current: Seal;
  /** The owner of the PDF queue in which each seal was made. */
  const askers: RequesterId[] = [];

  before(async () => {
    made = await engine.app({
      clock: () => NOW + later,
      seal: {
        sealedPaper(...asked) {
          askers.push(asked[2]);
          return current.sealedPaper(...asked);
        },
      },
    });
    const { db } = made.services;
    family = await makeFamily(db, { parent: { email: 'jan@blijft.example' } });
    const login = { sub: 'bram', email: 'bram@blijft.example', login: true, signed: true };
    bram = await makeUser(db, family.id, { firstname: 'Bram', ...login });
    const token = { expires: 4e9 };
    [jan, his] = [await apiClient(made.app, family.parent, token), await apiClient(made.app, bram, token)];
    keys = { jan: await withPasskey(jan, db), bram: await withPasskey(his, db) };
    seals = { works: await openSeal(made.services), fails: await openSeal({ ...made.services, pdf: hurried }) };
  });
  beforeEach(() => {
    current = seals.works;
  });

  async function signed(): Promise<Signing> {
    const { body } = await jan.post('/contract', yearLoanDraft(family.parent.hashid, bram.hashid, null));
    const draft = { contract: String(body.hashid), version: 1, order: 'at_once' };
    const signing = signingIn(await jan.post('/signing', draft));
    await signWith(jan, signing, keys.jan);
    return signingIn(await signWith(his, signing, keys.bram));
  }
  const download = ({ contract }: Signing) => jan.post('/contract/generated', { hashid: contract });
  const called = (firstname: string, lastname: string) => {
    const rest = { infix: '', gender: 'man', phone: '', street: '', town: '', birthdate: '1990-04-14' };
    return his.form('/profile', { firstname, lastname, ...rest });
  };
  const textOf = async (bytes: Buffer) => (await readPdf(bytes)).text.replaceAll(/\s+/gu, ' ');

  test('S-263 the last signer with a full queue, renamed meanwhile, is sealed under the name they signed with', async () => {
    const previews = Array.from({ length: 8 }, (_, n) =>
      his.post('/contract/preview', {
        ...yearLoanDraft(family.parent.hashid, bram.hashid, null),
        total: 1_200_000 + n,
      }),
    );
    const signing = await signed();
    await Promise.all(previews);
    const renamed = await called('Onbekende', 'Derde');
    assert.equal(renamed.status, 200, JSON.stringify(renamed.body));
    const paper = await download(signing);
    await called('Bram', 'Vries');
    assert.equal(paper.status, 200);
    const text = await textOf(paper.bytes);
    assert.match(text, /Bram Vries Ondertekend als Geldlener/u);
    assert.doesNotMatch(text, /Onbekende/u);
    assert.deepEqual([...new Set(askers)], [null], 'in nobody’s own line');
  });

  test('S-263 a paper that can’t be sealed now is signed, waits, and can’t be downloaded until it has its seal', async () => {
    const { db } = made.services;
    current = seals.fails;
    const signing = await signed();
    assert.deepEqual([signing.state, signing.ended?.document], ['signed', null]);
    later = MINUTE;
    const early = await download(signing);
    assert.equal(early.status, 409);
    assert.match(String(early.body.error), /We verzegelen het document nog/);
    assert.equal(early.headers['retry-after'], '60');
    const listed = (await jan.get(`/contract/documents?hashid=${signing.contract}`)).body as {
      hashid: string | null;
    }[];
    assert.deepEqual(
      listed.map(({ hashid }) => hashid),
      [null],
      'not made yet',
    );
    const [due] = await db.select().from(sealsDue);
    assert.equal(due?.tries, 2, 'at the last signature, and for the asker');

    await called('Onbekende', 'Derde');
    current = seals.works;
    await sealRound(made.services);
    assert.equal(await db.$count(sealsDue), 1, 'not before its time');
    later = 5 * MINUTE;
    await Promise.all([sealRound(made.services), sealRound(made.services)]);
    assert.equal(await db.$count(sealsDue), 0);
    const paper = await download(signing);
    await called('Bram', 'Vries');
    later = 0;
    const text = await textOf(paper.bytes);
    assert.match(text, /Bram Vries Ondertekend als Geldlener/u);
    assert.doesNotMatch(text, /Onbekende/u);
    const freezes = and(eq(auditLog.action, 'freeze'), eq(auditLog.hashid, signing.contract));
    assert.equal(await db.$count(auditLog, freezes), 1, 'by one of the two');
  });

  test('a seal begun by a process that ended is made by another, once', async () => {
    const { db } = made.services;
    let ends = (_: Error) => {};
    current = { sealedPaper: () => new Promise((_done, fails) => (ends = fails)) };
    const { body } = await jan.post('/contract', yearLoanDraft(family.parent.hashid, bram.hashid, null));
    const draft = { contract: String(body.hashid), version: 1, order: 'at_once' };
    const signing = signingIn(await jan.post('/signing', draft));
    await signWith(jan, signing, keys.jan);
    const signs = signWith(his, signing, keys.bram);
    while ((await db.$count(sealsDue, eq(sealsDue.tries, 1))) === 0);
    current = seals.works;
    await sealRound(made.services);
    assert.equal(await db.$count(sealsDue), 1, 'it may still be under way');
    later = 2 * MINUTE;
    await sealRound(made.services);
    later = 0;
    assert.equal(await db.$count(sealsDue), 0);
    const agreements = eq(documents.kind, 'agreement');
    const [listed] = (await jan.get(`/contract/documents?hashid=${signing.contract}`)).body as { hashid: string }[];
    assert.equal(await db.$count(documents, and(agreements, eq(documents.hashid, listed!.hashid))), 1);
    ends(new Error('The process ended.'));
    assert.equal(signingIn(await signs).state, 'signed');
  });
});
