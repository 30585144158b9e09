import type { FastifyInstance } from 'fastify';
import { generateSync } from 'otplib';
import { todayInAmsterdam } from '../domain/dates/today.ts';
import type { Contract } from '../domain/wire/contract.ts';
import type { FactorStart, RecoveryCodes } from '../domain/wire/security.ts';
import { createAccounts, type IdentityAccounts } from '../identity/accounts.ts';
import { accountEvents } from '../server/accountEvents.ts';
import { buildApp } from '../server/app.ts';
import { COLLECT_SECONDS } from '../server/mail/collect.ts';
import type { ReadyMail } from '../server/mail/transport.ts';
import { sendDueMail } from '../server/mail/mailWorker.ts';
import type { Services } from '../server/services.ts';
import { acceptInvitation, addRelatives, invitationOf } from './addFamily.ts';
import { type Api, apiOf } from './api.ts';
import { sampleContracts } from './contracts.ts';
import {
  ADMINISTRATOR_EMAIL,
  administrator,
  bonds,
  CHILD_EMAIL,
  CUSTOMER_EMAIL,
  customer,
  FOUNDER_EMAIL,
  founder,
  PASSWORD,
} from './family.ts';
import { createOneOffTokens } from './oneOffTokens.ts';
import { recordEvents } from './records.ts';

/** Places in the other family's order: two more than everybody has. */
const ORDERED = 4;
/** An app's code is valid this long (RFC 6238). */
const STEP_SECONDS = 30;

/** The services of the server that the demo needs to fill its database. */
export type Ground = Pick<Services, 'env' | 'db' | 'clock' | 'log'>;

/**
 * Unserialised answers: compiling the serialisers, which write the schema's fields and drop the rest, takes seconds, and the
 * stored answers are checked against the schemas anyway.
 */
const compilers = { buildSerializer: () => () => JSON.stringify };

/** An in-process app on these services, which listens nowhere, and the accounts that may call it. */
export interface Stage {
  ground: Ground;
  app: FastifyInstance;
  accounts: IdentityAccounts;
  visitor: Api;
  /** Calls as the account with this address. */
  as: (email: string) => Promise<Api>;
}

/** Sets up an app on an empty, migrated database for the duration of the filling. */
export async function onStage<Result>(ground: Ground, play: (stage: Stage) => Promise<Result>): Promise<Result> {
  const accounts = createAccounts(ground.db, accountEvents(ground.env));
  const tokens = createOneOffTokens();
  const app = await buildApp(
    { ...services(ground, accounts), verifyToken: tokens.verify },
    { appFolder: null, compilers },
  );
  const as = async (email: string) => apiOf(app, tokens.tokenFor(await subOf(accounts, email)));
  try {
    return await play({ ground, app, accounts, visitor: apiOf(app, null), as });
  } finally {
    await app.close();
  }
}

/** Facts that only the process filling the demo knows, so they are printed. */
export interface Filled {
  /** The link with which Bram accepts his invitation. */
  invitation: string;
  /** The administrator's second factor: the key for an app, and the single-use codes. */
  secondStep: { key: string; codes: readonly string[] };
}

/**
 * Fills an empty, migrated database with the sample family, an administrator and another family with an open order, over
 * the real API: every rule applies to them as to anybody. Only Bram's invitation is for a reader; no mail is left to be
 * sent.
 * @throws Error if the sample breaks a rule.
 */
export const fill = (ground: Ground): Promise<Filled> =>
  onStage(ground, async (stage) => {
    const { visitor, accounts, as } = stage;
    const mails = await fillFamily(stage);
    await visitor.send('POST', '/registration', administrator);
    await accounts.setRoles(await subOf(accounts, ADMINISTRATOR_EMAIL), ['superadmin']);
    await confirmAddress(visitor, await takeMails(ground));
    const secondStep = await turnOnSecondStep(await as(ADMINISTRATOR_EMAIL), ground.clock);
    // Switching the second factor on sends a mail too, with its own link.
    await takeMails(ground);
    await visitor.send('POST', '/registration', customer);
    await confirmAddress(visitor, await takeMails(ground));
    await (await as(CUSTOMER_EMAIL)).send('POST', '/order', { children: ORDERED });
    // Collected mail leaves an hour later, and reaches nobody here either.
    await takeMails({ ...ground, clock: () => ground.clock() + COLLECT_SECONDS * 1000 });
    return { invitation: invitationOf('bram', mails), secondStep };
  });

