import { readEnv } from '../server/env.ts';
import type { Env } from '../server/env/settings.ts';
import { StartupError } from '../server/startupError.ts';

/**
 * The only environment variables that count here, so that no database, mail server or identity provider of the user
 * gets sample data.
 */
const COUNTS = ['PORT', 'HOST', 'PUBLIC_URL', 'DATA_DIR'] as const;

/** The settings of the demo; `dataDir` is for makeDataFolder. @throws StartupError with one sentence. */
export function readSettings(source: NodeJS.ProcessEnv): Env {
  if (source.NODE_ENV?.trim() === 'production') {
    throw new StartupError('The demo does not run with NODE_ENV=production: everyone knows its passwords.');
  }
  return readEnv(Object.fromEntries(COUNTS.map((name) => [name, source[name]])));
}
