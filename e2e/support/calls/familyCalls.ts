import type { Page } from '@playwright/test';
import type { FamilyAccess } from '../../../domain/wire/access.ts';
import type { Claim } from '../../../domain/wire/claim.ts';
import type { StatementAnswer } from '../../../domain/wire/statement.ts';
import type { CurrentUser } from '../../../domain/wire/user.ts';
import { type CallRow, confirmed, go, press, steps, told } from './callRow.ts';

const atFamily = go('/familiebeheer/relaties');
const sanneIs = (changes: object) =>
  told(/\/user$/u, (me: CurrentUser) => ({
    ...me,
    children: me.children.map((child) => (child.firstname === 'Sanne' ? { ...child, ...changes } : child)),
  }));
const aClaim: Claim = {
  hashid: 'een-bewering',
  kind: 'role',
  date: null,
  by: 'Marijke',
  at: '2026-11-20T10:00:00Z',
  until: '2026-11-27T10:00:00Z',
  seen: true,
};
const isAsked = told(/\/user$/u, (me: CurrentUser) => ({ ...me, claims: [aClaim] }));
const asking = told(/\/family\/access$/u, (access: FamilyAccess) => ({ ...access, may_ask: true, request: null }));
const asked = told(/\/family\/access$/u, (access: FamilyAccess) => ({
  ...access,
  request: { name: 'Sanne de Vries', mine: false, from: '2026-12-23', due: false },
}));
const issued = told(/\/statement\?/u, (answer: StatementAnswer) => ({
  ...answer,
  issued: [{ hashid: 'een-versie', version: 1, issued_at: '2026-04-01T10:00:00Z', sha256: 'ab', changes: [] }],
}));

