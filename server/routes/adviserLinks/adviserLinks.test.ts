import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { AdviserView } from '../../../domain/wire/adviserLink.ts';
import { adviserLinks } from '../../db/adviserLinkSchema.ts';
import { auditLog } from '../../db/schema.ts';
import { sweep } from '../../housekeeping.ts';
import { type SharingFamily, sharingFamily } from '../../test/adviserLinks.ts';
import { eachEngine } from '../../test/engines.ts';
import { readZip } from '../../test/readZip.ts';
import { readPdf } from '../../pdf/test/readPdf.ts';

const DAY = 24 * 3_600_000;

eachEngine((engine) => {
  let s: SharingFamily;
  before(async () => {
    s = await sharingFamily(engine);
  });
  beforeEach(() => s.calm());

  test('a notary reads the chosen contracts, years and papers; each opening is logged and mailed to the link’s owner', async () => {
    const key = await s.give(s.sanne);
    assert.match(key.code, /^\d{8}$/u);
    const { status, body } = await s.open({ ...key, code: `${key.code.slice(0, 4)} ${key.code.slice(4)}` });
    assert.equal(status, 200, JSON.stringify(body));
    const { contracts, ...rest } = body as AdviserView;
    assert.deepEqual([rest.for_whom, rest.by, contracts.length], ['Notaris De Boer', 'Sanne Vries', 1]);
    const [loan] = contracts;
    assert.deepEqual(
      [loan?.type, loan?.total, loan?.from, loan?.to, loan?.signed_date, loan?.date],
      ['LinearLoanContract', 1_200_000, ['Jan de Vries'], ['Sanne Vries'], '2026-01-01', '2026-01-01'],
    );
    assert.deepEqual(
      loan?.years.map(({ year, opening }) => [year, opening]),
      [[2026, 0]],
    );
    assert.deepEqual(
      loan.papers.map(({ kind, current }) => [kind, current]),
      [['agreement', true]],
    );
    assert.deepEqual((await s.told(s.sanne))[0], 'De link die je gaf aan een notaris of adviseur, is net geopend.');
    assert.match(await s.mails(), /Een link om mee te lezen bij Onderling/u);
    const log = await s.services.db.select().from(auditLog).where(eq(auditLog.entity, 'adviser_link'));
    assert.deepEqual(
      log.map(({ action, user_id, ip }) => [action, user_id, ip !== null]),
      [
        ['give', s.sanneRow.id, true],
        ['open', s.sanneRow.id, true],
      ],
    );
    const [link] = await s.links(s.sanne);
    assert.deepEqual([link?.mine, link?.opened, link?.opened_at !== null], [true, 1, true]);
  });

  test('a paper is a copy that says on each page for whom and when it was made', async () => {
    const key = await s.give(s.jan, { for_whom: 'Kees Ødegård' });
    const view = (await s.open(key)).body as AdviserView;
    const { status, headers, bytes } = await s.paper(key, view.contracts[0]!.papers[0]!.hashid);
    assert.deepEqual(
      [status, headers['content-type'], headers['cache-control']],
      [200, 'application/pdf', 'private, no-store'],
    );
    const { pages } = await readPdf(bytes);
    assert.ok(pages.length > 1);
    for (const page of pages) {
      assert.match(page.replaceAll(/\s+/gu, ' '), /Kopie voor Kees Ødegård, geopend op 15 juni 2026/u);
    }
    assert.match(pages.join(' '), /12\.000/u);
  });

  test('the parties are told that somebody reads along and for whom, and can close the link; its owner is then notified', async () => {
    const key = await s.give(s.jan);
    assert.match(String((await s.told(s.sanne))[0]), /^Jan laat een notaris of adviseur meelezen in een contract/u);
    const link = (await s.links(s.sanne)).findLast(({ mine }) => !mine)!;
    assert.deepEqual([link.by, link.for_whom, link.contracts], ['Jan', 'Notaris De Boer', [s.loan]]);
    const closed = await s.sanne.remove(`/adviser-link?hashid=${link.hashid}`);
    assert.equal(closed.status, 200, JSON.stringify(closed.body));
    assert.equal((await s.open(key)).status, 404);
    assert.equal((await s.told(s.jan))[0], 'Sanne sloot de link die je gaf aan een notaris of adviseur.');
    assert.equal((await s.sanne.remove(`/adviser-link?hashid=${link.hashid}`)).status, 404);
  });

  test('wrong input is named at its field, and leaves no link', async () => {
    const count = () => s.services.db.$count(adviserLinks);
    const before = await count();
    const form = { for_whom: 'Kees', contracts: [s.loan], years: [2026], papers: false, days: 7 };
    for (const [changes, field] of [
      [{ for_whom: ' ' }, 'for_whom'],
      [{ for_whom: 'x'.repeat(61) }, 'for_whom'],
      [{ contracts: [] }, 'contracts'],
      [{ years: [2027] }, 'years'],
      [{ days: 31 }, 'days'],
      [{ days: 0 }, 'days'],
    ] as const) {
      const { status, body } = await s.jan.post('/adviser-link', { ...form, ...changes });
      assert.deepEqual([status, Object.keys((body.errors as object | undefined) ?? {})], [422, [field]], field);
    }
    assert.equal(await count(), before);
  });

  test('the link is in one’s own data without its secrets, and is removed a month after its last day', async () => {
    await s.give(s.jan, { for_whom: 'Mr. Export' });
    const data = String(readZip((await s.jan.get('/export')).bytes).get('gegevens.json'));
    assert.match(data, /Mr\. Export/u);
    assert.doesNotMatch(data, /token_hash|code_hash/u);
    const kept = async () =>
      (await s.services.db.select().from(adviserLinks)).some(({ for_whom }) => for_whom === 'Mr. Export');
    s.wait(36 * DAY);
    await sweep(s.services);
    assert.equal(await kept(), true);
    s.wait(2 * DAY);
    await sweep(s.services);
    assert.equal(await kept(), false);
  });
});
