import { done } from '../done.ts';
import type { Changes } from '../callTypes.ts';

/** Unlike in the profile: one is open. */
const ordered = { orders: [{ hashid: 'een', status: 'open' }], plan: { children: 2 } };
const code = {
  code: 'NOTARIS10',
  name: 'Notaris Bakker',
  discount_percent: 10,
  valid_from: '2026-01-01',
  valid_until: null,
};
const orders = ['getUser'] as const;

/** The orders of a family, and the acts of administrators for all families. */
export const changesOfOrders = {
  placeOrder: {
    asked: { children: 3, code: 'NOTARIS10', total: 1125 },
    sends: 'POST /order',
    body: { children: 3, code: 'NOTARIS10', total: 1125 },
    once: true,
    answer: ordered,
    asksAgain: orders,
    overtaken: [],
  },
  cancelOrder: {
    asked: { hashid: 'een', done },
    sends: 'POST /order/een/cancel',
    answer: ordered,
    asksAgain: orders,
    overtaken: [],
  },
  withdraw: {
    asked: { name: 'Jan', email: 'jan@voorbeeld.example', reference: 'OL47 1234 5678 90' },
    sends: 'POST /order/withdrawal',
    body: { name: 'Jan', email: 'jan@voorbeeld.example', reference: 'OL47 1234 5678 90' },
    asksAgain: [],
  },
  startPayment: { asked: 'een', sends: 'POST /order/een/pay', asksAgain: [] },
  downloadInvoice: {
    asked: { hashid: 'een', fileName: 'factuur.pdf' },
    sends: 'GET /invoice',
    query: { hashid: 'een' },
    saves: 'factuur.pdf',
    asksAgain: [],
  },
  // A refused order differs from the list.
  markOrderPaid: {
    asked: { hashid: 'a/b', done },
    sends: 'POST /admin/order/a%2Fb/paid',
    asksAgain: ['getAdminOrders'],
    overtaken: ['getAdminOrders'],
  },
  markOrderReturned: {
    asked: { hashid: 'a/b', done },
    sends: 'POST /admin/order/a%2Fb/returned',
    asksAgain: ['getAdminOrders'],
    overtaken: ['getAdminOrders'],
  },
  importBankFile: {
    asked: new File(['<xml/>'], 'afschrift.xml'),
    sends: 'POST /admin/bank-import',
    body: { file: expect.any(File) as File },
    asksAgain: ['getAdminOrders'],
  },
  reviewAdministrator: {
    asked: { id: 'a/b', done },
    sends: 'POST /admin/a%2Fb/review',
    asksAgain: ['getAdministrators', 'getAdministrator'],
  },
  downloadAdministrators: {
    asked: { q: 'vries', sort: 'name', direction: 'desc', saveAs: 'beheerders.csv' },
    sends: 'GET /admins/file',
    query: { q: 'vries', sort: 'name', direction: 'desc' },
    saves: 'beheerders.csv',
    asksAgain: [],
  },
  addPartnerCode: {
    asked: { code, done },
    sends: 'POST /partnercode',
    body: { ...code, discount_percent: '10', valid_until: '' },
    once: true,
    answer: { ...code, hashid: 'een', uses: 0 },
    asksAgain: [],
  },
  checkPartnerCode: {
    asked: 'NOTARIS10',
    sends: 'POST /partnercode/check',
    body: { code: 'NOTARIS10' },
    asksAgain: [],
  },
  removePartnerCode: {
    asked: { index: 1, hashid: 'een' },
    sends: 'DELETE /partnercode',
    body: { index: 1, hashid: 'een' },
    asksAgain: [],
  },
  restorePartnerCode: {
    asked: 'een',
    sends: 'POST /partnercode/restore',
    body: { hashid: 'een' },
    answer: { ...code, hashid: 'een', uses: 0 },
    asksAgain: [],
  },
} satisfies Partial<Changes>;
