import type { Page } from '@playwright/test';
import { PASSWORD } from '../../../demo/family.ts';
import type { SecurityState } from '../../../domain/wire/security.ts';
import type { CurrentUser } from '../../../domain/wire/user.ts';
import { type CallRow, confirmed, go, press, steps, told } from './callRow.ts';

const at = '2026-04-01T10:00:00Z';
/** With every part open. */
const atProfile = go(
  `/profiel?${['mail', 'agenda', 'weergave', 'gebeurd', 'gegevens'].map((part) => `open=${part}`).join('&')}`,
);

/** A second factor and a second device, as the server would report them. */
const secured: SecurityState = {
  embedded: true,
  factor: null,
  address_asked: null,
  address_changed: null,
  passkeys: [],
};
const withFactor = told(/\/security$/u, () => ({ ...secured, factor: { enabled_at: at, recovery_codes_left: 9 } }));
const withAddressAsked = told(/\/security$/u, () => ({
  ...secured,
  address_asked: { email: 'nieuw@voorbeeld.example', until: at },
}));
const withPasskey = told(/\/security$/u, () => ({
  ...secured,
  passkeys: [{ id: 'a'.repeat(16), name: 'Telefoon', added_at: at, last_used_at: null }],
}));
const here = { id: 'a', device: 'Chrome op Linux', signed_in_at: at, last_seen: at, current: true };
const withPhone = told(/\/sessions$/u, () => [
  here,
  { ...here, id: 'b', device: 'Safari op een iPhone', current: false },
]);
const marijke = { hashid: 'b'.repeat(16), firstname: 'Marijke', infix: 'de', lastname: 'Vries' };
const withPartner = told(/\/mandates$/u, () => ({ partner: marijke, given: null, received: null }));
const withMandate = told(/\/mandates$/u, () => ({
  partner: marijke,
  given: { hashid: 'c'.repeat(16), party: marijke, matters: ['terms'], given_at: at },
  received: null,
}));
const unconfirmed = told(/\/user$/u, (me: CurrentUser) => ({ ...me, email_verified: false }));

const withFeed = told(/\/calendar$/u, () => ({
  feed: { created_at: at, read_at: null, amounts: false },
  closed_at: null,
}));
const withoutFeed = told(/\/calendar$/u, () => ({ feed: null, closed_at: null }));

const news = { n: 1, kind: 'proposed', at, text: 'Er is iets.', read: false, page: 'contract', contract: null };
const withNews = told(/\/notices\??$/u, () => ({ notices: [news], next: null, unread: 1 }));

const openPassword = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByLabel('Je wachtwoord', { exact: true }).fill(PASSWORD);
};

