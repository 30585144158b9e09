import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAccounts } from '../../identity/accounts.ts';
import { accountEvents } from '../accountEvents.ts';
import type { Database } from '../db/database.ts';
import { readEnv } from '../env.ts';
import { createLog } from '../log.ts';
import { createPdfMaker } from '../pdf/pdfMaker.ts';
import { createBankFileReader } from '../payments/bankFile/bankFileReader.ts';
import { createPhotoMaker } from '../photos/photoMaker.ts';
import { openSeal } from '../signing/openSeal.ts';
import type { Services } from '../services.ts';
import { createTokenVerifier } from '../token/verifier.ts';
import { TRUSTING } from './trusting.ts';
import { TEST_AUDIENCE, TEST_ISSUER, TEST_ROLES_CLAIM, testKeys } from './tokens.ts';

/** The worker pools are started by the first test that needs one, and shared by the tests of the process. */
let pdfMaker: ReturnType<typeof createPdfMaker> | null = null;
let photoMaker: ReturnType<typeof createPhotoMaker> | null = null;
let bankFiles: ReturnType<typeof createBankFileReader> | null = null;

/** Real services on a database; only the keys of the tokens are the tests' own. */
export function testServices(
  database: Database,
  overrides: Partial<Services>,
): { services: Services; remove: () => void } {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'onderling-test-'));
  const clock = overrides.clock ?? Date.now;
  const contact = { CONTACT_EMAIL: 'hulp@onderling.example', CONTACT_PHONE: '+31 20 000 00 00' };
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, ...contact });
  const services: Services = {
    env,
    db: database.db,
    clock,
    judge: TRUSTING,
    accounts: createAccounts(database.db, accountEvents(env)),
    pdf: {
      agreement: (...asked) => (pdfMaker ??= createPdfMaker()).agreement(...asked),
      addendum: (...asked) => (pdfMaker ??= createPdfMaker()).addendum(...asked),
      standing: (...asked) => (pdfMaker ??= createPdfMaker()).standing(...asked),
      familyTree: (...asked) => (pdfMaker ??= createPdfMaker()).familyTree(...asked),
      invoice: (...asked) => (pdfMaker ??= createPdfMaker()).invoice(...asked),
      statement: (...asked) => (pdfMaker ??= createPdfMaker()).statement(...asked),
      estate: (...asked) => (pdfMaker ??= createPdfMaker()).estate(...asked),
      dossier: (...asked) => (pdfMaker ??= createPdfMaker()).dossier(...asked),
      sealable: (...asked) => (pdfMaker ??= createPdfMaker()).sealable(...asked),
      scan: (...asked) => (pdfMaker ??= createPdfMaker()).scan(...asked),
      copy: (...asked) => (pdfMaker ??= createPdfMaker()).copy(...asked),
    },
    photos: {
      normalise: (...asked) => (photoMaker ??= createPhotoMaker()).normalise(...asked),
      page: (...asked) => (photoMaker ??= createPhotoMaker()).page(...asked),
      pdfPages: (...asked) => (photoMaker ??= createPhotoMaker()).pdfPages(...asked),
    },
    seal: { sealedPaper: async (...asked) => (await openSeal(services)).sealedPaper(...asked) },
    bankFiles: { read: (...asked) => (bankFiles ??= createBankFileReader()).read(...asked) },
    verifyToken: createTokenVerifier({
      issuer: TEST_ISSUER,
      audience: TEST_AUDIENCE,
      clientId: 'onderling-app',
      rolesClaim: TEST_ROLES_CLAIM,
      keys: testKeys,
      clock,
      smsIsSecond: false,
      foreign: false,
    }),
    verifyLogout: null,
    log: createLog('silent'),
    ready: () => database.ready(),
    ...overrides,
  };
  return { services, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Ends the worker pools. */
export async function stopWorkers(): Promise<void> {
  await Promise.all([pdfMaker?.close(), photoMaker?.close(), bankFiles?.close()]);
}
