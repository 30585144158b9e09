import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import { recordDataCheck } from '../repositories/dataCheck.ts';
import type { Finding } from './finding.ts';

/** The number of findings logged; `npm run verify` prints all of them. */
const MOST_TOLD = 20;

/** Records a check that was done, for the metrics of every process, and logs the first findings. */
export const reportTo =
  (db: Db, log: Pick<FastifyBaseLogger, 'error'>) =>
  async (wrong: readonly Finding[]): Promise<void> => {
    if (wrong.length > 0)
      log.error({ wrong: wrong.slice(0, MOST_TOLD), count: wrong.length }, 'something is not as it was stored');
    await recordDataCheck(db, wrong.length);
  };
