/** The notes of a release, out of the changelog and the list of migrations. */

const HEADING = '## Not released yet';

/** Whether a version of three numbers is above another. */
export function newer(version, other) {
  const [a, b] = [version, other].map((one) => one.split('.').map(Number));
  const at = a.findIndex((number, k) => number !== b[k]);
  return at !== -1 && a[at] > b[at];
}

/** The text under the heading of unreleased changes; null if there is none. */
function unreleased(changelog) {
  const from = changelog.indexOf(`${HEADING}\n`);
  if (from === -1) return null;
  const body = changelog.slice(from + HEADING.length + 1);
  const next = body.search(/^## /mu);
  return (next === -1 ? body : body.slice(0, next)).trim() || null;
}

const listed = (names) => names.map((name) => name.slice(0, 4)).join(', ');

/**
 * The way from the version before it.
 * @param beside per migration whether the version before it can serve meanwhile (server/db/migrations/beside.json).
 */
function upgrade(former, formerMigrations, beside) {
  if (former === null) return 'The first release. A database of an earlier checkout is updated at the start.';
  const added = Object.keys(beside).filter((name) => !formerMigrations.includes(name));
  if (added.length === 0) return `From ${former}: no change to the tables. Replace the servers one after another.`;
  const blocking = added.filter((name) => beside[name] !== true);
  const how =
    blocking.length === 0
      ? `Servers of ${former} keep serving meanwhile: replace them one after another.`
      : `Stop all servers of ${former} first: ${listed(blocking)} can't run beside them.`;
  return `From ${former}: the start changes the tables (${listed(added)}), after a backup. ${how} To go back, restore that backup.`;
}

/** @returns the notes in Markdown; null if the changelog has nothing new. */
export function releaseNotes({ changelog, former, formerMigrations, beside }) {
  const changes = unreleased(changelog);
  return changes && `### Upgrade\n\n${upgrade(former, formerMigrations, beside)}\n\n${changes}`;
}

/** The changelog with its unreleased changes under a version and a day (2026-11-30). */
export function withRelease(changelog, version, day, notes) {
  const changes = unreleased(changelog) ?? '';
  return changelog.replace(`${HEADING}\n\n${changes}`, () => `${HEADING}\n\n## ${version} (${day})\n\n${notes}`);
}
