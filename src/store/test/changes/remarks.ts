import { done } from '../done.ts';
import { aLoan } from '../family.ts';
import type { Changes, Read } from '../callTypes.ts';

const loan = { ...aLoan('een', '2026-01-01', 2_500_000), events: [], ledger_version: 1 };
const papers: readonly Read[] = ['getDocuments', 'getContractLifecycle'];
const gifts: readonly Read[] = ['getGiftYear', 'getEqualShares', 'getMoneyYears', 'getPlans'];

/** Remarks on records, and the entering of earlier payments (docs/decisions/0001). */
export const changesOfRemarks = {
  remark: {
    asked: { contract: 'een', hashid: 'p1', says: 'wrong', amount: 22_042, text: 'Foutje', done },
    sends: 'POST /contract/event/remark',
    body: { hashid: 'p1', says: 'wrong', amount: 22_042, text: 'Foutje' },
    once: true,
    answer: loan,
    asksAgain: [...papers, ...gifts, 'getContracts', 'getContract'],
    overtaken: ['getContracts', 'getContract', ...papers, ...gifts],
  },
  takeAmount: {
    asked: { contract: 'een', hashid: 'p1', amount: 22_042, done },
    sends: 'POST /contract/event/amount',
    body: { hashid: 'p1', amount: 22_042 },
    answer: loan,
    asksAgain: [...papers, ...gifts, 'getContracts', 'getContract'],
    overtaken: ['getContracts', 'getContract', ...papers, ...gifts],
  },
  startEntering: {
    asked: { contract: 'een', done },
    sends: 'POST /contract/entering',
    body: { contract: 'een' },
    answer: loan,
    asksAgain: [...papers, ...gifts, 'getContracts', 'getContract'],
    overtaken: ['getContracts', 'getContract', ...papers, ...gifts],
  },
  endEntering: {
    asked: { contract: 'een', done },
    sends: 'DELETE /contract/entering',
    query: { hashid: 'een' },
    answer: loan,
    asksAgain: [...papers, ...gifts, 'getContracts', 'getContract'],
    overtaken: ['getContracts', 'getContract', ...papers, ...gifts],
  },
} satisfies Partial<Changes>;
