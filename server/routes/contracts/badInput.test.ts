import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { contracts } from '../../db/contractSchema.ts';
import type { Services } from '../../services.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { giftDraft, loanDraft } from '../../test/drafts.ts';
import { eachEngine } from '../../test/engines.ts';
import { makeFamily, makeUser } from '../../test/factories.ts';
import { childForm } from '../../test/relationForms.ts';

eachEngine((engine) => {
  let services: Services;
  let jan: ApiClient;
  let parent: string;
  let child: string;

  before(async () => {
    // Half past midnight in Amsterdam; in UTC it is still the day before.
    const made = await engine.app({ clock: () => Date.parse('2026-06-10T22:30:00Z') });
    services = made.services;
    const family = await makeFamily(services.db);
    parent = family.parent.hashid;
    child = (await makeUser(services.db, family.id)).hashid;
    jan = await apiClient(made.app, family.parent, { expires: Date.parse('2026-06-11T00:00:00Z') / 1000 });
  });

  const countContracts = () => services.db.$count(contracts);

  /** Each is refused with a Dutch sentence at the field, and nothing is stored. */
  async function refused(field: string, call: () => Promise<ApiAnswer>, label: string): Promise<void> {
    const before = await countContracts();
    const { status, body } = await call();
    assert.equal(status, 422, label);
    assert.match(String(body.errors[field]), /^[A-Z].{10,}\.$/, `${label}: ${JSON.stringify(body)}`);
    assert.equal(await countContracts(), before, label);
  }

  const withPurpose = (purpose: string) => {
    const draft = giftDraft(parent, child);
    return { ...draft, contract: { ...draft.contract, purpose } };
  };
  const raw = (json: string) =>
    jan.send({ method: 'POST', url: '/contract', headers: { 'content-type': 'application/json' }, payload: json });

  test('S-87 invisible characters, or ones that reverse the text, get on no paper: not in a purpose and not in a name', async () => {
    for (const sign of ['\u202e', '\u2066', '\u200b', '\u3164', '\u{e0041}']) {
      await refused(
        'contract.purpose',
        () => jan.post('/contract', withPurpose(`voor de ${sign}studie`)),
        `purpose ${sign.codePointAt(0)}`,
      );
      await refused(
        'firstname',
        () => jan.form('/user', childForm({ firstname: `Br${sign}am` })),
        `firstname ${sign.codePointAt(0)}`,
      );
    }
    // An emoji is visible, and no paper can print it (docs/decisions/0009).
    assert.equal((await jan.form('/user', childForm({ firstname: 'Bram 🎓❤️' }))).status, 200);
    await refused('contract.purpose', () => jan.post('/contract', withPurpose('voor de studie 🎓❤️')), 'a picture');
  });

  test('S-49 an amount must be a whole number of cents above zero', async () => {
    const amounts = [
      '0',
      '-1',
      'null',
      '1e309',
      '-1e309',
      '"1.000,00"',
      '"1,005"',
      '"12abc"',
      '0.001',
      '1.5',
      '9007199254740993',
      '[100]',
      '{}',
      'true',
      '"100"',
      '""',
    ];
    for (const amount of amounts) {
      const json = JSON.stringify({ ...giftDraft(parent, child), total: '@' }).replace('"@"', amount);
      await refused('total', () => raw(json), amount);
    }
  });

  test('S-50 a rate or a term that makes no schedule is refused', async () => {
    const terms = loanDraft(parent, child).contract;
    for (const rate_millipercent of [-1, 101_000, 1e-12, '3,5', null]) {
      await refused(
        'contract.rate_millipercent',
        () => jan.post('/contract', { ...loanDraft(parent, child), contract: { ...terms, rate_millipercent } }),
        String(rate_millipercent),
      );
    }
    for (const term_months of [0, 1.5, 1e9, -12, '360']) {
      await refused(
        'contract.term_months',
        () => jan.post('/contract', { ...loanDraft(parent, child), contract: { ...terms, term_months } }),
        String(term_months),
      );
    }
  });

  test('S-51 any type but the four is refused', async () => {
    for (const type of ['__proto__', 'constructor', 'giftcontract', 'toString', '', null, ['GiftContract'], 1]) {
      await refused('type', () => jan.post('/contract', { ...giftDraft(parent, child), type }), String(type));
    }
  });

  test('S-53 an invalid signed date, or one still to come in Amsterdam, is refused', async () => {
    const signed = (signed_date: unknown) =>
      jan.post('/contract', {
        ...giftDraft(parent, child),
        contract: { ...giftDraft(parent, child).contract, signed_date },
      });
    for (const date of [
      '2025-02-31',
      '2025-02-30',
      '9999-01-01',
      '2026-06-12',
      '2025-01-01T00:00:00Z',
      '01-01-2025',
      '',
      20250101,
      ['2025-01-01'],
    ]) {
      await refused('contract.signed_date', () => signed(date), String(date));
    }
    const { status, body } = await signed('2026-06-11');
    assert.deepEqual([status, body.contract?.signed_date], [200, '2026-06-11'], 'today in Amsterdam, tomorrow in UTC');
    const { rows } = await services.db.execute(
      sql`select signed_date::text as day from contracts where hashid = ${String(body.hashid)}`,
    );
    assert.equal(rows[0]?.day, '2026-06-11');
  });

  test('S-54 a lender who is the borrower, nobody and three people are refused', async () => {
    const gift = giftDraft(parent, child);
    await refused(
      'parties.to',
      () => jan.post('/contract', { ...gift, parties: { from: [parent], to: [parent] } }),
      'same',
    );
    await refused(
      'parties.to',
      () => jan.post('/contract', { ...gift, parties: { from: [parent], to: [] } }),
      'nobody',
    );
    await refused(
      'parties.from',
      () => jan.post('/contract', { ...gift, parties: { from: [parent, child, 'derde'], to: [child] } }),
      'three',
    );
  });

  test('S-55 S-86 a hashid that is not text is refused', async () => {
    for (const hashid of [1, { $ne: 1 }, ['a'], true, 'x'.repeat(10_000)])
      await refused(
        'hashid',
        () => jan.post('/contract', { ...giftDraft(parent, child), hashid }),
        JSON.stringify(hashid).slice(0, 40),
      );
    for (const query of ['hashid=a&hashid=b', 'hashid[]=a', '', `hashid=${'x'.repeat(5000)}`]) {
      assert.equal((await jan.get(`/contract?${query}`)).status, 422, query);
      assert.equal((await jan.remove(`/contract?${query}`)).status, 422, query);
    }
  });

  test('S-42 S-87 broken JSON, prototypes and unstorable text are refused', async () => {
    for (const [json, expected] of [
      ['{', [400]],
      ['[]', [422]],
      ['null', [422]],
      ['{"__proto__":{"x":1}}', [400, 422]],
      ['{"constructor":{"prototype":{"x":1}}}', [400, 422]],
      ['['.repeat(50_000), [400]],
      ['\ufeff{}', [400, 422]],
      [
        JSON.stringify({
          ...giftDraft(parent, child),
          contract: { ...giftDraft(parent, child).contract, purpose: 'a\u0000b' },
        }),
        [422],
      ],
      [
        JSON.stringify({
          ...giftDraft(parent, child),
          contract: { ...giftDraft(parent, child).contract, purpose: '@' },
        }).replace('@', '\\ud800'),
        [422],
      ],
    ] as const) {
      const { status } = await raw(json);
      assert.ok(
        expected.some((e) => e === status),
        `${json.slice(0, 60)}: ${status}`,
      );
    }
    assert.equal(({} as { x?: number }).x, undefined);
  });
});