async function fillRelation(page: Page): Promise<void> {
  await steps(atFamily, press('Familielid toevoegen'))(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Familielid', { exact: true }).check();
  await dialog.getByLabel('Voornaam').fill('Kees');
  await dialog.getByLabel('Achternaam').fill('Vries');
  await dialog.getByLabel('Man', { exact: true }).check();
  await dialog.getByLabel('Geboortedatum').fill('1-2-1990');
  await dialog.getByLabel('E-mailadres').fill('kees@voorbeeld.example');
}
const openSanne = steps(atFamily, (page) =>
  page
    .getByRole('list', { name: 'Wie hoort erbij' })
    .getByRole('button', { name: /^Sanne .*wijzigen$/u })
    .click(),
);

export const familyCalls: CallRow[] = [
  {
    call: 'getOwnUsers',
    url: '**/api/v1/users?own=1',
    open: atFamily,
    act: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Familielid toevoegen' }).first().click();
    },
  },
  { call: 'saveRelation', method: 'POST', url: '**/api/v1/user', open: fillRelation, act: press('Opslaan') },
  {
    call: 'blockRelation',
    method: 'POST',
    url: '**/api/v1/user/block',
    open: openSanne,
    act: confirmed('Blokkeren', 'Blokkeren'),
  },
  {
    call: 'unblockRelation',
    method: 'POST',
    url: '**/api/v1/user/unblock',
    open: steps(sanneIs({ blocked: true }), openSanne),
    act: confirmed('Weer toelaten', 'Weer toelaten'),
  },
  {
    call: 'saveBond',
    method: 'POST',
    url: '**/api/v1/partnership',
    open: steps(
      atFamily,
      press(/^Hoe zijn ze samen/u),
      (page) => page.getByRole('radio', { name: 'Getrouwd' }).check(),
      (page) => page.getByRole('textbox', { name: /^Trouwdatum/u }).fill('3-5-2012'),
    ),
    act: press('Bewaar'),
  },
  {
    call: 'inviteRelation',
    method: 'POST',
    url: '**/api/v1/invitation',
    open: steps(atFamily, press(/^Geef een eigen login aan Marijke/u)),
    act: press('Verstuur de uitnodiging'),
  },
  {
    call: 'resendInvitation',
    method: 'POST',
    url: '**/api/v1/invitation/resend',
    open: steps(sanneIs({ signed: false, invited: true }), atFamily),
    act: press(/^Stuur de uitnodiging opnieuw/u),
  },
  {
    call: 'giveManagement',
    method: 'POST',
    url: '**/api/v1/family/manager',
    open: atFamily,
    act: confirmed(/^Geef het beheer aan Sanne/u, 'Geef het beheer'),
  },
  {
    call: 'takeManagement',
    method: 'DELETE',
    url: '**/api/v1/family/manager?*',
    open: steps(sanneIs({ manages: true }), atFamily),
    act: confirmed(/^Neem het beheer terug van Sanne/u, 'Neem het beheer terug'),
  },
  {
    call: 'recordDeath',
    method: 'POST',
    url: '**/api/v1/user/death',
    open: steps(sanneIs({ relation_type: null }), atFamily, press(/^Overlijden vastleggen van Sanne/u), (page) =>
      page.getByRole('textbox', { name: /^Overleden op/u }).fill('1-6-2026'),
    ),
    act: press('Opslaan'),
  },
  {
    call: 'answerClaim',
    method: 'POST',
    url: '**/api/v1/claim/answer',
    open: steps(isAsked, go('/familiebeheer/wie-ziet-wat')),
    act: press('Nee, dit klopt niet'),
  },
  {
    call: 'withdrawClaim',
    method: 'POST',
    url: '**/api/v1/claim/withdraw',
    open: steps(sanneIs({ claims: [aClaim] }), atFamily),
    act: press('Trek in wat over Sanne is vastgelegd'),
  },
  {
    call: 'foundFamily',
    method: 'POST',
    url: '**/api/v1/family',
    open: steps(go('/eigen-familie'), (page) => page.getByLabel('Hoe heet je familie?').fill('Elders')),
    act: press('Begin deze familie'),
  },
  {
    call: 'getFamilyAccess',
    url: '**/api/v1/family/access',
    open: go('/familiebeheer/wie-ziet-wat'),
    says: 'We konden niet ophalen wie wat ziet.',
  },
  {
    call: 'getAdviserLinks',
    url: '**/api/v1/adviser-links',
    open: go('/familiebeheer/wie-ziet-wat'),
    says: 'We konden niet ophalen welke links er zijn.',
  },
  {
    call: 'giveAdviserLink',
    method: 'POST',
    url: '**/api/v1/adviser-link',
    open: steps(go('/familiebeheer/wie-ziet-wat'), press('Geef een link'), async (page) => {
      await page.getByLabel('Voor wie is de link?').fill('Notaris De Boer');
      await page.getByRole('group', { name: 'Welke contracten?' }).getByRole('checkbox').first().check();
    }),
    act: press('Maak de link'),
  },
  {
    call: 'askManagement',
    method: 'POST',
    url: '**/api/v1/family/management',
    open: steps(asking, go('/familiebeheer/wie-ziet-wat')),
    act: confirmed('Vraag het beheer', 'Vraag het beheer'),
  },
  {
    call: 'endAskingManagement',
    method: 'DELETE',
    url: '**/api/v1/family/management',
    open: steps(asked, go('/familiebeheer/wie-ziet-wat')),
    act: press('Zeg nee'),
  },
  {
    call: 'downloadFamilyTree',
    method: 'POST',
    url: '**/api/v1/family/tree',
    open: go('/familiebeheer/relaties?weergave=stamboom'),
    act: press('Download als PDF'),
  },
  {
    call: 'downloadEstate',
    method: 'POST',
    url: '**/api/v1/estate',
    open: steps(sanneIs({ passed_away: true, death_date: '2026-01-02' }), atFamily),
    act: press(/^Papieren voor de nabestaanden/u),
  },
  {
    call: 'getGiftYear',
    url: '**/api/v1/gifts/meter?*',
    open: go('/overzicht'),
    says: 'We konden niet uitrekenen wat je nog kunt schenken.',
  },
  {
    call: 'getEqualShares',
    url: '**/api/v1/gifts/shares',
    open: go('/gelijk-delen'),
    says: 'We konden niet ophalen wat ieder kind kreeg.',
  },
  {
    call: 'setSharesVisibility',
    method: 'POST',
    url: '**/api/v1/gifts/visibility',
    open: go('/gelijk-delen'),
    act: async (page) => {
      await page.getByRole('radio', { name: 'Iedereen in de familie met een login' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Toon het' }).click();
    },
  },
  {
    call: 'getPlans',
    url: '**/api/v1/plans',
    open: go('/plan'),
    says: 'We konden de plannen niet ophalen.',
  },
  {
    call: 'savePlan',
    method: 'POST',
    url: '**/api/v1/plan',
    open: steps(go('/plan'), press('Maak een plan'), async (page) => {
      await page.getByLabel('Voor wie?').selectOption({ index: 1 });
      await page.getByLabel('Hoeveel samen?').fill('5000');
    }),
    act: press('Bewaar het plan'),
  },
  {
    call: 'getStatement',
    url: '**/api/v1/statement?*',
    open: go('/jaaropgave'),
    says: 'We konden de jaaropgave niet ophalen.',
  },
  {
    call: 'downloadStatement',
    method: 'POST',
    url: '**/api/v1/statement/pdf',
    open: go('/jaaropgave'),
    act: press(/^Download jaaropgave/u),
  },
  {
    call: 'downloadIssued',
    url: '**/api/v1/statement/document?*',
    open: steps(issued, go('/jaaropgave')),
    act: press('Download versie 1'),
  },
];
