import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { secrets } from '../db/accountSchema.ts';
import type { Db } from '../db/database.ts';
import { storedSecret } from '../db/storedSecret.ts';
import type { Env } from '../env/settings.ts';
import type { PdfMaker } from '../pdf/pdfMaker.ts';
import { givenKey } from './givenKey.ts';
import { ownKey } from './ownKey.ts';
import { createSeal, type Seal } from './seal.ts';
import { createStamp } from './timeStamp.ts';

/** The fingerprints of the keys that sealed here, the newest last; data from before there could be two has the single one. */
export const SEALED_WITH = 'seal-fingerprint';

interface From {
  env: Pick<Env, 'publicUrl' | 'signing' | 'tsaUrl'>;
  db: Db;
  pdf: PdfMaker;
  clock: () => number;
  log: FastifyBaseLogger;
}

/** The seal with the key of the settings, or our own. Throws StartupError if the key of the settings is unusable. */
export async function openSeal({ env, db, pdf, clock, log }: From): Promise<Seal> {
  const key = env.signing ? await givenKey(env.signing, clock()) : await ownKey(db, env.publicUrl);
  // A key change is never silent: anyone comparing fingerprints must be able to find out since when.
  const known = [
    await storedSecret<string | string[]>(db, SEALED_WITH, () => Promise.resolve([key.fingerprint])),
  ].flat();
  const last = known.at(-1);
  if (last !== key.fingerprint) {
    const value = [...known.filter((one) => one !== key.fingerprint), key.fingerprint];
    await db.update(secrets).set({ value }).where(eq(secrets.name, SEALED_WITH));
    log.warn({ before: last, now: key.fingerprint }, 'documents are sealed with another key than before');
  }
  return createSeal({ pdf, key, stamp: createStamp(env.tsaUrl, log), clock });
}