export const profileCalls: CallRow[] = [
  { call: 'getSecurity', url: '**/api/v1/security', open: atProfile, says: 'We konden niet ophalen hoe je inlogt.' },
  {
    call: 'getSessions',
    url: '**/api/v1/sessions',
    open: atProfile,
    says: 'We konden niet ophalen waar je ingelogd bent.',
  },
  {
    call: 'getMandates',
    url: '**/api/v1/mandates',
    open: atProfile,
    says: 'We konden niet ophalen wie namens wie mag antwoorden.',
  },
  {
    call: 'giveMandate',
    method: 'POST',
    url: '**/api/v1/mandate',
    open: steps(withPartner, atProfile, async (page) => {
      await page.getByRole('button', { name: 'Laat Marijke ook antwoorden' }).click();
      await page.getByRole('dialog').getByRole('checkbox', { name: 'Het archief' }).check();
    }),
    act: press('Bewaar'),
  },
  {
    call: 'endMandate',
    method: 'DELETE',
    url: '**/api/v1/mandate?*',
    open: steps(withMandate, atProfile),
    act: press('Stop dat Marijke namens jou antwoordt'),
  },
  { call: 'getActivity', url: '**/api/v1/activity*', open: atProfile, says: 'We konden het logboek niet ophalen.' },
  {
    call: 'resendVerification',
    method: 'POST',
    url: '**/api/v1/verification/resend',
    open: steps(unconfirmed, atProfile),
    act: press('Stuur de mail opnieuw'),
  },
  {
    call: 'saveProfile',
    method: 'POST',
    url: '**/api/v1/profile',
    open: steps(atProfile, (page) => page.getByRole('button', { name: 'Wijzig', exact: true }).first().click()),
    act: press('Bewaar'),
  },
  {
    call: 'changePassword',
    method: 'POST',
    url: '**/api/v1/profile/password',
    open: async (page) => {
      await atProfile(page);
      await page.getByRole('button', { name: 'Wijzig wachtwoord' }).click();
      await page.getByLabel('Je wachtwoord van nu').fill(PASSWORD);
      await page.getByLabel('Je nieuwe wachtwoord').fill('Theepot-Vensterbank-27!');
    },
    act: press('Wijzig wachtwoord'),
  },
  {
    call: 'askAddress',
    method: 'POST',
    url: '**/api/v1/profile/email',
    open: async (page) => {
      await atProfile(page);
      await page.getByRole('button', { name: 'Wijzig e-mailadres' }).click();
      await page.getByLabel('Je nieuwe e-mailadres').fill('nieuw@voorbeeld.example');
      await page.getByLabel('Je wachtwoord', { exact: true }).fill(PASSWORD);
    },
    act: press('Stuur de mail'),
  },
  {
    call: 'withdrawAddress',
    method: 'DELETE',
    url: '**/api/v1/profile/email',
    open: steps(withAddressAsked, atProfile),
    act: press('Toch niet'),
  },
  {
    call: 'confirmAddress',
    method: 'POST',
    url: '**/api/v1/profile/email/confirm',
    // The link opens a dialog, and everything behind a dialog is hidden from a search for headings.
    open: steps(withAddressAsked, async (page) => void (await page.goto('/profiel?adres=nieuw#het-token-van-de-link'))),
    act: press('Ja, wijzig mijn e-mailadres'),
  },
  {
    call: 'goBack',
    method: 'POST',
    url: '**/api/v1/way-back',
    open: go('/melding?bericht=dit-was-ik-niet#het-token-van-de-link'),
    act: press('Dit was ik niet: haal mijn account terug'),
  },
  {
    call: 'getCalendar',
    url: '**/api/v1/calendar',
    open: atProfile,
    says: 'We konden niet ophalen of je een adres hebt.',
  },
  {
    call: 'makeCalendar',
    method: 'POST',
    url: '**/api/v1/calendar',
    open: steps(withoutFeed, atProfile),
    act: press('Maak een adres'),
  },
  {
    call: 'closeCalendar',
    method: 'DELETE',
    url: '**/api/v1/calendar',
    open: steps(withFeed, atProfile),
    act: confirmed('Sluit het adres', 'Sluit het adres'),
  },
  {
    call: 'getNotices',
    url: /\/notices\??$/u,
    open: go('/meldingen'),
    says: 'We konden je meldingen niet ophalen.',
  },
  {
    call: 'readNotices',
    method: 'POST',
    url: '**/api/v1/notices/read',
    open: steps(withNews, go('/meldingen')),
    act: async (page) => void (await page.reload()),
  },
  {
    call: 'getNoticeChoices',
    url: '**/api/v1/notices/choices',
    open: atProfile,
    says: 'We konden je keuzes niet ophalen.',
  },
  {
    call: 'chooseNotice',
    method: 'POST',
    url: '**/api/v1/notices/choices',
    open: atProfile,
    act: async (page) =>
      void (await page.getByRole('combobox', { name: 'Iemand doet je een voorstel' }).selectOption('never')),
  },
  { call: 'downloadOwnData', url: '**/api/v1/export', open: atProfile, act: press('Alles downloaden') },
  {
    call: 'eraseOwnData',
    method: 'POST',
    url: '**/api/v1/erasure',
    open: async (page) => {
      await atProfile(page);
      await page.getByRole('button', { name: 'Je gegevens verwijderen' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Typ het woord VERWIJDER').fill('VERWIJDER');
      await dialog.getByLabel('Je wachtwoord', { exact: true }).fill(PASSWORD);
    },
    act: press('Verwijder mijn gegevens'),
  },
];

export const loginCalls: CallRow[] = [
  {
    call: 'startFactor',
    method: 'POST',
    url: '**/api/v1/security/factor/start',
    open: steps(atProfile, openPassword('Tweede stap aanzetten')),
    act: press('Volgende stap'),
  },
  {
    call: 'confirmFactor',
    method: 'POST',
    url: '**/api/v1/security/factor/confirm',
    open: async (page) => {
      await steps(atProfile, openPassword('Tweede stap aanzetten'), press('Volgende stap'))(page);
      await page.getByLabel('Code uit je app').fill('123456');
    },
    act: press('Controleer code'),
  },
  {
    call: 'renewRecoveryCodes',
    method: 'POST',
    url: '**/api/v1/security/recovery',
    open: steps(withFactor, atProfile, openPassword('Nieuwe herstelcodes')),
    act: press('Maak nieuwe codes'),
  },
  {
    call: 'turnFactorOff',
    method: 'POST',
    url: '**/api/v1/security/factor/off',
    open: steps(withFactor, atProfile, openPassword('Tweede stap uitzetten')),
    act: press('Zet uit'),
  },
  {
    call: 'startLoginPasskey',
    method: 'POST',
    url: '**/api/v1/security/passkey/start',
    open: steps(atProfile, openPassword('Passkey toevoegen')),
    act: press('Maak een passkey'),
  },
  {
    call: 'renameLoginPasskey',
    method: 'POST',
    url: '**/api/v1/security/passkey/name',
    open: steps(withPasskey, atProfile, press('Wijzig de naam van Telefoon')),
    act: press('Bewaar'),
  },
  {
    call: 'removeLoginPasskey',
    method: 'POST',
    url: '**/api/v1/security/passkey/remove',
    open: steps(withPasskey, atProfile, openPassword('Verwijder Telefoon')),
    act: press('Verwijder'),
  },
  {
    call: 'endSession',
    method: 'DELETE',
    url: '**/api/v1/session',
    open: steps(withPhone, atProfile),
    act: press('Log uit op Safari op een iPhone'),
  },
  {
    call: 'endOtherSessions',
    method: 'DELETE',
    url: '**/api/v1/sessions',
    open: steps(withPhone, atProfile),
    act: confirmed('Log uit op alle andere apparaten', 'Log uit'),
  },
];

export const comingInCalls: CallRow[] = [
  {
    call: 'verifyEmail',
    method: 'POST',
    url: '**/api/v1/verification',
    open: go('/melding?bericht=adres-bevestigen#een-link'),
    act: async (page) => {
      await page.getByLabel('Je wachtwoord', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Ja, bevestig mijn e-mailadres' }).click();
    },
  },
  {
    call: 'checkPaper',
    method: 'POST',
    url: '**/api/v1/document/check',
    open: go('/controle'),
    act: (page) =>
      page
        .getByLabel('Kies een PDF')
        .setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }),
    says: 'We konden het nu niet nakijken',
  },
  {
    call: 'openAdviserLink',
    method: 'POST',
    url: '**/api/v1/adviser-link/open',
    open: steps(go('/inzage#een-token'), (page) => page.getByLabel('Je code').fill('12345678')),
    act: press('Open'),
  },
  {
    call: 'checkPartnerCode',
    method: 'POST',
    url: '**/api/v1/partnercode/check',
    open: steps(go('/register'), press('Heb je een kortingscode van je notaris?')),
    act: async (page) => {
      const field = page.getByLabel('Kortingscode');
      await field.fill(`NOTARIS-${Date.now()}`);
      await field.blur();
    },
    says: 'We konden deze code nu niet nakijken.',
  },
  {
    call: 'register',
    method: 'POST',
    url: '**/api/v1/registration',
    open: async (page) => {
      await go('/register')(page);
      await page.getByLabel('Voornaam').fill('Kees');
      await page.getByLabel('Achternaam').fill('Proef');
      await page.getByLabel('E-mailadres').fill('kees@voorbeeld.example');
      await page.getByLabel('Wachtwoord', { exact: true }).fill('Keukentafel-2026!');
    },
    act: press('Maak account'),
  },
  // Kept for last: a tab that opened an invitation holds on to it, also when it reloads /register.
  {
    call: 'getInvitation',
    url: '**/api/v1/invitation/*',
    open: go('/register/een-uitnodiging'),
    act: async (page) => {
      await page.reload();
    },
  },
];