/** The sample family only. @returns the mails that invited its people */
export async function fillFamily({ ground, visitor, as }: Stage): Promise<readonly ReadyMail[]> {
  await visitor.send('POST', '/registration', founder);
  await confirmAddress(visitor, await takeMails(ground));
  const jan = await as(FOUNDER_EMAIL);
  const hashids = await addRelatives(jan);
  for (const { who, ...said } of bonds)
    await jan.send('POST', '/partnership', { hashid: hashids.get(who) ?? '', ...said });
  const mails = await takeMails(ground);
  const today = todayInAmsterdam(ground.clock());
  const drafts = sampleContracts((who) => hashids.get(who) ?? '', today);
  const contracts: Contract[] = [];
  for (const draft of drafts) contracts.push(await jan.send<Contract>('POST', '/contract', draft));
  // Contracts signed before she has a login count on her parents' word.
  await acceptInvitation(visitor, 'sanne', mails);
  await recordEvents(jan, await as(CHILD_EMAIL), contracts, today);
  return mails;
}

const none = () => Promise.reject(new Error('The sample data has no documents, no photos and no bank files.'));

/** The invoice is attached to a mail that reaches nobody; the product makes its PDF again on request. */
const noPdf = {
  agreement: none,
  addendum: none,
  standing: none,
  familyTree: none,
  statement: none,
  estate: none,
  dossier: none,
  sealable: none,
  scan: none,
  copy: none,
  invoice: () => Promise.resolve(Buffer.alloc(0)),
};

/** Those services plus the rest of the server's; no mail leaves, and no document is made. */
const services = (ground: Ground, accounts: IdentityAccounts): Omit<Services, 'verifyToken'> => ({
  ...ground,
  accounts,
  pdf: noPdf,
  photos: { normalise: none, page: none, pdfPages: none },
  bankFiles: { read: none },
  seal: { sealedPaper: none },
  verifyLogout: null,
  ready: () => Promise.resolve(true),
  // Its clock runs through the family's history on purpose.
  judge: { fits: () => Promise.resolve(true), doubt: () => null },
});

/** The account with this address, as its tokens name it. */
async function subOf(accounts: IdentityAccounts, email: string): Promise<string> {
  const account = await accounts.findByEmail(email);
  if (!account) throw new Error(`The sample account ${email} was not made.`);
  return account.sub;
}

/** Confirms an address by the mailed link: the login requires it (docs/decisions/0019). */
async function confirmAddress(visitor: Api, mails: readonly ReadyMail[]): Promise<void> {
  const [, token] =
    mails.map(({ link }) => link?.split('adres-bevestigen#') ?? []).find(({ length }) => length > 1) ?? [];
  await visitor.send('POST', '/verification', { token, password: PASSWORD });
}

/**
 * Turns the second factor on, as an administrator must (docs/decisions/0020): with the code of a moment ago, so that
 * the next one is valid at once. The moment is taken last: a password takes long to check on a busy machine.
 */
async function turnOnSecondStep(person: Api, clock: Services['clock']): Promise<Filled['secondStep']> {
  const { key } = await person.send<FactorStart>('POST', '/security/factor/start', { password: PASSWORD });
  const code = generateSync({ secret: key.replaceAll(' ', ''), epoch: Math.floor(clock() / 1000) - STEP_SECONDS });
  const { codes } = await person.send<RecoveryCodes>('POST', '/security/factor/confirm', { code });
  return { key, codes };
}

/** Empties the mail queue, as the mail worker would. */
async function takeMails(ground: Ground): Promise<ReadyMail[]> {
  const mails: ReadyMail[] = [];
  await sendDueMail({ ...ground, pdf: noPdf }, (mail) => Promise.resolve(void mails.push(mail)));
  return mails;
}
