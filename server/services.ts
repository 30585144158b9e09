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

/** What it takes to tell somebody something. */
export interface Notifying extends Pick<Services, 'accounts'> {
  env: Pick<Env, 'publicUrl'>;
}

/** Everything a route needs from outside itself. */
export interface Services {
  env: Env;
  db: Db;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Whether that can be believed. */
  judge: ClockJudge;
  /** Null with an external identity provider. */
  accounts: Accounts | null;
  pdf: PdfMaker;
  photos: PhotoMaker;
  bankFiles: BankFileReader;
  seal: Seal;
  verifyToken: TokenVerifier;
  /** What another provider says of logins that ended; null with the embedded one. */
  verifyLogout: LogoutVerifier | null;
  log: FastifyBaseLogger;
  /** Does the database answer, let itself be written, and have every migration applied? */
  ready: () => Promise<boolean>;
}
