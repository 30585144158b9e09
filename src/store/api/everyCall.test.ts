import { readdirSync } from 'node:fs';
import path from 'node:path';
import { makeStore } from '../index.ts';
import { selectToasts } from '../modules/toast/toastSlice.ts';
import { html, json, lost, nothing } from '../test/fakeNetwork.ts';
import { fakeEnvironment } from '../test/fakeEnvironment.ts';
import { fakeClock } from '../test/time.ts';
import type { ApiError } from './apiError.ts';

interface Endpoint {
  initiate: (
    argument: object,
    options?: object,
  ) => (dispatch: unknown, getState: unknown, extra: unknown) => Promise<unknown>;
}

/**
 * The outcome of each call that fails. The specification allows only contracts and partner codes to be just logged
 * (R-6.5).
 */
const whenItFails: Record<string, 'toasts' | 'is only logged'> = {
  getContracts: 'is only logged',
  getPartnerCodes: 'is only logged',

  acceptInvitation: 'toasts',
  addPartnerCode: 'toasts',
  addLoginPasskey: 'toasts',
  addPasskey: 'toasts',
  answerEvent: 'toasts',
  confirmReports: 'toasts',
  remark: 'toasts',
  takeAmount: 'toasts',
  startEntering: 'toasts',
  endEntering: 'toasts',
  getKnownLines: 'toasts',
  takeLines: 'toasts',
  undoImport: 'toasts',
  forgetAccounts: 'toasts',
  keepLines: 'toasts',
  dropLine: 'toasts',
  startAutomatic: 'toasts',
  endAutomatic: 'toasts',
  confirmYear: 'toasts',
  answerProposal: 'toasts',
  confirmContract: 'toasts',
  getContested: 'toasts',
  answerContested: 'toasts',
  getContractsUnconfirmed: 'toasts',
  askManagement: 'toasts',
  endAskingManagement: 'toasts',
  foundFamily: 'toasts',
  getFamilyAccess: 'toasts',
  giveManagement: 'toasts',
  recordDeath: 'toasts',
  answerClaim: 'toasts',
  withdrawClaim: 'toasts',
  takeManagement: 'toasts',
  askToSign: 'toasts',
  wishToSign: 'toasts',
  withdrawWish: 'toasts',
  askAddress: 'toasts',
  confirmAddress: 'toasts',
  goBack: 'toasts',
  withdraw: 'toasts',
  withdrawAddress: 'toasts',
  blockRelation: 'toasts',
  cancelOrder: 'toasts',
  changePassword: 'toasts',
  checkPaper: 'toasts',
  chooseNotice: 'toasts',
  checkPartnerCode: 'toasts',
  closeCalendar: 'toasts',
  confirmFactor: 'toasts',
  downloadAddendum: 'toasts',
  downloadAdministrators: 'toasts',
  downloadAgreement: 'toasts',
  downloadCalendar: 'toasts',
  downloadDocument: 'toasts',
  downloadDossier: 'toasts',
  downloadEstate: 'toasts',
  downloadFamilyTree: 'toasts',
  downloadInvoice: 'toasts',
  downloadIssued: 'toasts',
  downloadOwnData: 'toasts',
  downloadStanding: 'toasts',
  downloadStatement: 'toasts',
  endOtherSessions: 'toasts',
  endSession: 'toasts',
  endSigning: 'toasts',
  eraseOwnData: 'toasts',
  keepOwnData: 'toasts',
  getActivity: 'toasts',
  getArchivedContracts: 'toasts',
  getAdminOrders: 'toasts',
  getAdviserLinks: 'toasts',
  giveAdviserLink: 'toasts',
  closeAdviserLink: 'toasts',
  openAdviserLink: 'toasts',
  downloadAdviserPaper: 'toasts',
  getAdministrator: 'toasts',
  getAdministratorActivity: 'toasts',
  getAdministrators: 'toasts',
  getCalendar: 'toasts',
  getContract: 'toasts',
  getContractLifecycle: 'toasts',
  getDocuments: 'toasts',
  getEqualShares: 'toasts',
  getPlans: 'toasts',
  savePlan: 'toasts',
  removePlan: 'toasts',
  getWhatIfs: 'toasts',
  keepWhatIf: 'toasts',
  renameWhatIf: 'toasts',
  removeWhatIf: 'toasts',
  getGiftYear: 'toasts',
  getHealth: 'toasts',
  getMoneyYears: 'toasts',
  getInvitation: 'toasts',
  getNoticeChoices: 'toasts',
  getNotices: 'toasts',
  getOrders: 'toasts',
  getOwnUsers: 'toasts',
  getMandates: 'toasts',
  giveMandate: 'toasts',
  endMandate: 'toasts',
  getPasskeys: 'toasts',
  getPhoto: 'toasts',
  getQuote: 'toasts',
  getSecurity: 'toasts',
  getSessions: 'toasts',
  getSigning: 'toasts',
  getSigningPaper: 'toasts',
  getStatement: 'toasts',
  getStatementsElsewhere: 'toasts',
  getUser: 'toasts',
  importBankFile: 'toasts',
  findPeople: 'toasts',
  sendAgain: 'toasts',
  askFactorOff: 'toasts',
  keepFactorOn: 'toasts',
  askErasureFor: 'toasts',
  keepPerson: 'toasts',
  keepScan: 'toasts',
  inviteRelation: 'toasts',
  makeCalendar: 'toasts',
  markOrderPaid: 'toasts',
  markOrderReturned: 'toasts',
  mailDeviceCode: 'toasts',
  placeOrder: 'toasts',
  propose: 'toasts',
  previewContract: 'toasts',
  readNotices: 'toasts',
  recordEvent: 'toasts',
  recordPlanned: 'toasts',
  register: 'toasts',
  removeContract: 'toasts',
  removePartnerCode: 'toasts',
  removeLoginPasskey: 'toasts',
  removePasskey: 'toasts',
  renameLoginPasskey: 'toasts',
  renewRecoveryCodes: 'toasts',
  resendInvitation: 'toasts',
  resendVerification: 'toasts',
  restorePartnerCode: 'toasts',
  reviewAdministrator: 'toasts',
  saveContract: 'toasts',
  saveProfile: 'toasts',
  saveRelation: 'toasts',
  saveBond: 'toasts',
  setSharesVisibility: 'toasts',
  sign: 'toasts',
  startFactor: 'toasts',
  startLoginPasskey: 'toasts',
  startPasskey: 'toasts',
  startPayment: 'toasts',
  startSigning: 'toasts',
  turnFactorOff: 'toasts',
  unblockRelation: 'toasts',
  undoEvent: 'toasts',
  verifyEmail: 'toasts',
};

