import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { compareNames, fullName } from '../../../domain/names/name.ts';
import type { Contract } from '../../../domain/wire/contract.ts';
import type { Party } from '../../../domain/wire/party.ts';
import { filtersText as text } from '../../text/contractFilters.ts';
import { useFilterChange, yearsOf } from './changeFilter.ts';
import { FILTERS, type ContractFilter } from './contractFilter.ts';

interface ContractFiltersProps {
  contracts: readonly Contract[];
  filter: ContractFilter;
}

function partiesOf(contracts: readonly Contract[]): Party[] {
  const byId = new Map<string, Party>();
  for (const { parties } of contracts)
    for (const side of [parties.from, parties.to]) for (const party of side) byId.set(party.hashid, party);
  return [...byId.values()].sort(compareNames);
}

/** Search, filters and grouping of the list; `/` in the shell puts the focus in the search field. */
export function ContractFilters({ contracts, filter }: ContractFiltersProps) {
  const change = useFilterChange();
  const parties = useMemo(() => partiesOf(contracts), [contracts]);
  const years = useMemo(() => yearsOf(contracts), [contracts]);
  return (
    <Box
      role="search"
      id={FILTERS}
      className="niet-afdrukken"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)', lg: '2fr 1fr 1fr 1fr 1fr' },
      }}
    >
      <TextField
        label={text.search}
        type="search"
        value={filter.text}
        onChange={(event) => change({ text: event.target.value })}
        sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}
      />
      <TextField
        select
        label={text.kind}
        value={filter.kind}
        onChange={(event) => change({ kind: event.target.value as ContractFilter['kind'] })}
      >
        {Object.entries(text.kinds).map(([kind, label]) => (
          <MenuItem key={kind} value={kind}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={text.person}
        value={filter.person}
        onChange={(event) => change({ person: event.target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{text.everyone}</MenuItem>
        {parties.map((party) => (
          <MenuItem key={party.hashid} value={party.hashid}>
            {fullName(party)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={text.year}
        value={filter.year}
        onChange={(event) => change({ year: event.target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{text.allYears}</MenuItem>
        {years.map((year) => (
          <MenuItem key={year} value={year}>
            {year}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={text.group}
        value={filter.group}
        onChange={(event) => change({ group: event.target.value as ContractFilter['group'] })}
      >
        {Object.entries(text.groups).map(([group, label]) => (
          <MenuItem key={group} value={group}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
