import { canLogInText } from '../db/canLogIn.ts';
import type { Check } from './finding.ts';

const LEFT_BEHIND = `
  select f.id::text from families f where f.name <> 'Verwijderd'
    and not exists (select from users u where u.family_id = f.id and ${canLogInText('u')})
  order by f.id`;

/**
 * Names the families in which nobody can log in, and so nobody can ask for an erasure (docs/decisions/0023). It is not
 * a fault in the data, and nothing is removed automatically: the block of the last login can be a mistake.
 */
export const checkLeftBehind: Check = async (client) => {
  const { rows } = await client.query<{ id: string }>(LEFT_BEHIND);
  const ids = rows.map(({ id }) => id);
  return {
    checked:
      ids.length === 0
        ? 'no family in which nobody can log in'
        : `families in which nobody can log in: ${ids.join(', ')}`,
    wrong: [],
  };
};
