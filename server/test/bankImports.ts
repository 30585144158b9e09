import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import type { BankImport, BankImportForm, ImportEntry, KnownLines } from '../../domain/wire/bankImport.ts';
import type { ContractDetail } from '../../domain/wire/contract.ts';
import { newHashid } from '../hashid.ts';
import { signedBeforeLogin } from './agree.ts';
import { type ApiAnswer, type ApiClient, apiClient } from './apiClient.ts';
import { yearLoanDraft } from './drafts.ts';
import type { TestApp, TestEngine } from './engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from './factories.ts';

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The days on which the five terms until NOW were paid: one a day late. */
export const FIVE = ['2026-02-01', '2026-03-02', '2026-04-01', '2026-05-01', '2026-06-01'];

/** Jan lends to Sanne, both with a login; Bram is not involved. */
export interface BankFamily {
  made: TestApp;
  family: TestFamily;
  sanneRow: UserRow;
  jan: ApiClient;
  sanne: ApiClient;
  bram: ApiClient;
  /** 12.000 euro in twelve terms of a thousand, from 1 February 2026. */
  loan: string;
  /** Another loan from Jan to Sanne. */
  signed: (draft: typeof yearLoanDraft) => Promise<string>;
}

export async function bankFamily(engine: TestEngine, clock: () => number): Promise<BankFamily> {
  const made = await engine.app({ clock });
  const { db } = made.services;
  const family = await makeFamily(db);
  const login = () => ({ sub: newHashid(), login: true, signed: true });
  const sanneRow = await makeUser(db, family.id, { firstname: 'Sanne', ...login() });
  const bramRow = await makeUser(db, family.id, { firstname: 'Bram', ...login() });
  const client = (one: UserRow) => apiClient(made.app, one, { expires: 4e9 });
  const [jan, sanne, bram] = [await client(family.parent), await client(sanneRow), await client(bramRow)];
  const signed = async (draft: typeof yearLoanDraft) => {
    const filled = draft(family.parent.hashid, sanneRow.hashid, '2026-01-01');
    return String((await signedBeforeLogin(made, jan, filled, sanneRow)).body.hashid);
  };
  return { made, family, sanneRow, jan, sanne, bram, signed, loan: await signed(yearLoanDraft) };
}

/** The calls about lines of bank statements. @param of their subject unless stated otherwise, and their reader */
export function importCalls(of: () => Pick<BankFamily, 'loan' | 'jan'>) {
  const entry = (date: string, rest: Partial<ImportEntry> = {}): ImportEntry => ({
    contract: of().loan,
    kind: 'payment',
    date,
    amount: 100_000,
    line: hashOf(`${date} ${rest.amount ?? 100_000}`),
    nth: 1,
    ...rest,
  });
  const form = (entries: unknown[], rest: Partial<BankImportForm> = {}): BankImportForm => ({
    key: randomUUID(),
    loans: [{ contract: of().loan }],
    entries: entries as ImportEntry[],
    missing: [],
    keep: [],
    ...rest,
  });
  const detail = async (who: ApiClient = of().jan, contract = of().loan) =>
    (await who.get(`/contract?hashid=${contract}`)).body as ContractDetail;
  return {
    entry,
    form,
    detail,
    take: (who: ApiClient, entries: unknown[], rest: Partial<BankImportForm> = {}) =>
      who.post('/bank-import', form(entries, rest)),
    undo: (who: ApiClient, { hashid }: BankImport) => who.remove(`/bank-import?hashid=${hashid}`),
    ok: (answer: ApiAnswer): BankImport => {
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      return answer.body as BankImport;
    },
    records: async (contract = of().loan) =>
      ((await detail(of().jan, contract)).events ?? []).map(
        (event) => `${event.date} ${event.kind} ${'amount' in event ? event.amount : ''} ${event.status}`,
      ),
    heard: async (who: ApiClient) =>
      ((await who.get('/notices')).body.notices as { kind: string; text: string }[])
        .filter(({ kind }) => kind.startsWith('payment') || kind.startsWith('record'))
        .map(({ text }) => text),
    known: async (who: ApiClient) => (await who.get('/bank-import/known')).body as KnownLines,
  };
}
