import { done } from '../done.ts';
import type { Changes } from '../callTypes.ts';

const password = { password: 'Keukentafel-2026!' };
const passkey = {
  name: 'Computer',
  made: {
    id: 'a',
    rawId: 'a',
    type: 'public-key' as const,
    response: { clientDataJSON: 'YQ', attestationObject: 'Yg' },
  },
};
const address = { email: 'nieuw@voorbeeld.example', ...password };
const passwords = { current: 'Keukentafel-2026!', next: 'Schuurtafel-2026!' };

/** The changes of one's own account: login and signing, notices, and data. */
export const changesOfAccount = {
  askAddress: {
    asked: { form: address, done },
    sends: 'POST /profile/email',
    body: address,
    asksAgain: ['getSecurity'],
  },
  withdrawAddress: { asked: { done }, sends: 'DELETE /profile/email', asksAgain: ['getSecurity'] },
  confirmAddress: {
    asked: { token: 'ab', done },
    sends: 'POST /profile/email/confirm',
    body: { token: 'ab' },
    asksAgain: ['getSecurity', 'getUser'],
    overtaken: ['getSecurity'],
  },
  goBack: { asked: { token: 'ab' }, sends: 'POST /way-back', body: { token: 'ab' }, asksAgain: [] },
  verifyEmail: {
    asked: { token: 'ab', password: 'Keukentafel-2026!' },
    sends: 'POST /verification',
    body: { token: 'ab', password: 'Keukentafel-2026!' },
    asksAgain: ['getUser'],
    overtaken: [],
  },
  resendVerification: { asked: undefined, sends: 'POST /verification/resend', asksAgain: [] },
  // The other sessions end with it, and so does the address of a calendar (docs/decisions/0011).
  changePassword: {
    asked: { form: passwords, done },
    sends: 'POST /profile/password',
    body: passwords,
    asksAgain: ['getSessions', 'getCalendar'],
  },
  startFactor: { asked: password, sends: 'POST /security/factor/start', body: password, asksAgain: [] },
  confirmFactor: {
    asked: { code: '123456' },
    sends: 'POST /security/factor/confirm',
    body: { code: '123456' },
    asksAgain: ['getSecurity'],
  },
  renewRecoveryCodes: { asked: password, sends: 'POST /security/recovery', body: password, asksAgain: ['getSecurity'] },
  turnFactorOff: {
    asked: { form: password, done },
    sends: 'POST /security/factor/off',
    body: password,
    asksAgain: ['getSecurity'],
  },
  startLoginPasskey: { asked: password, sends: 'POST /security/passkey/start', body: password, asksAgain: [] },
  addLoginPasskey: {
    asked: { draft: passkey, done },
    sends: 'POST /security/passkey',
    body: passkey,
    asksAgain: ['getSecurity'],
  },
  renameLoginPasskey: {
    asked: { form: { id: 'a', name: 'Telefoon' }, done },
    sends: 'POST /security/passkey/name',
    body: { id: 'a', name: 'Telefoon' },
    asksAgain: ['getSecurity'],
  },
  removeLoginPasskey: {
    asked: { form: { id: 'a', ...password }, done },
    sends: 'POST /security/passkey/remove',
    body: { id: 'a', ...password },
    asksAgain: ['getSecurity'],
  },
  // A session that could not be found has ended already.
  endSession: {
    asked: { id: 'a', done },
    sends: 'DELETE /session',
    body: { id: 'a' },
    asksAgain: ['getSessions'],
    overtaken: ['getSessions'],
  },
  endOtherSessions: { asked: { done }, sends: 'DELETE /sessions', asksAgain: ['getSessions', 'getCalendar'] },
  mailDeviceCode: { asked: undefined, sends: 'POST /passkey/code', asksAgain: [] },
  startPasskey: { asked: { code: '123456' }, sends: 'POST /passkey/start', body: { code: '123456' }, asksAgain: [] },
  // A signing request includes the number of its reader's devices.
  addPasskey: {
    asked: { draft: passkey, done },
    sends: 'POST /passkey',
    body: passkey,
    answer: [],
    asksAgain: ['getPasskeys', 'getSigning'],
  },
  removePasskey: {
    asked: { hashid: 'sleutel', done },
    sends: 'DELETE /passkey',
    query: { hashid: 'sleutel' },
    answer: [],
    asksAgain: ['getPasskeys', 'getSigning'],
  },
  makeCalendar: {
    asked: { amounts: true },
    sends: 'POST /calendar',
    body: { amounts: true },
    answer: { feed: null, url: '' },
    asksAgain: ['getCalendar'],
  },
  closeCalendar: { asked: { done }, sends: 'DELETE /calendar', asksAgain: ['getCalendar'] },
  readNotices: { asked: { until: 5 }, sends: 'POST /notices/read', body: { until: 5 }, asksAgain: [] },
  chooseNotice: {
    asked: { kind: 'proposed', way: 'weekly' },
    sends: 'POST /notices/choices',
    body: { kind: 'proposed', way: 'weekly' },
    answer: [],
    asksAgain: [],
  },
  downloadOwnData: { asked: { saveAs: 'alles.zip', done }, sends: 'GET /export', saves: 'alles.zip', asksAgain: [] },
  eraseOwnData: {
    asked: { confirm: 'verwijder', ...password },
    sends: 'POST /erasure',
    body: { confirm: 'verwijder', ...password },
    asksAgain: [],
  },
} satisfies Partial<Changes>;
