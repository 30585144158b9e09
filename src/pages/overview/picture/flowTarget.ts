import type { To } from 'react-router-dom';
import { fullName } from '../../../../domain/names/name.ts';
import type { Flow } from '../../../../domain/overview/flows.ts';
import { paths } from '../../../paths.ts';
import { queryWith } from '../changeFilter.ts';
import { FILTERS } from '../contractFilter.ts';
import type { Someone } from './people.ts';

/** Where a band leads: to its one contract, or to the list of those between these two people. */
export function flowTarget({ from, to, kind, contracts }: Flow, people: ReadonlyMap<string, Someone>): To {
  const [only, ...others] = contracts;
  if (only !== undefined && others.length === 0) return paths.lening(only);
  const giver = people.get(from);
  const query = queryWith(new URLSearchParams(), {
    kind: kind === 'open' ? 'leningen' : 'schenkingen',
    person: to,
    text: giver ? fullName(giver.person) : '',
  });
  return { pathname: paths.overzicht, search: String(query), hash: FILTERS };
}
