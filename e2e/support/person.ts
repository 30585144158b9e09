import type { Page } from '@playwright/test';
import { confirmAddress, mailed } from './mail.ts';
import type { Product } from './product.ts';
import { expect } from './test.ts';

/** Someone who uses the product in a test. */
export interface Person {
  firstname: string;
  infix: string;
  lastname: string;
  gender: 'Man' | 'Vrouw' | 'Zeg ik liever niet';
  /** As it is typed. */
  birthdate: string;
  email: string;
  password: string;
  /** The partner code to register with. */
  code?: string;
}

let people = 0;

/** A person with an e-mail address that is unique in this run. */
export function newPerson(changes: Partial<Person> = {}): Person {
  people += 1;
  return {
    firstname: 'Jan',
    infix: 'de',
    lastname: 'Vries',
    gender: 'Man',
    birthdate: '12-3-1958',
    email: `persoon-${process.pid}-${people}@voorbeeld.example`,
    password: 'Keukentafel-2026!',
    ...changes,
  };
}

/** Fills in the provider's login page and waits for the app. */
export async function fillLogin(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
}

async function fillName(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Voornaam').fill(person.firstname);
  await page.getByLabel('Tussenvoegsel').fill(person.infix);
  await page.getByLabel('Achternaam').fill(person.lastname);
}

/** At Profiel: what registering does not ask a founder. */
export async function giveOwnDetails(page: Page, person: Person): Promise<void> {
  await page.goto('/profiel');
  await page.getByRole('region', { name: 'Over jou' }).getByRole('button', { name: 'Wijzig' }).click();
  await page.getByLabel(person.gender, { exact: true }).check();
  await page.getByLabel('Geboortedatum').fill(person.birthdate);
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(page.getByLabel('Geboortedatum')).toBeHidden();
}

/** On the screen of an invitation: makes the account and goes in, up to the end of registration. */
export async function joinByInvitation(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Wachtwoord', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Maak account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Je account is gemaakt' })).toBeVisible();
  await page.getByRole('button', { name: 'Ga verder' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Je account staat klaar' })).toBeVisible();
}

/** At the list of relations: the family's manager invites a partner, who makes an account from the mail and is logged in. */
export async function invitePartner(
  { manager, theirs }: { manager: Page; theirs: Page },
  product: Pick<Product, 'mails'>,
  person: Person,
): Promise<void> {
  await manager.getByRole('button', { name: `Geef een eigen login aan ${person.firstname}` }).click();
  await manager.getByLabel('E-mailadres').fill(person.email);
  await manager.getByRole('button', { name: 'Verstuur de uitnodiging' }).click();
  await theirs.goto(await mailed(product, person.email, /(http:\/\/localhost:\d+\/register\/[\w-]+)/u));
  await joinByInvitation(theirs, person);
}

/** Fills in the screen of registration, up to the message that a mail is coming. */
export async function askForAccount(page: Page, person: Person): Promise<void> {
  await page.goto('/register');
  await fillName(page, person);
  await page.getByLabel('E-mailadres').fill(person.email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(person.password);
  if (person.code !== undefined) {
    await page.getByRole('button', { name: 'Heb je een kortingscode van je notaris?' }).click();
    await page.getByLabel('Kortingscode').fill(person.code);
  }
  await page.getByRole('button', { name: 'Maak account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kijk in je mail' })).toBeVisible();
}

/** Makes an account, comes in by the mailed link and completes their own details: a new family. */
export async function register(page: Page, person: Person): Promise<void> {
  await askForAccount(page, person);
  await confirmAddress(page, person);
  await giveOwnDetails(page, person);
  await page.goto('/overzicht');
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
}

/** Confirms the address of a newly registered person, who is in by that. */
export async function finishRegistering(page: Page, person: Person): Promise<void> {
  await confirmAddress(page, person);
  await page.getByRole('link', { name: 'Naar overzicht' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
}

interface Relative extends Person {
  relation: 'Familielid' | 'Een partner';
  /** For a partner: the full name of their partner. */
  partnerOf?: string;
  login?: boolean;
  /** For a family member who is no child: their relation to the founder, and the full name of the parent. */
  kinship?: string;
  childOf?: string;
}

/** Adds somebody to the family, from any screen of the menu. */
export async function addRelative(page: Page, relative: Relative): Promise<void> {
  await page.goto('/familiebeheer/relaties');
  await page.getByRole('button', { name: 'Familielid toevoegen' }).first().click();
  const dialog = page.getByRole('dialog');
  const kind = dialog.getByLabel(relative.relation, { exact: true });
  if (!(await kind.isChecked())) await kind.check();
  if (relative.kinship !== undefined)
    await dialog.getByLabel('Wie is dit voor jou?').selectOption({ label: relative.kinship });
  if (relative.childOf !== undefined)
    await dialog.getByLabel('Kind van wie?').selectOption({ label: relative.childOf });
  if (relative.partnerOf !== undefined)
    await dialog.getByLabel('Van wie is dit de partner?').selectOption({ label: relative.partnerOf });
  await dialog.getByLabel('Voornaam').fill(relative.firstname);
  await dialog.getByLabel('Tussenvoegsel').fill(relative.infix);
  await dialog.getByLabel('Achternaam').fill(relative.lastname);
  await dialog.getByLabel(relative.gender, { exact: true }).check();
  await dialog.getByLabel('Geboortedatum').fill(relative.birthdate);
  await dialog.getByLabel('E-mailadres').fill(relative.email);
  if (relative.login) await dialog.getByLabel('Geef dit familielid een eigen login').check();
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  if (relative.login) await page.getByRole('button', { name: 'Bewaar en nodig uit' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Wie hoort erbij' })).toContainText(relative.firstname);
}
