import leven from 'leven';
import { StartupError } from '../startupError.ts';

/** How many letters may be wrong, missing or swapped; two swapped letters count as two. */
const MISTAKES = 2;
/** Shorter names, such as HOST, are too close to other names. */
const LEAST_LETTERS = 7;

/**
 * Refuses a name that is nearly one of ours: a setting that nobody reads would leave its default in force, such as a
 * new and empty database for a mistyped DATABASE_URL. Values are not repeated, as they can hold a password.
 * @param source the environment of the process.
 * @param known the names of all our settings.
 * @throws StartupError with the name that was probably meant.
 */
export function refuseMisspelt(source: NodeJS.ProcessEnv, known: readonly string[]): void {
  const ours = new Set(known);
  const candidates = known.filter((name) => name.length >= LEAST_LETTERS);
  for (const name of Object.keys(source)) {
    if (ours.has(name) || name.length < LEAST_LETTERS) continue;
    const meant = candidates.find((one) => leven(name.toUpperCase(), one) <= MISTAKES);
    if (meant !== undefined) throw new StartupError(`${name} is no setting of Onderling. Bedoelde je ${meant}?`);
  }
}
