import { csvFile } from '../../../domain/csv.ts';
import { ZONE } from '../../../domain/dates/today.ts';
import { listName } from '../../../domain/names/name.ts';
import type { AdministratorQuery } from '../../../domain/wire/administrator.ts';
import type { Db } from '../../db/database.ts';
import { presentAdministrator } from '../../presenters/administrator.ts';
import { listAdministrators } from '../../repositories/administrators.ts';

const STATES = { active: 'Actief', blocked: 'Geblokkeerd', closed: 'Gesloten' } as const;
const HEADS = ['Naam', 'E-mailadres', 'Rollen', 'Tweede stap', 'Laatste login', 'Staat', 'Gecontroleerd'];
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});
const written = (instant: string | null) => (instant === null ? null : clock.format(new Date(instant)));
/** More administrators than any service has, in one file. */
const ALL = 100_000;

/** The filtered list as a file for a Dutch spreadsheet; no cell runs as a formula (S-99). */
export async function administratorsCsv(
  db: Db,
  query: Pick<AdministratorQuery, 'q' | 'sort' | 'direction'>,
): Promise<string> {
  const { rows } = await listAdministrators(db, { ...query, page: 0, size: ALL });
  const lines = rows
    .map(presentAdministrator)
    .map((row) => [
      listName(row),
      row.email,
      row.roles.join(', '),
      row.second_factor ? 'Aan' : 'Uit',
      written(row.last_login),
      STATES[row.state],
      written(row.reviewed_at),
    ]);
  return csvFile([HEADS, ...lines]);
}
