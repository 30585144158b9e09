import type { Services } from '../../services.ts';
import { everyRound, type Round } from '../../rounds/everyRound.ts';
import { sealRound } from './sealSigned.ts';

const EVERY = 30_000;

/** Seals waiting papers at the start and every half minute, in each process. */
export const startSealRounds = (services: Pick<Services, 'db' | 'seal' | 'clock' | 'judge' | 'log'>): Round =>
  everyRound('seals', EVERY, (stopping) => sealRound(services, stopping), services);
