import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { ContractDraft } from '../../../domain/wire/contract.ts';
import type { ContractDocument } from '../../../domain/wire/document.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { contracts, documents } from '../../db/contractSchema.ts';
import { checkedByQpdf } from '../../pdf/test/qpdf.ts';
import { readPdf, unpacked } from '../../pdf/test/readPdf.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiClient, apiClient, type Picture } from '../../test/apiClient.ts';
import { giftDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { readZip } from '../../test/readZip.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

const SIGNED = '2026-06-14';

const photo = (background: string, format: 'jpeg' | 'png' | 'gif' = 'jpeg') =>
  sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'Sanne' } })
    .toFormat(format)
    .toBuffer();

/** A PDF with as many pages, and with everything that a PDF can do automatically when asked to. */
function pdf(pages: number, { evil = false, password = '' } = {}): Promise<Buffer> {
  const doc = new PDFDocument({ compress: false, ...(password && { userPassword: password, pdfVersion: '1.7' }) });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (let i = 1; i <= pages; i++) {
    if (i > 1) doc.addPage();
    doc.text(`Bladzijde ${i}`);
  }
  if (evil) {
    doc.link(0, 0, 500, 500, 'https://kwaad.example/klik');
    doc.file(Buffer.from('MZ kwaadaardig'), { name: 'virus.exe' });
    doc.addNamedJavaScript('start', 'app.alert(1)');
    const { data } = (doc as unknown as { _root: { data: Record<string, unknown> } })._root;
    data.OpenAction = { S: 'Launch', F: new String('/bin/sh') };
  }
  return new Promise((resolve) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.end();
  });
}

