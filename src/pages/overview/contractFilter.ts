import { isLoanType } from '../../../domain/contracts/types.ts';
import { baseLetters } from '../../../domain/names/baseLetters.ts';
import { fullName } from '../../../domain/names/name.ts';
import type { Contract } from '../../../domain/wire/contract.ts';

/** The choice of contracts that the overview lists, and their grouping; it lives in the address, so that Back and a bookmark keep it. */
export interface ContractFilter {
  kind: 'alles' | 'schenkingen' | 'leningen';
  /** Hashid of a person on either side, or empty. */
  person: string;
  /** Year of signing, or empty. */
  year: string;
  /** Words to find in the names and the purpose. */
  text: string;
  group: 'datum' | 'persoon' | 'soort';
}

/** The fields on the page, as the target of a link. */
export const FILTERS = 'zoeken';

/** The names of its parts in the address. */
export const PARAMETERS = { kind: 'soort', person: 'persoon', year: 'jaar', text: 'zoek', group: 'groep' } as const;

export function filterFromQuery(query: URLSearchParams): ContractFilter {
  const kind = query.get(PARAMETERS.kind);
  const group = query.get(PARAMETERS.group);
  return {
    kind: kind === 'schenkingen' || kind === 'leningen' ? kind : 'alles',
    person: query.get(PARAMETERS.person) ?? '',
    year: query.get(PARAMETERS.year) ?? '',
    text: query.get(PARAMETERS.text) ?? '',
    group: group === 'persoon' || group === 'soort' ? group : 'datum',
  };
}

/** Whether contracts are left out; a grouping shows all of them. */
export function isFiltered(filter: ContractFilter): boolean {
  return filter.kind !== 'alles' || filter.person !== '' || filter.year !== '' || filter.text.trim() !== '';
}

const plain = (text: string) => baseLetters(text).toLowerCase();
const people = ({ parties }: Contract) => [...parties.from, ...parties.to];

/** The search text of each contract. For ten thousand contracts making it takes longer than searching it. */
const searchedIn = new WeakMap<Contract, string>();
function searched(contract: Contract): string {
  const known = searchedIn.get(contract);
  if (known !== undefined) return known;
  const made = plain([...people(contract).map(fullName), contract.contract.purpose].join(' '));
  searchedIn.set(contract, made);
  return made;
}

/** Accents and case do not matter: 'çelik' is found by 'celik'. */
export function filterContracts(contracts: readonly Contract[], filter: Omit<ContractFilter, 'group'>): Contract[] {
  const words = plain(filter.text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return contracts.filter(
    (contract) =>
      (filter.kind === 'alles' || (filter.kind === 'leningen') === isLoanType(contract.type)) &&
      (filter.person === '' || people(contract).some((party) => party.hashid === filter.person)) &&
      (filter.year === '' || contract.contract.signed_date?.startsWith(`${filter.year}-`) === true) &&
      words.every((word) => searched(contract).includes(word)),
  );
}
