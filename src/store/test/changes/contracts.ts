import { done } from '../done.ts';
import { aGift, aLoan, draftOf } from '../family.ts';
import type { Changes, Read } from '../callTypes.ts';

const loan = { ...aLoan('een', '2026-01-01', 2_500_000), events: [], ledger_version: 1 };
const draft = { ...draftOf(aGift('een', null, 500_000)), hashid: 'een', version: 1 };
const payment = { contract: 'een', kind: 'payment' as const, amount: 1, date: '2026-05-01', note: '' };
const pdf = { hashid: 'een', fileName: 'een.pdf' };

/** The gift meters, and what each child got. */
const gifts: readonly Read[] = ['getGiftYear', 'getEqualShares', 'getMoneyYears', 'getPlans'];
/** There may be a new paper, which may change the contract's state. */
const papers: readonly Read[] = ['getDocuments', 'getContractLifecycle'];
const lifecycle: readonly Read[] = [
  'getContested',
  'getContractLifecycle',
  'getArchivedContracts',
  'getContractsUnconfirmed',
];
const proposals: readonly Read[] = ['getContract', 'getDocuments', ...lifecycle, ...gifts];

/** The changes of contracts, their ledgers and papers (docs/contract-life.md). */
export const changesOfContracts = {
  saveContract: {
    asked: draft,
    sends: 'POST /contract',
    body: draft,
    once: true,
    answer: aGift('een', null, 500_000),
    asksAgain: [...papers, ...gifts],
    overtaken: ['getContract', ...papers],
  },
  removeContract: {
    asked: { hashid: 'een', done },
    sends: 'DELETE /contract',
    query: { hashid: 'een' },
    asksAgain: gifts,
    overtaken: ['getContract'],
  },
  recordEvent: {
    asked: { draft: payment, done },
    sends: 'POST /contract/event',
    body: payment,
    once: true,
    answer: loan,
    asksAgain: [...papers, ...gifts],
    overtaken: ['getContract', ...papers],
  },
  // The effect of an open proposal is shown as of today.
  recordPlanned: {
    asked: { contract: 'een', ledger_version: 0, done },
    sends: 'POST /contract/event/planned',
    body: { contract: 'een', ledger_version: 0 },
    once: true,
    answer: loan,
    asksAgain: [...papers, ...gifts],
    overtaken: ['getContract', ...papers],
  },
  undoEvent: {
    asked: { contract: 'een', hashid: 'p1', done },
    sends: 'DELETE /contract/event',
    query: { hashid: 'p1' },
    answer: loan,
    asksAgain: [...papers, ...gifts],
    overtaken: ['getContract', ...papers],
  },
  answerEvent: {
    asked: { contract: 'een', hashid: 'p1', status: 'confirmed', past_paid: true, done },
    sends: 'POST /contract/event/confirm',
    body: { hashid: 'p1', status: 'confirmed', past_paid: true },
    answer: loan,
    asksAgain: [...papers, ...gifts],
    overtaken: ['getContract', ...papers],
  },
  confirmReports: {
    asked: { contract: 'een', events: ['p1', 'p2'], past_paid: true, done },
    sends: 'POST /contract/events/confirm',
    body: { contract: 'een', events: ['p1', 'p2'], past_paid: true },
    answer: loan,
    asksAgain: [...papers, ...gifts, 'getContracts', 'getContract'],
    overtaken: ['getContracts', 'getContract', ...papers, ...gifts],
  },
  startAutomatic: {
    asked: { contract: 'een', ledger_version: 0, past_paid: true, done },
    sends: 'POST /contract/automatic',
    body: { contract: 'een', ledger_version: 0, past_paid: true },
    once: true,
    answer: loan,
    asksAgain: [...papers, ...gifts],
    overtaken: ['getContract', ...papers],
  },
  endAutomatic: {
    asked: { contract: 'een', done },
    sends: 'DELETE /contract/automatic',
    query: { hashid: 'een' },
    answer: loan,
    asksAgain: gifts,
    overtaken: [],
  },
  confirmYear: {
    asked: { contract: 'een', year: 2025, done },
    sends: 'POST /contract/automatic/confirm',
    body: { contract: 'een', year: 2025 },
    answer: loan,
    asksAgain: ['getStatement', ...gifts],
    overtaken: ['getStatement'],
  },
  propose: {
    asked: { contract: 'een', draft: { content: { kind: 'archive' }, note: 'Klaar.' }, done },
    sends: 'POST /contract/proposal',
    body: { contract: 'een', content: { kind: 'archive' }, note: 'Klaar.' },
    once: true,
    asksAgain: proposals,
    overtaken: proposals,
  },
  answerProposal: {
    asked: { contract: 'een', answer: { hashid: 'v', answer: 'accepted' }, done },
    sends: 'POST /contract/proposal/answer',
    body: { hashid: 'v', answer: 'accepted' },
    once: true,
    asksAgain: proposals,
    overtaken: proposals,
  },
  confirmContract: {
    asked: { confirmation: { contract: 'een', version: 1, answer: 'yes', word: '' }, done },
    sends: 'POST /contract/confirmation',
    body: { contract: 'een', version: 1, answer: 'yes', word: '' },
    asksAgain: ['getContracts', 'getContract', ...lifecycle],
    overtaken: lifecycle,
  },
  answerContested: {
    asked: { said: { hashid: 'daad', answer: 'no' }, done },
    sends: 'POST /contested/answer',
    body: { hashid: 'daad', answer: 'no' },
    asksAgain: ['getContracts', 'getSigning', 'getMandates', ...lifecycle],
    overtaken: ['getSigning', 'getMandates', ...lifecycle],
  },
  keepScan: {
    asked: { form: { contract: 'een' } },
    sends: 'POST /contract/scan',
    body: { contract: 'een' },
    asksAgain: papers,
  },
  previewContract: { asked: draft, sends: 'POST /contract/preview', body: draft, asksAgain: [] },
  downloadAgreement: {
    asked: pdf,
    sends: 'POST /contract/generated',
    body: { hashid: 'een' },
    saves: 'een.pdf',
    asksAgain: papers,
  },
  downloadAddendum: {
    asked: pdf,
    sends: 'POST /contract/addendum',
    body: { hashid: 'een' },
    saves: 'een.pdf',
    asksAgain: papers,
  },
  downloadStanding: {
    asked: { ...pdf, date: '2026-06-01' },
    sends: 'GET /contract/standing',
    query: { hashid: 'een', date: '2026-06-01' },
    saves: 'een.pdf',
    asksAgain: [],
  },
  downloadDossier: {
    asked: { ...pdf, date: '2026-06-01' },
    sends: 'POST /contract/dossier',
    body: { hashid: 'een', date: '2026-06-01' },
    saves: 'een.pdf',
    asksAgain: papers,
  },
  downloadDocument: {
    asked: pdf,
    sends: 'GET /contract/document',
    query: { hashid: 'een' },
    saves: 'een.pdf',
    asksAgain: [],
  },
  downloadCalendar: {
    asked: { hashid: 'een', fileName: 'een.ics' },
    sends: 'GET /contract/calendar',
    query: { hashid: 'een' },
    saves: 'een.ics',
    asksAgain: [],
  },
  checkPaper: { asked: { sha256: 'ab' }, sends: 'POST /document/check', body: { sha256: 'ab' }, asksAgain: [] },
  // The version issued now joins the list.
  downloadStatement: {
    asked: { year: 2025, person: 'sanne', fileName: 'een.pdf', done },
    sends: 'POST /statement/pdf',
    body: { year: 2025, person: 'sanne' },
    saves: 'een.pdf',
    asksAgain: ['getStatement'],
  },
  downloadIssued: {
    asked: pdf,
    sends: 'GET /statement/document',
    query: { hashid: 'een' },
    saves: 'een.pdf',
    asksAgain: [],
  },
  downloadEstate: {
    asked: { hashid: 'oma', fileName: 'oma.zip' },
    sends: 'POST /estate',
    body: { hashid: 'oma' },
    saves: 'oma.zip',
    asksAgain: [],
  },
} satisfies Partial<Changes>;
