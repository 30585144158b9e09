import { hourInAmsterdam } from '../../../domain/dates/today.ts';
import { NOT_NOW } from '../../counters.ts';
import type { Services } from '../../services.ts';
import { everyRound, type Round } from '../../rounds/everyRound.ts';
import { remindFamilies } from './remind.ts';

type Reminding = Parameters<typeof remindFamilies>[0];

const EVERY = 10 * 60_000;
/** Nobody is mailed at night: the day begins at eight in the morning, in Amsterdam. */
const FIRST_HOUR = 8;

/** Reminds the families of their day, once it is morning in the Netherlands. */
export async function remindRound(services: Reminding, stopping?: AbortSignal): Promise<typeof NOT_NOW | undefined> {
  if (hourInAmsterdam(services.clock()) < FIRST_HOUR) return NOT_NOW;
  await remindFamilies(services, stopping);
  return undefined;
}

/** Reminds at the start and every ten minutes; families already reminded are skipped. */
export const startNoticeRounds = (services: Reminding & Pick<Services, 'judge'>): Round =>
  everyRound('notices', EVERY, (stopping) => remindRound(services, stopping), services);
