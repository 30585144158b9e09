import { hourInAmsterdam } from '../../../domain/dates/today.ts';
import { countJob } from '../../counters.ts';
import type { Services } from '../../services.ts';
import { remindFamilies } from './remind.ts';

type Reminding = Parameters<typeof remindFamilies>[0];

const EVERY = 10 * 60_000;
/** Nobody is mailed at night: the day begins at eight in the morning, in Amsterdam. */
const FIRST_HOUR = 8;

/**
 * Reminds the families of their day, once it is morning in the Netherlands. The night is not counted: a round in which
 * there was nothing to do would pass for one that went well.
 */
export async function remindRound(services: Reminding, stopping?: AbortSignal): Promise<void> {
  if (hourInAmsterdam(services.clock()) < FIRST_HOUR) return;
  await countJob('notices', () => remindFamilies(services, stopping));
}

/** Reminds at the start and every ten minutes: who was told already is not looked at again. `stop` waits for the family under way. */
export function startNoticeRounds(services: Reminding & Pick<Services, 'log'>): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const round = () => {
    running ??= remindRound(services, stopping.signal)
      .catch((error: unknown) => services.log.error({ err: error }, 'the families could not be reminded'))
      .finally(() => {
        running = null;
      });
  };
  round();
  const timer = setInterval(round, EVERY).unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
