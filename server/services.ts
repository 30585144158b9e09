import type { FastifyBaseLogger } from 'fastify';
import type { Accounts } from './accounts.ts';
import type { LogoutVerifier, TokenVerifier } from './caller.ts';
import type { Db } from './db/database.ts';
import type { Env } from './env/settings.ts';
import type { PdfMaker } from './pdf/pdfMaker.ts';
import type { BankFileReader } from './payments/bankFile/bankFileReader.ts';
import type { PhotoMaker } from './photos/photoMaker.ts';
import type { Seal } from './signing/seal.ts';
import type { ClockJudge } from './rounds/clockJudge.ts';

/** The parts needed to notify somebody. */
export interface Notifying extends Pick<Services, 'accounts'> {
  env: Pick<Env, 'publicUrl'>;
}

/** Everything a route needs from outside. */
export interface Services {
  env: Env;
  db: Db;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Whether the clock can be trusted. */
  judge: ClockJudge;
  /** Null with an external identity provider. */
  accounts: Accounts | null;
  pdf: PdfMaker;
  photos: PhotoMaker;
  bankFiles: BankFileReader;
  seal: Seal;
  verifyToken: TokenVerifier;
  /** Verifies another provider's reports of ended logins; null with the embedded one. */
  verifyLogout: LogoutVerifier | null;
  log: FastifyBaseLogger;
  /** Does the database answer, accept writes, and have every migration applied? */
  ready: () => Promise<boolean>;
}
