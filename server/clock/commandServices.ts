import { createAccounts } from '../../identity/accounts.ts';
import { accountEvents } from '../accountEvents.ts';
import type { Db } from '../db/database.ts';
import type { Env } from '../env/settings.ts';
import { unauthorized } from '../http/errors.ts';
import { createLog } from '../log.ts';
import { createBankFileReader } from '../payments/bankFile/bankFileReader.ts';
import { createPdfMaker } from '../pdf/pdfMaker.ts';
import { createPhotoMaker } from '../photos/photoMaker.ts';
import type { Services } from '../services.ts';
import { openSeal } from '../signing/openSeal.ts';

/** The services of an action, for a command run outside HTTP. The clock was judged before. `close` ends the workers. */
export async function commandServices(
  db: Db,
  env: Env,
): Promise<{ services: Services; close: () => Promise<unknown> }> {
  const [pdf, photos, bankFiles, log] = [
    createPdfMaker(),
    createPhotoMaker(),
    createBankFileReader(),
    createLog('warn'),
  ];
  const services: Services = {
    ...{ env, db, pdf, photos, bankFiles, log, clock: Date.now },
    judge: { fits: () => Promise.resolve(true), doubt: () => null },
    accounts: env.oidcAuthority ? null : createAccounts(db, accountEvents(env)),
    seal: await openSeal({ env, db, pdf, clock: Date.now, log }),
    verifyToken: () => Promise.reject(unauthorized()),
    verifyLogout: null,
    ready: () => Promise.resolve(true),
  };
  return { services, close: () => Promise.all([pdf.close(), photos.close(), bankFiles.close()]) };
}
