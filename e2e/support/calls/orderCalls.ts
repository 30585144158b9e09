import { expect, type Page } from '@playwright/test';
import type { AdministratorProfile } from '../../../domain/wire/administrator.ts';
import type { Order, OrdersAnswer } from '../../../domain/wire/order.ts';
import { type CallRow, confirmed, go, press, steps, told } from './callRow.ts';

const orders = go('/familiebeheer/administratie');
const price = {
  children: 4,
  added: 2,
  from: '2026-04-01',
  until: '2027-03-31',
  per_year: 1250,
  days: 365,
  year_days: 365,
  subtotal: 2500,
  discount_percent: 0,
  discount: 0,
  total: 2500,
  vat_percent: 21,
  vat: 434,
};
const open: Order = {
  hashid: 'een-bestelling',
  status: 'open',
  price,
  code: null,
  created_at: '2026-04-01T10:00:00Z',
  paid_at: null,
  invoices: [{ hashid: 'een-factuur', number: '2026-00001', kind: 'invoice', date: '2026-04-01' }],
  transfer: null,
  online: null,
  reference: 'OL56123456789000',
  withdraw_until: '2026-04-15',
  withdrawn_at: null,
  returns: { coming: 0, done: 0 },
};
/** An order that waits for its money and can be paid online, as the server would report it. */
const withOpenOrder = steps(
  told(/\/orders$/u, (answer: OrdersAnswer) => ({ ...answer, offers: { orders: true, online: true }, orders: [open] })),
  orders,
);

export const orderCalls: CallRow[] = [
  { call: 'getOrders', url: '**/api/v1/orders', open: orders, says: 'We konden je gegevens niet ophalen.' },
  {
    call: 'getQuote',
    method: 'POST',
    url: '**/api/v1/order/quote',
    open: orders,
    says: 'We konden de prijs niet ophalen.',
  },
  { call: 'placeOrder', method: 'POST', url: '**/api/v1/order', open: orders, act: press(/^Bestel en betaal €/u) },
  {
    call: 'cancelOrder',
    method: 'POST',
    url: '**/api/v1/order/*/cancel',
    open: withOpenOrder,
    act: confirmed('Laat de bestelling vervallen', 'Laat vervallen'),
  },
  {
    call: 'withdraw',
    method: 'POST',
    url: '**/api/v1/order/withdrawal',
    open: go('/herroepen?bestelling=OL56123456789000'),
    act: async (page) => {
      // A failed call leaves the person who withdraws at the second press.
      const first = page.getByRole('button', { name: 'Hier herroepen' });
      const second = page.getByRole('button', { name: 'Bevestig je herroeping' });
      await expect(first.or(second)).toBeVisible();
      if (await first.isVisible()) {
        await page.getByLabel('Je naam').fill('Jan de Vries');
        await page.getByLabel('Je e-mailadres').fill('jan@voorbeeld.example');
        await first.click();
      }
      await second.click();
    },
  },
  { call: 'startPayment', method: 'POST', url: '**/api/v1/order/*/pay', open: withOpenOrder, act: press(/met iDEAL/u) },
  { call: 'downloadInvoice', url: '**/api/v1/invoice?*', open: withOpenOrder, act: press(/^Factuur 2026-00001/u) },
];

const atCodes = go('/admin?deel=partnercodes');
const atOrders = go('/admin?deel=bestellingen');
const withCode = told(/\/partnercodes$/u, () => [
  {
    hashid: 'een-code',
    code: 'VISSER-10',
    name: 'Notaris Visser',
    discount_percent: 10,
    valid_from: '2026-01-01',
    valid_until: null,
    uses: 0,
  },
]);
/** The code of `withCode` exists only in a mocked answer: its removal has to be mocked too. */
const removedAnyhow = async (page: Page): Promise<void> => {
  await page.route('**/api/v1/partnercode', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ json: {} }) : route.fallback(),
  );
};
const withOrder = (facts: { status: string; back: number }) =>
  told(/\/admin\/orders\?/u, () => ({
    total: 1,
    rows: [
      {
        hashid: 'een-bestelling',
        number: '2026-00001',
        reference: 'OL12',
        family: 'De Vries',
        children: 4,
        amount: 2500,
        created_at: '2026-04-01T10:00:00Z',
        paid_at: null,
        ...facts,
      },
    ],
  }));

