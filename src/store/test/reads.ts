import { aLoan, aUser } from './family.ts';
import type { Reads } from './callTypes.ts';

const slice = { page: 2, size: 25 };

/** Every read of the API, as a page that shows it has it open. */
export const reads: Reads = {
  getActivity: { asked: undefined, sends: 'GET /activity', answer: { lines: [], next: null } },
  getAdminOrders: {
    asked: { status: 'open', q: 'vries', sort: 'amount', direction: 'desc', ...slice },
    sends: 'GET /admin/orders',
    query: { status: 'open', q: 'vries', sort: '-amount', page: '2', size: '25' },
  },
  getAdministrator: { asked: 'els', sends: 'GET /admin/els' },
  getAdministratorActivity: {
    asked: 'els',
    sends: 'GET /admin/els/activity',
    answer: { lines: [], next: null },
  },
  getAdministrators: {
    asked: { q: 'vries', sort: 'name', direction: 'asc', ...slice },
    sends: 'GET /admins',
    query: { q: 'vries', sort: 'name', direction: 'asc', page: '2', size: '25' },
  },
  getAdviserLinks: { asked: undefined, sends: 'GET /adviser-links', answer: [] },
  getArchivedContracts: { asked: undefined, sends: 'GET /contracts/archived', answer: [] },
  getCalendar: { asked: undefined, sends: 'GET /calendar', answer: { feed: null, closed_at: null } },
  getContested: { asked: undefined, sends: 'GET /contested', answer: [] },
  getContract: {
    asked: 'een',
    sends: 'GET /contract',
    query: { hashid: 'een' },
    answer: { ...aLoan('een', '2026-01-01', 2_500_000), events: [], ledger_version: 0 },
  },
  getContractLifecycle: { asked: 'een', sends: 'GET /contract/proposals', query: { hashid: 'een' } },
  getContracts: { asked: undefined, sends: 'GET /contracts', answer: [aLoan('een', '2026-01-01', 2_500_000)] },
  getContractsUnconfirmed: { asked: undefined, sends: 'GET /contracts/unconfirmed', answer: [] },
  getDocuments: { asked: 'een', sends: 'GET /contract/documents', query: { hashid: 'een' }, answer: [] },
  getEqualShares: { asked: undefined, sends: 'GET /gifts/shares' },
  getFamilyAccess: { asked: undefined, sends: 'GET /family/access', answer: { people: [] } },
  getGiftYear: { asked: 2026, sends: 'GET /gifts/meter', query: { year: '2026' } },
  getHealth: { asked: undefined, sends: 'GET /admin/health' },
  getInvitation: { asked: 'a/b', sends: 'GET /invitation/a%2Fb' },
  getKnownLines: {
    asked: undefined,
    sends: 'GET /bank-import/known',
    answer: { loans: [], imports: [], kept_key: '', kept: [] },
  },
  getMandates: { asked: undefined, sends: 'GET /mandates', answer: { partner: null, given: null, received: null } },
  getMoneyYears: { asked: undefined, sends: 'GET /contracts/years', answer: { years: [], repaid_before: 0 } },
  getNoticeChoices: { asked: undefined, sends: 'GET /notices/choices', answer: [] },
  getNotices: { asked: undefined, sends: 'GET /notices', answer: { notices: [], next: null, unread: 1 } },
  getOrders: { asked: undefined, sends: 'GET /orders', answer: { orders: [], plan: { children: 2 } } },
  getOwnUsers: { asked: undefined, sends: 'GET /users', query: { own: '1' }, answer: [] },
  getPartnerCodes: { asked: undefined, sends: 'GET /partnercodes', answer: [] },
  getPasskeys: { asked: undefined, sends: 'GET /passkeys', answer: [] },
  getPhoto: { asked: 'user/photo?hashid=jan', sends: 'GET /user/photo', query: { hashid: 'jan' } },
  getPlans: { asked: undefined, sends: 'GET /plans', answer: { may: false, plans: [], children: [] } },
  getQuote: {
    asked: { children: 3, code: 'NOTARIS10' },
    sends: 'POST /order/quote',
    body: { children: 3, code: 'NOTARIS10' },
  },
  getSecurity: { asked: undefined, sends: 'GET /security' },
  getSessions: { asked: undefined, sends: 'GET /sessions', answer: [] },
  getSigning: { asked: 'verzoek', sends: 'GET /signing', query: { hashid: 'verzoek' } },
  getSigningPaper: { asked: 'verzoek', sends: 'GET /signing/document', query: { hashid: 'verzoek' } },
  getStatement: {
    asked: { year: 2025, person: 'sanne' },
    sends: 'GET /statement',
    query: { year: '2025', person: 'sanne' },
  },
  getStatementsElsewhere: { asked: 2025, sends: 'GET /statement/elsewhere', query: { year: '2025' }, answer: [] },
  getWhatIfs: { asked: 'een', sends: 'GET /contract/what-ifs', query: { hashid: 'een' }, answer: [] },
  getUser: { asked: undefined, sends: 'GET /user', answer: aUser() },
};
