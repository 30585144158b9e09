import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { peopleIn } from '../../../domain/contracts/peopleIn.ts';
import { compareNames, fullName } from '../../../domain/names/name.ts';
import type { Contract } from '../../../domain/wire/contract.ts';
import { filtersText as text } from '../../text/contractFilters.ts';
import { useFilterChange, yearsOf } from './changeFilter.ts';
import { FILTERS, type ContractFilter } from './contractFilter.ts';

interface ContractFiltersProps {
  contracts: readonly Contract[];
  filter: ContractFilter;
}

interface ChoiceProps {
  label: string;
  value: string;
  /** The value and the word of each option. */
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {options.map(([option, word]) => (
        <MenuItem key={option} value={option}>
          {word}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Search, filters and grouping of the list; `/` in the shell puts the focus in the search field. */
export function ContractFilters({ contracts, filter }: ContractFiltersProps) {
  const change = useFilterChange();
  const parties = useMemo(() => peopleIn(contracts).sort(compareNames), [contracts]);
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
      <Choice
        label={text.kind}
        value={filter.kind}
        options={Object.entries(text.kinds)}
        onChange={(kind) => change({ kind: kind as ContractFilter['kind'] })}
      />
      <Choice
        label={text.person}
        value={filter.person}
        options={[['', text.everyone], ...parties.map((party) => [party.hashid, fullName(party)] as const)]}
        onChange={(person) => change({ person })}
      />
      <Choice
        label={text.year}
        value={filter.year}
        options={[['', text.allYears], ...years.map((year) => [year, year] as const)]}
        onChange={(year) => change({ year })}
      />
      <Choice
        label={text.group}
        value={filter.group}
        options={Object.entries(text.groups)}
        onChange={(group) => change({ group: group as ContractFilter['group'] })}
      />
    </Box>
  );
}