/** Every endpoint, found in the source: a new one can't be forgotten. */
function endpointsOf(folder: string): Map<string, Endpoint> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('Api.ts'));
  const apis = files.flatMap((name) =>
    Object.values(
      jest.requireActual<Record<string, { endpoints?: Record<string, Endpoint> }>>(path.join(folder, name)),
    ),
  );
  // Each injected api knows the endpoints injected before it.
  return new Map(apis.flatMap(({ endpoints }) => Object.entries(endpoints ?? {})));
}

const endpoints = endpointsOf(path.join(__dirname, '../modules'));
const table = Object.entries(whenItFails);

const failures = [
  {
    what: 'errors',
    answer: json({ errors: { a: 'Eén.', b: 'Twee.' }, error: 'e', message: 'm' }, 422),
    text: 'Eén. | Twee.',
  },
  { what: 'error', answer: json({ error: 'Niet gevonden.', message: 'm' }, 404), text: 'Niet gevonden.' },
  { what: 'message', answer: json({ message: 'Te veel verzoeken.' }, 429), text: 'Te veel verzoeken.' },
  { what: 'nothing', answer: nothing(500), text: 'Internal Server Error' },
  { what: 'a page of a proxy', answer: html(500), text: 'Internal Server Error' },
  {
    what: 'no network',
    answer: lost,
    text: 'We krijgen geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
  },
];

/** Longer than the retries of a patient call take. */
const PATIENCE_MS = 60_000;

const realFetch = globalThis.fetch;
beforeEach(fakeClock);
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

