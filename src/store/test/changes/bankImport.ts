import { done } from '../done.ts';
import type { Changes, Read } from '../callTypes.ts';

const lines = {
  key: 'sleutel',
  loans: [{ contract: 'een' }],
  entries: [{ contract: 'een', kind: 'payment' as const, date: '2026-05-01', amount: 1, line: 'hash', nth: 1 }],
  missing: [],
  keep: [],
};
const toKeep = {
  lines: [{ line: 'hash', nth: 1, date: '2026-05-01', amount: 1, name: '', account_tail: '', names: [] }],
};
const imported = { hashid: 'import', imported_at: '', undo_until: '', undone_at: null, loans: [{ contract: 'een' }] };

/** The reads of loans, and those that follow from their ledgers. */
const loans: readonly Read[] = [
  'getDocuments',
  'getContractLifecycle',
  'getKnownLines',
  'getStatement',
  'getGiftYear',
  'getEqualShares',
  'getMoneyYears',
  'getPlans',
];

/** The changes by imports of bank statements (docs/decisions/0010). */
export const changesOfBankImport = {
  takeLines: {
    asked: { form: lines, done },
    sends: 'POST /bank-import',
    body: lines,
    answer: { ...imported, loans: [] },
    asksAgain: [...loans, 'getContracts', 'getContract'],
  },
  undoImport: {
    asked: { hashid: 'een', done },
    sends: 'DELETE /bank-import',
    query: { hashid: 'een' },
    answer: imported,
    asksAgain: [...loans, 'getContracts', 'getContract'],
    overtaken: loans,
  },
  forgetAccounts: {
    asked: { hashid: 'sanne', done },
    sends: 'DELETE /bank-import/accounts',
    query: { hashid: 'sanne' },
    answer: [],
    asksAgain: ['getKnownLines'],
  },
  keepLines: {
    asked: { form: toKeep, done },
    sends: 'POST /bank-import/kept',
    body: toKeep,
    answer: [],
    asksAgain: ['getKnownLines'],
  },
  dropLine: {
    asked: { hashid: 'een', done },
    sends: 'DELETE /bank-import/kept',
    query: { hashid: 'een' },
    answer: [],
    asksAgain: ['getKnownLines'],
  },
} satisfies Partial<Changes>;
