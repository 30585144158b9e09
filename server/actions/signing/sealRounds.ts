import type { Services } from '../../services.ts';
import { sealRound } from './sealSigned.ts';

const EVERY = 30_000;

/** Seals what waits for it at the start and every half minute, in each process. `stop` waits for the seal under way. */
export function startSealRounds(services: Pick<Services, 'db' | 'seal' | 'clock' | 'log'>): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const round = () => {
    running ??= sealRound(services, stopping.signal)
      .catch((error: unknown) => services.log.error({ err: error }, 'what everybody signed could not be sealed'))
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