/** Makes the call in a store of its own, where every request gets this answer. */
async function failing(name: string, answer: () => Response | Promise<Response>) {
  const environment = fakeEnvironment();
  const store = makeStore(environment.ports);
  let requests = 0;
  globalThis.fetch = () => {
    requests += 1;
    return Promise.resolve(answer());
  };
  const settled = store.dispatch(
    endpoints.get(name)?.initiate({ form: {} }, { forceRefetch: true }) as never,
  ) as unknown as Promise<unknown>;
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  await settled;
  const toasts = selectToasts(store.getState()).map(({ kind, title, text }) => [kind, title, text].join(': '));
  const logged = (environment.logged as ApiError[]).flatMap(({ code, text }) =>
    typeof code === 'string' ? [text] : [],
  );
  return { said: { toasts, logged }, navigations: environment.navigations, requests };
}

/** All messages to the person and the log about a failure with this text. */
const told = (text: string, how: string) =>
  how === 'toasts'
    ? { toasts: [`error: Er is een fout opgetreden: ${text}`], logged: [] }
    : { toasts: [], logged: [text] };

test('R-6.1 the table below names every call of the store exactly once', () => {
  expect(Object.keys(whenItFails).sort()).toEqual([...endpoints.keys()].sort());
});

test.each(table.map(([name, how]) => [how === 'toasts' ? 'R-6.1' : 'R-6.5', name, how] as const))(
  '%s %s, however it fails, %s',
  async (_row, name, how) => {
    for (const { what, answer, text } of failures) {
      const { said, navigations } = await failing(name, answer);
      expect({ what, said, navigations }).toEqual({ what, said: told(text, how), navigations: [] });
    }
  },
);

/** The calls that are retried: reads of a page, and calls that take effect once however often they are sent. */
const askedAgain = [
  ...[
    'getActivity',
    'getAdviserLinks',
    'getArchivedContracts',
    'getContract',
    'getContractLifecycle',
    'getContested',
    'getContractsUnconfirmed',
    'getInvitation',
    'getOwnUsers',
    'getAdminOrders',
    'getAdministrator',
    'getAdministratorActivity',
    'getAdministrators',
    'getCalendar',
    'getNoticeChoices',
    'getNotices',
    'getDocuments',
    'getFamilyAccess',
    'getEqualShares',
    'getPlans',
    'getWhatIfs',
    'getKnownLines',
    'getMandates',
    'getMoneyYears',
    'getPasskeys',
    'getSigning',
    'getSigningPaper',
  ],
  ...[
    'getGiftYear',
    'getHealth',
    'getOrders',
    'getQuote',
    'getSecurity',
    'getSessions',
    'getStatement',
    'getStatementsElsewhere',
    'getUser',
  ],
  ...[
    'addPartnerCode',
    'answerProposal',
    'askToSign',
    'cancelOrder',
    'endSigning',
    'foundFamily',
    'placeOrder',
    'propose',
    'recordEvent',
    'recordPlanned',
    'remark',
    'startAutomatic',
    'saveContract',
    'saveRelation',
    'sign',
    'startPayment',
    'takeLines',
    'withdraw',
  ],
];

test.each(table)('F23 without an answer, %s is retried three times, or never', async (name) => {
  const { requests } = await failing(name, lost);
  expect(requests).toBe(askedAgain.includes(name) ? 4 : 1);
});

test.each(table)('R-6.3 %s answered by 503 goes to maintenance at once, and %s', async (name, how) => {
  const { said, navigations, requests } = await failing(name, json({ message: 'We zijn even in onderhoud.' }, 503));
  expect(navigations).toEqual([{ to: '/onderhoud?terug=%2Foverzicht', replace: true }]);
  expect(said).toEqual(told('We zijn even in onderhoud.', how));
  expect(requests).toBe(1);
});

test.each(table)('R-6.2 %s answered by 401 with mfa goes to the second step, and %s', async (name, how) => {
  const { said, navigations } = await failing(name, json({ status: 'mfa', message: 'Bevestig je inlog.' }, 401));
  expect(navigations).toEqual([{ to: '/mfa?terug=%2Foverzicht', replace: true }]);
  expect(said).toEqual(told('Bevestig je inlog.', how));
});
