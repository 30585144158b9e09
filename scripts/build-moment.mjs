import { execFileSync } from 'node:child_process';
import { root } from './server-bundle.mjs';

/** The day of the build, in the Netherlands. */
export const buildDay = () => new Date(buildMoment()).toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' });

/**
 * The moment whose day is in the built files, in milliseconds since 1970: SOURCE_DATE_EPOCH, if it is set
 * (https://reproducible-builds.org/specs/source-date-epoch), else that of the commit, so that two builds of it are the same. Without
 * either it is now.
 */
export function buildMoment() {
  const { SOURCE_DATE_EPOCH: said } = process.env;
  if (said !== undefined && /^\d+$/u.test(said)) return Number(said) * 1000;
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return Number(execFileSync('git', ['log', '-1', '--format=%ct'], options)) * 1000 || Date.now();
  } catch {
    return Date.now();
  }
}