/**
 * The only administrator of the sample is the reader; what is reviewed is somebody else's profile, as the server would
 * report it.
 */
const ofAnother = told(/\/api\/v1\/admin\/[\w-]+$/u, (profile: AdministratorProfile) => ({ ...profile, own: false }));
const atProfile = async (page: Page): Promise<void> => {
  // Ignores calls that the previous page still makes.
  await page.goto('about:blank');
  const asked = page.waitForResponse(/\/api\/v1\/admins\?/u);
  await page.goto('/admin');
  const { rows } = (await (await asked).json()) as { rows: { id: string }[] };
  await page.goto(`/admin/${encodeURIComponent(rows[0]?.id ?? '')}`);
};

export const administratorCalls: CallRow[] = [
  {
    call: 'getAdministrators',
    url: /\/api\/v1\/admins\?/u,
    open: go('/admin'),
    says: 'We konden de beheerders niet ophalen.',
  },
  {
    call: 'downloadAdministrators',
    url: '**/api/v1/admins/file?*',
    open: go('/admin'),
    act: press('Download als CSV'),
  },
  {
    call: 'getAdministrator',
    url: /\/api\/v1\/admin\/[\w-]+$/u,
    open: atProfile,
    says: 'We konden dit profiel niet ophalen.',
  },
  {
    call: 'getAdministratorActivity',
    url: '**/api/v1/admin/*/activity*',
    open: atProfile,
    says: 'We konden het logboek niet ophalen.',
  },
  {
    call: 'reviewAdministrator',
    method: 'POST',
    url: '**/api/v1/admin/*/review',
    open: steps(ofAnother, atProfile),
    act: press('Klopt, gecontroleerd'),
  },
  {
    call: 'getHealth',
    url: '**/api/v1/admin/health',
    open: go('/admin?deel=toestand'),
    says: 'We konden de toestand niet ophalen.',
  },
  {
    call: 'getPartnerCodes',
    url: '**/api/v1/partnercodes',
    open: atCodes,
    says: 'We konden de partnercodes niet ophalen.',
    onlyLogged: true,
  },
  {
    call: 'addPartnerCode',
    method: 'POST',
    url: '**/api/v1/partnercode',
    open: async (page) => {
      await steps(atCodes, press('Code toevoegen'))(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Code', exact: true }).fill('visser-10');
      await dialog.getByLabel('Van wie is de code?').fill('Notaris Visser');
      await dialog.getByLabel('Korting in procenten').fill('10');
    },
    act: press('Bewaar de code'),
  },
  {
    call: 'removePartnerCode',
    method: 'DELETE',
    url: '**/api/v1/partnercode',
    open: steps(withCode, atCodes),
    act: press('Verwijder de code VISSER-10'),
  },
  {
    call: 'restorePartnerCode',
    method: 'POST',
    url: '**/api/v1/partnercode/restore',
    open: steps(withCode, atCodes, removedAnyhow, press('Verwijder de code VISSER-10')),
    act: press('Zet de code VISSER-10 terug'),
  },
  {
    call: 'getAdminOrders',
    url: '**/api/v1/admin/orders?*',
    open: atOrders,
    says: 'We konden de bestellingen niet ophalen.',
  },
  {
    call: 'markOrderPaid',
    method: 'POST',
    url: '**/api/v1/admin/order/*/paid',
    open: steps(withOrder({ status: 'open', back: 0 }), atOrders),
    act: confirmed('Zet op betaald: factuur 2026-00001', 'Ja, betaald'),
  },
  {
    call: 'markOrderReturned',
    method: 'POST',
    url: '**/api/v1/admin/order/*/returned',
    open: steps(withOrder({ status: 'paid', back: 2500 }), atOrders),
    act: confirmed('Is teruggestort: factuur 2026-00001', 'Ja, teruggestort'),
  },
  {
    call: 'importBankFile',
    method: 'POST',
    url: '**/api/v1/admin/bank-import',
    open: atOrders,
    act: (page) =>
      page
        .getByLabel('Kies een bankbestand')
        .setInputFiles({ name: 'leeg.csv', mimeType: 'text/csv', buffer: Buffer.from('geen;afschrift') }),
  },
];
