import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { PLAIN_GIFT_CLAUSES, PLAIN_LOAN_CLAUSES } from '../../../domain/contracts/clauses/plain.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { giftDraft, loanDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser } from '../../test/factories.ts';

/** Values that JSON can hold where another kind belongs, among them objects that throw when converted to a number or a text. */
const WRONG: readonly unknown[] = [{ toString: 1 }, { length: 3 }, [['2026-01-01']], 7.5, 1e300, null, 'x'];

type Path = readonly string[];
type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const pathsIn = (value: unknown, path: Path = []): Path[] => [
  path,
  ...(isObject(value) ? Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name])) : []),
];

function replaced(value: unknown, [name, ...rest]: Path, wrong: unknown): unknown {
  if (name === undefined) return wrong;
  const inner = Object.entries(value as Values).map(
    ([key, old]) => [key, key === name ? replaced(old, rest, wrong) : old] as const,
  );
  return Array.isArray(value) ? inner.map(([, item]) => item) : Object.fromEntries(inner);
}

eachEngine((engine) => {
  let made: TestApp;
  before(async () => {
    made = await engine.app();
  });

  /** A new one each time: a person may ask only so much in a minute (S-145). */
  async function newFamily(): Promise<{ jan: ApiClient; parent: string; child: string }> {
    const family = await makeFamily(made.services.db);
    return {
      jan: await apiClient(made.app, family.parent),
      parent: family.parent.hashid,
      child: (await makeUser(made.services.db, family.id)).hashid,
    };
  }

  /** No value in it, of whatever kind, may break the server. */
  async function repelled(jan: ApiClient, url: string, complete: object, allowed: readonly number[]): Promise<void> {
    for (const path of pathsIn(complete)) {
      for (const wrong of WRONG) {
        const { status, body } = await jan.post(url, replaced(complete, path, wrong));
        assert.ok(
          allowed.includes(status),
          `${url} ${path.join('.')} = ${JSON.stringify(wrong)}: ${status} ${JSON.stringify(body)}`,
        );
      }
    }
  }

  test('S-42 S-49 a contract with a value of any wrong kind, in any field, is refused and never breaks the server', async () => {
    const { jan, parent, child } = await newFamily();
    const gift = giftDraft(parent, child);
    const loan = loanDraft(parent, child);
    await repelled(
      jan,
      '/contract',
      { ...gift, contract: { ...gift.contract, ...PLAIN_GIFT_CLAUSES } },
      [200, 404, 422],
    );
    const takenOver = { date: '2090-01-15', balance: 100 };
    await repelled(
      jan,
      '/contract',
      { ...loan, contract: { ...loan.contract, ...PLAIN_LOAN_CLAUSES, taken_over: takenOver } },
      [200, 404, 422],
    );
  });

  test('S-42 a record of a loan with a value of any wrong kind, in any field, is refused and never breaks the server', async () => {
    const { jan, parent, child } = await newFamily();
    const { body } = await jan.post('/contract', yearLoanDraft(parent, child));
    const event = { contract: String(body.hashid), date: '2026-02-01', note: '', ledger_version: 0 };
    for (const facts of [
      { kind: 'payment', amount: 1 },
      { kind: 'forgiveness', amount: 1, outcome: 'lower_payment' },
      { kind: 'rate_change', rate_millipercent: 1 },
      { kind: 'pause', until: '2026-03-01', rests: 'repayment', outcome: 'same_end' },
    ])
      await repelled(jan, '/contract/event', { ...event, ...facts }, [200, 404, 409, 422]);
  });
});
