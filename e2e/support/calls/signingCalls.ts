import type { Page } from '@playwright/test';
import type { Contract } from '../../../domain/wire/contract.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import type { Signing } from '../../../domain/wire/signing.ts';
import type { Standpoint } from '../../../domain/wire/stand.ts';
import { expect } from '../test.ts';
import { type CallRow, confirmed, go, press, steps, told } from './callRow.ts';

const jan = { hashid: 'jan', firstname: 'Jan', infix: 'de', lastname: 'Vries' };
const signing: Signing = {
  hashid: 'verzoek',
  letters: null,
  contract: 'een',
  state: 'open',
  order: 'at_once',
  sha256: 'ab'.repeat(32),
  changes: null,
  file_name: 'lening.pdf',
  asked_by: jan,
  asked_at: '2026-04-01T10:00:00Z',
  expires_at: '2026-05-01T10:00:00Z',
  sentences: ['Jan de Vries leent € 10.000 uit aan Sanne de Vries.'],
  signers: [{ party: jan, side: 'from', signed_at: null, how: null }],
  may: ['sign', 'withdraw'],
  waits: null,
  email_masked: 'j•••@voorbeeld.example',
  passkeys: 0,
  ended: null,
};

/** The server's answer for a request that would take a long walk to reach. */
const answers =
  (url: RegExp, json: object) =>
  async (page: Page): Promise<void> => {
    await page.route(url, (route) => route.fulfill({ json }));
  };
/** The page of a request asks for its contract as well. */
const ofContract = answers(/\/contract\?hashid=een/u, {
  hashid: 'een',
  type: 'GiftContract',
  total: 1_000_000,
  version: 1,
  contract: { signed_date: null, gift_date: '2026-05-01', purpose: '' },
  parties: { from: [jan], to: [jan] },
});
const asked = steps(ofContract, answers(/\/signing\?hashid=/u, signing));

/** The smallest PDF of one page. */
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
const paper = async (page: Page): Promise<void> => {
  await page.route(/\/signing\/document\?/u, (route) => route.fulfill({ contentType: 'application/pdf', body: PDF }));
};

/** The paper was read, and the tick is set. */
const read = steps(
  asked,
  paper,
  go('/ondertekenen/verzoek'),
  // A phone begins with the text, and this PDF has none.
  (page) => page.getByRole('button', { name: 'Bladzijden' }).click(),
  (page) => page.getByRole('region', { name: /^Pagina 1 van/u }).press('End'),
  (page) => page.getByRole('checkbox', { name: /^Ik heb het gelezen/u }).check(),
);
const codeMailed = steps(
  answers(/\/signing\/start$/u, { request: null }),
  read,
  press('Liever met een code per mail'),
  (page) => page.getByLabel('Code uit de mail').fill('123456'),
);

/** Mocks the next step of the first draft of the sample family. */
const standing = (stands: Partial<Standpoint>, may: ContractLifecycle['may']) =>
  answers(/\/contract\/proposals\?/u, {
    state: 'concept',
    stands: {
      ...{ state: 'send', role: 'managing_lender', waits_for: [], first: null, others: [], hashid: null, until: null },
      ...stands,
    },
    may,
    agrees: 'here',
    proposals: [],
    signing: null,
    not_signed: null,
    signed_on_paper: null,
    changes_by_signing: false,
  });
const openDraft = steps(
  go('/overzicht'),
  (page) => page.getByRole('link', { name: /€.30\.000,00 Annuïteitenlening/u }).click(),
  (page) => expect(page.getByRole('heading', { level: 1, name: 'Dakkapel en verbouwing van de zolder' })).toBeVisible(),
);
/** Makes it one that its founder may have signed. */
const openAsking = steps(
  standing({ state: 'send', first: 'ask_signatures' }, ['ask_signatures']),
  told(/\/contract\?/u, (contract: Contract) => ({
    ...contract,
    next: { kind: 'send', hashid: null, date: null, amount: null, by: null, at_once: false },
  })),
  openDraft,
  press('Laat ondertekenen'),
);
/** Makes one of its people invited, without an account yet. */
const invited = (stands: Partial<Standpoint>) => steps(standing({ waits_for: [jan], ...stands }, []), openDraft);

export const signingCalls: CallRow[] = [
  {
    call: 'getSigning',
    url: '**/api/v1/signing?hashid=*',
    open: go('/ondertekenen/verzoek'),
    says: 'We konden niet ophalen wat je ondertekent.',
  },
  {
    call: 'getSigningPaper',
    url: '**/api/v1/signing/document?*',
    open: steps(asked, go('/ondertekenen/verzoek')),
    says: 'We konden het document niet ophalen.',
  },
  {
    call: 'askToSign',
    method: 'POST',
    url: '**/api/v1/signing',
    open: openAsking,
    act: press('Vraag de handtekeningen'),
  },
  {
    call: 'wishToSign',
    method: 'POST',
    url: '**/api/v1/signing/wish',
    open: steps(
      invited({ state: 'invited', first: 'wish_signatures' }),
      press('Laat ondertekenen zodra Jan een account heeft'),
    ),
    act: press('Vraag de handtekeningen'),
  },
  {
    call: 'withdrawWish',
    method: 'DELETE',
    url: '**/api/v1/signing/wish?*',
    open: invited({ state: 'wished', others: ['withdraw_wish'] }),
    act: press('Laat niet meer vanzelf ondertekenen'),
  },
  {
    call: 'startSigning',
    method: 'POST',
    url: '**/api/v1/signing/start',
    open: read,
    act: press('Liever met een code per mail'),
  },
  {
    call: 'sign',
    method: 'POST',
    url: '**/api/v1/signing/sign',
    open: codeMailed,
    act: press('Onderteken met deze code'),
  },
  {
    call: 'endSigning',
    method: 'POST',
    url: '**/api/v1/signing/end',
    open: steps(asked, paper, go('/ondertekenen/verzoek')),
    act: confirmed('Trek het verzoek in', 'Trek het verzoek in'),
  },
  {
    call: 'getPasskeys',
    url: '**/api/v1/passkeys',
    open: go('/profiel'),
    says: 'We konden je apparaten niet ophalen.',
  },
  {
    call: 'removePasskey',
    method: 'DELETE',
    url: '**/api/v1/passkey?*',
    open: steps(
      answers(/\/passkeys$/u, [{ hashid: 'apparaat', name: 'Telefoon', added_at: '2026-04-01T10:00:00Z' }]),
      go('/profiel'),
    ),
    act: confirmed('Verwijder Telefoon', 'Verwijder'),
  },
  {
    call: 'startPasskey',
    method: 'POST',
    url: '**/api/v1/passkey/start',
    open: steps(
      answers(/\/passkey\/code$/u, { email_masked: 'j•••@voorbeeld.example' }),
      go('/profiel'),
      press('Voeg dit apparaat toe'),
      press('Mail me een code'),
      (page) => page.getByLabel('Code uit de mail').fill('123456'),
    ),
    act: press('Voeg toe'),
  },
  {
    call: 'mailDeviceCode',
    method: 'POST',
    url: '**/api/v1/passkey/code',
    open: steps(go('/profiel'), press('Voeg dit apparaat toe')),
    act: press('Mail me een code'),
  },
];