const asPdf = (bytes: Buffer): Picture => ({ bytes, field: 'pdf', name: 'scan.pdf', type: 'application/pdf' });
const asPages = (...files: Buffer[]): Picture[] => files.map((bytes, i) => ({ bytes, field: `picture_${i + 1}` }));

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let child: ApiClient;
  let stranger: ApiClient;
  let brother: ApiClient;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    family = await makeFamily(db);
    const other = await makeFamily(db, { name: 'Jansen' });
    sanne = await makeUser(db, family.id, { firstname: 'Sanne', sub: 'sanne', login: true, signed: true });
    const piet = await makeUser(db, family.id, { firstname: 'Piet', sub: 'piet', login: true, signed: true });
    const token = { expires: 4e9 };
    [jan, child, stranger, brother] = (await Promise.all(
      [family.parent, sanne, other.parent, piet].map((user) => apiClient(made.app, user, token)),
    )) as [ApiClient, ApiClient, ApiClient, ApiClient];
  });

  const add = async (draft: ContractDraft) => String((await addSigned(made, jan, draft)).body.hashid);
  const newDraft = () => add(yearLoanDraft(family.parent.hashid, sanne.hashid, null));
  const upload = (who: ApiClient, contract: string, files: Picture | Picture[]) =>
    who.form('/contract/scan', { contract }, files);
  const sign = (contract: string, rest: object) =>
    jan.post('/contract/proposal', { contract, content: { kind: 'signing', signed_date: SIGNED, ...rest } });
  const kept = (contract: string) =>
    made.services.db
      .select({ kind: documents.kind })
      .from(documents)
      .innerJoin(contracts, eq(contracts.id, documents.contract_id))
      .where(eq(contracts.hashid, contract));

  test('a photographed paper: the other side opens the scan, agrees, and the contract is signed with the scan attached', async () => {
    const loan = await newDraft();
    const pages = asPages(await photo('#123456'), await photo('#654321', 'png'));
    const { status, body } = await upload(jan, loan, pages);
    assert.deepEqual([status, body.pages], [200, 2], JSON.stringify(body));
    assert.deepEqual((await upload(jan, loan, pages)).body, body, 'the same pages are kept once');
    const proposed = await sign(loan, { scan: body.hashid });
    assert.equal(proposed.status, 200, JSON.stringify(proposed.body));

    const lifecycle = (await child.get(`/contract/proposals?hashid=${loan}`)).body as ContractLifecycle;
    const [told] = lifecycle.proposals;
    assert.deepEqual(told?.content, { kind: 'signing', signed_date: SIGNED, scan: body.hashid });
    const seen = await child.get(`/contract/document?hashid=${body.hashid}`);
    assert.match(String(seen.headers['content-disposition']), /-scan\.pdf/u);
    assert.match(checkedByQpdf(seen.bytes), /No syntax or stream encoding errors/u);
    const { pages: shown, roles, lang } = await readPdf(seen.bytes);
    assert.deepEqual([shown.length, roles.filter((role) => role === 'Figure').length, lang], [2, 2, 'nl-NL']);
    assert.ok(!unpacked(seen.bytes).includes('Sanne'), 'nothing of the photo but the picture');

    const before = (await jan.get(`/contract/documents?hashid=${loan}`)).body as ContractDocument[];
    assert.deepEqual(
      before.map(({ kind }) => kind),
      ['agreement'],
      'it counts for nothing yet',
    );
    const agreed = await child.post('/contract/proposal/answer', { hashid: told.hashid, answer: 'accepted' });
    assert.deepEqual([agreed.status, agreed.body.state], [200, 'signed']);
    const after = (await child.get(`/contract/documents?hashid=${loan}`)).body as ContractDocument[];
    const scan = after.find(({ kind }) => kind === 'scan');
    assert.deepEqual([scan?.hashid, scan?.signed_date, scan?.current], [body.hashid, SIGNED, true]);
    const check = await jan.post('/document/check', { sha256: scan?.sha256 });
    assert.equal(check.body.known, false, 'the content of a scan was not written by us');
  });

  test('S-161 an uploaded PDF keeps only the drawing of its pages: no script, launch, link or file', async () => {
    const loan = await newDraft();
    const sent = await pdf(3, { evil: true });
    const bad = [
      'app.alert',
      '/Launch',
      '/JavaScript',
      'kwaad.example',
      'MZ kwaadaardig',
      'virus.exe',
      '/EmbeddedFile',
    ];
    for (const sign of bad) assert.ok(unpacked(sent).includes(sign), sign);
    const { status, body } = await upload(child, loan, asPdf(sent));
    assert.deepEqual([status, body.pages], [200, 3], JSON.stringify(body));
    const { bytes } = await jan.get(`/contract/document?hashid=${body.hashid}`);
    for (const sign of bad) assert.ok(!unpacked(bytes).includes(sign), sign);
    assert.deepEqual((await readPdf(bytes)).text.trim(), '');
  });

  test('S-162 an invalid scan is refused with a sentence at its field, and nothing is kept', async () => {
    const loan = await newDraft();
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(200)]);
    const jpeg = await photo('#111111');
    const wrong: [Picture | Picture[], number, string, RegExp][] = [
      [[], 422, 'pdf', /Kies foto’s/u],
      [[...asPages(jpeg), asPdf(await pdf(1))], 422, 'pdf', /niet allebei/u],
      [asPages(heic), 422, 'picture_1', /HEIC/u],
      [asPages(jpeg, await photo('#222222', 'gif')), 422, 'picture_2', /Kies een JPEG of PNG/u],
      [asPages(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 422, 'picture_1', /Kies een JPEG/u],
      [asPages(jpeg.subarray(0, 300)), 422, 'picture_1', /Kies een JPEG/u],
      [asPages(Buffer.alloc(4_096_001, 1)), 413, 'picture_1', /te groot/u],
      [asPdf(Buffer.alloc(10_000_001, 1)), 413, 'pdf', /10 MB/u],
      [asPdf(jpeg), 422, 'pdf', /geen pdf/u],
      [asPdf(Buffer.from('%PDF-1.7 niets')), 422, 'pdf', /niet lezen/u],
      [asPdf(await pdf(1, { password: 'geheim' })), 422, 'pdf', /wachtwoord/u],
      [asPdf(await pdf(21)), 422, 'pdf', /20 bladzijden/u],
    ];
    for (const [files, status, field, sentence] of wrong) {
      const answer = await upload(jan, loan, files);
      assert.equal(answer.status, status, `${field} ${JSON.stringify(answer.body)}`);
      assert.match(String(answer.body.errors[field]), sentence);
    }
    assert.deepEqual(await kept(loan), []);
  });

  test('S-163 nobody adds a scan to another’s contract, or an eleventh; nor signs with the scan of another contract', async () => {
    const [loan, second] = [await newDraft(), await newDraft()];
    const page = asPages(await photo('#777777'));
    for (const who of [stranger, brother]) assert.equal((await upload(who, loan, page)).status, 404);
    assert.equal((await upload(jan, 'bestaat-niet', page)).status, 404);
    const scan = String((await upload(jan, second, page)).body.hashid);
    const bought = String((await jan.get(`/contract/documents?hashid=${loan}`)).body[0].hashid);
    for (const other of [scan, bought, 'bestaat-niet', 7]) {
      const answer = await sign(loan, { scan: other });
      assert.deepEqual([answer.status, Object.keys(answer.body.errors ?? {})], [422, ['scan']], String(other));
    }
    assert.equal((await stranger.get(`/contract/document?hashid=${scan}`)).status, 404);
    for (let i = 0; i < 10; i++)
      assert.equal((await upload(jan, loan, asPages(await photo(`rgb(${25 * i}, 0, 0)`)))).status, 200);
    assert.equal((await upload(jan, loan, page)).status, 409);
  });

  test('S-163 a scan is added later to a contract signed on paper: a document at once, the other is notified, nobody else sees it', async () => {
    const signed = await add(yearLoanDraft(family.parent.hashid, sanne.hashid));
    const page = asPages(await photo('#777777'));
    for (const who of [stranger, brother]) assert.equal((await upload(who, signed, page)).status, 404);
    const heard = async (who: ApiClient) =>
      ((await who.get('/notices')).body.notices as { text: string }[]).filter(({ text }) => text.includes('scan'))
        .length;
    const { status, body } = await upload(child, signed, page);
    assert.equal(status, 200, JSON.stringify(body));
    assert.equal((await upload(child, signed, page)).body.hashid, body.hashid, 'the same pages are kept once');
    assert.deepEqual([await heard(jan), await heard(child), await heard(brother)], [1, 0, 0]);
    const shown = (await jan.get(`/contract/documents?hashid=${signed}`)).body as ContractDocument[];
    assert.deepEqual(
      shown.filter(({ kind }) => kind === 'scan').map(({ hashid, current }) => [hashid, current]),
      [[body.hashid, true]],
    );
    assert.equal((await jan.get(`/contract/document?hashid=${body.hashid}`)).status, 200);
    for (const who of [stranger, brother])
      assert.equal((await who.get(`/contract/document?hashid=${body.hashid}`)).status, 404);
    const names = [...readZip((await jan.get('/export')).bytes).keys()];
    assert.ok(
      names.some((name) => name.startsWith('scans/') && name.includes(String(body.hashid))),
      names.join(),
    );
  });

  test('a scan of a concept that no proposal named appears nowhere once the concept is signed without it', async () => {
    const loan = await newDraft();
    await upload(jan, loan, asPages(await photo('#0a0b0c')));
    const [told] = ((await sign(loan, {})).body as ContractLifecycle).proposals;
    await child.post('/contract/proposal/answer', { hashid: told!.hashid, answer: 'accepted' });
    const shown = (await jan.get(`/contract/documents?hashid=${loan}`)).body as ContractDocument[];
    assert.deepEqual(
      shown.filter(({ kind }) => kind === 'scan'),
      [],
    );
  });

  test('a notary’s deed is scanned with its office, for a gift that takes one', async () => {
    const draft = giftDraft(family.parent.hashid, sanne.hashid);
    const terms = { ...draft.contract, signed_date: null };
    const plain = await add({ ...draft, contract: terms });
    assert.deepEqual((await sign(plain, { notary: 'Notaris Jansen' })).body.errors, {
      notary: 'Dit contract gaat niet langs een notaris.',
    });
    const gift = await add({ ...draft, contract: { ...terms, form: 'paper' } });
    assert.equal((await sign(gift, { notary: 'x'.repeat(200) })).status, 422);
    const { hashid } = (await upload(jan, gift, asPdf(await pdf(2)))).body as { hashid: string };
    const { body } = await sign(gift, { notary: ' Notaris Jansen, Utrecht ', scan: hashid });
    const [told] = (body as ContractLifecycle).proposals;
    assert.deepEqual(told?.content, {
      kind: 'signing',
      signed_date: SIGNED,
      scan: hashid,
      notary: 'Notaris Jansen, Utrecht',
    });
  });

  test('6a an erasure removes the scan that nobody agreed to, and leaves the one that is the other’s too', async () => {
    const { db } = made.services;
    const home = await makeFamily(db, { name: 'Smit' });
    const daughter = await makeUser(db, home.id, { firstname: 'Eva', sub: 'eva', login: true, signed: true });
    const token = { expires: 4e9 };
    const [parent, other] = (await Promise.all(
      [home.parent, daughter].map((user) => apiClient(made.app, user, token)),
    )) as [ApiClient, ApiClient];
    const draft = yearLoanDraft(home.parent.hashid, daughter.hashid, null);
    const loans: string[] = [];
    for (const agreed of [true, false]) {
      const contract = String((await parent.post('/contract', draft)).body.hashid);
      loans.push(contract);
      const { hashid: scan } = (await upload(parent, contract, asPages(await photo('#808080')))).body as {
        hashid: string;
      };
      const content = { kind: 'signing', signed_date: SIGNED, scan };
      const { body } = await parent.post('/contract/proposal', { contract, content });
      const [{ hashid } = { hashid: '' }] = (body as ContractLifecycle).proposals;
      const said = agreed ? { answer: 'accepted' } : { answer: 'refused', word: 'Een bladzijde mist' };
      assert.equal((await other.post('/contract/proposal/answer', { hashid, ...said })).status, 200);
    }
    await db.execute(sql`select * from erase_person(${daughter.id}, ${daughter.id}, 'eva', 'test')`);
    const scansOf = async (contract: string) => (await kept(contract)).filter(({ kind }) => kind === 'scan').length;
    assert.deepEqual([await scansOf(loans[0] ?? ''), await scansOf(loans[1] ?? '')], [1, 0]);
  });
});
