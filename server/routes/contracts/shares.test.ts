import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { BorrowerShare } from '../../../domain/contracts/clauses/shares.ts';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import type { Statement } from '../../../domain/wire/statement.ts';
import { contracts } from '../../db/contractSchema.ts';
import { readPdf } from '../../pdf/test/readPdf.ts';
import { addSigned, allAgree } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

/** The share each of two borrowers bears between them (docs/decisions/0013). */
eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let bram: UserRow;
  let noor: UserRow;
  let jan: ApiClient;
  let clients: { sanne: ApiClient; bram: ApiClient };

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    family = await makeFamily(db, { paidChildren: 20 });
    const login = { login: true, signed: true };
    sanne = await makeUser(db, family.id, { sub: 'sanne', ...login });
    bram = await makeUser(db, family.id, { firstname: 'Bram', sub: 'bram', ...login });
    noor = await makeUser(db, family.id, { firstname: 'Noor' });
    jan = await apiClient(made.app, family.parent);
    clients = { sanne: await apiClient(made.app, sanne), bram: await apiClient(made.app, bram) };
  });

  const part = ({ hashid }: Pick<UserRow, 'hashid'>, of: number, whole = 100) => ({ hashid, part: of, of: whole });
  const draft = (shares: unknown, to: UserRow[] = [sanne, bram], signed: string | null = null) => {
    const whole = yearLoanDraft(family.parent.hashid, sanne.hashid, signed);
    return {
      ...whole,
      contract: {
        ...whole.contract,
        rate_millipercent: 3_000,
        own_home: false,
        borrower_shares: shares as BorrowerShare[],
      },
      parties: { ...whole.parties, to: to.map(({ hashid }) => hashid) },
    };
  };
  const read = async (hashid: string, who = jan) =>
    (await who.get(`/contract?hashid=${hashid}`)).body as unknown as LoanDetail;

  test('law 15: shares are kept and read by anybody who reads the loan; without them, and for a single borrower, there are none', async () => {
    const shares = [part(sanne, 2, 3), { ...part(bram, 1, 3), note: 'more' }];
    const { hashid } = (await jan.post('/contract', draft(shares))).body;
    for (const who of [jan, clients.sanne, clients.bram])
      assert.deepEqual((await read(String(hashid), who)).contract.borrower_shares, [
        part(sanne, 2, 3),
        part(bram, 1, 3),
      ]);
    const without = await jan.post('/contract', draft(undefined));
    assert.equal((await read(String(without.body.hashid))).contract.borrower_shares, null);
    const { bytes } = await jan.post('/contract/generated', { hashid });
    const text = (await readPdf(bytes)).text.replaceAll(/[\s\u00a0]+/gu, ' ');
    assert.match(text, /dragen de geldleners de schuld en de rente zo: .* 2\/3 en Bram .* 1\/3/u);
  });

  test('law 15: invalid shares are refused at their field with a sentence, and nothing is stored', async () => {
    const { db } = made.services;
    const rows = await db.$count(contracts);
    const whole = /samen niet het geheel/u;
    const wrong: [unknown, RegExp, UserRow[]?][] = [
      [[part(sanne, 70), part(bram, 20)], whole],
      [[part(sanne, 99), part(bram, 2)], whole],
      [[part(sanne, 100), part(bram, 0)], /meer dan 0/u],
      [[part(sanne, 101), part(bram, -1)], /meer dan 0/u],
      [[part(sanne, 0.5, 1), part(bram, 0.5, 1)], /meer dan 0/u],
      [[part(sanne, 50_000, 100_000), part(bram, 50_000, 100_000)], /meer dan 0/u],
      [[{ ...part(sanne, 70), part: '70' }, part(bram, 30)], /meer dan 0/u],
      [[part(sanne, 70), part(noor, 30)], /niet meeleent/u],
      [[part(sanne, 70), part(sanne, 30)], /niet meeleent/u],
      [[part(sanne, 50), part(bram, 25), part(noor, 25)], /niet meeleent/u],
      ['zeventig dertig', /niet meeleent/u],
      [70, /niet meeleent/u],
      [{}, /niet meeleent/u],
      [[null, null], /niet meeleent/u],
      [[part(sanne, 70), part(bram, 30)], /twee mensen die samen lenen/u, [sanne]],
    ];
    for (const [shares, sentence, to] of wrong) {
      const { status, body } = await jan.post('/contract', draft(shares, to));
      assert.equal(status, 422, JSON.stringify(shares));
      assert.match(String(body.errors['contract.borrower_shares']), sentence, JSON.stringify(body));
    }
    assert.equal(await db.$count(contracts), rows);
  });

  test('law 15: a replaced borrower’s shares move to the new one, or are refused', async () => {
    const { hashid } = (await jan.post('/contract', draft([part(sanne, 70), part(bram, 30)]))).body;
    const other = { ...draft([part(sanne, 70), part(bram, 30)], [sanne, noor]), hashid };
    assert.match(
      String((await jan.post('/contract', other)).body.errors['contract.borrower_shares']),
      /niet meeleent/u,
    );
    const alone = await jan.post('/contract', { ...draft(null, [sanne]), hashid });
    assert.equal(alone.status, 200, JSON.stringify(alone.body));
    assert.equal((await read(String(hashid))).contract.borrower_shares, null);
  });

  test('R-8.2 each statement has the whole of the loan, and its own borrower’s share', async () => {
    const signed = draft([part(sanne, 70), part(bram, 30)], [sanne, bram], '2026-01-01');
    const { hashid } = (await addSigned(made, jan, signed)).body;
    const statement = async (who: ApiClient, side: 'lent' | 'borrowed') => {
      const { body } = await who.get('/statement?year=2026');
      const found = (body.statement as unknown as Statement)[side].find((one) => one.hashid === hashid);
      assert.ok(found);
      return found;
    };
    const [lender, hers, his] = [
      await statement(jan, 'lent'),
      await statement(clients.sanne, 'borrowed'),
      await statement(clients.bram, 'borrowed'),
    ];
    assert.deepEqual(
      [lender.share, hers.share, his.share],
      [undefined, { part: 70, of: 100, rest: false }, { part: 30, of: 100, rest: true }],
    );
    assert.deepEqual([hers.figures, his.figures], [lender.figures, lender.figures]);
  });

  test('law 15: other shares of a signed loan are proposed, and wrong ones refused', async () => {
    const signed = draft([part(sanne, 70), part(bram, 30)], [sanne, bram], '2026-01-01');
    const hashid = String((await addSigned(made, jan, signed)).body.hashid);
    const propose = (shares: unknown) =>
      jan.post('/contract/proposal', {
        contract: hashid,
        content: { kind: 'terms', draft: draft(shares, [sanne, bram], '2026-01-01') },
        note: '',
      });
    const refused = await propose([part(sanne, 70), part(bram, 20)]);
    assert.equal(refused.status, 422, JSON.stringify(refused.body));
    assert.match(JSON.stringify(refused.body.errors), /samen niet het geheel/u);
    const other = [part(sanne, 60), part(bram, 40)];
    const preview = { ...draft(other, [sanne, bram], '2026-01-01'), hashid };
    const saidBy = async (path: string, body: object) =>
      (await readPdf((await jan.post(path, body)).bytes)).text.replaceAll(/\s+/gu, ' ');
    const given = /dan is dat een schenking van de een aan de ander/u;
    assert.match(await saidBy('/contract/preview', preview), given);
    assert.doesNotMatch(await saidBy('/contract/generated', { hashid }), given);
    const asked = await propose(other);
    assert.equal(asked.status, 200, JSON.stringify(asked.body));
    await allAgree(made, jan, hashid);
    assert.deepEqual((await read(hashid)).contract.borrower_shares, other);
    assert.match(
      await saidBy('/contract/generated', { hashid }),
      given,
      'the paper that is signed by hand says it too',
    );
  });
});
