import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { fullName } from '../../../domain/names/name.ts';
import type { Party } from '../../../domain/wire/party.ts';
import { statementText as text } from '../../text/statement.ts';

interface PickersProps {
  year: number;
  years: readonly number[];
  person: string;
  people: readonly Party[];
  /** The year that is not over. */
  running: number;
  onYear: (year: number) => void;
  onPerson: (person: string) => void;
}

/** Chooses the year, newest first, and the person, if the reader may see others. */
export function Pickers({ year, years, person, people, running, onYear, onPerson }: PickersProps) {
  const choices = [...new Set([...years, year, running, running - 1])].sort((a, b) => b - a);
  return (
    <Box
      role="group"
      aria-label={text.pickers}
      className="niet-afdrukken"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}
    >
      <TextField
        select
        label={text.year}
        value={String(year)}
        onChange={(event) => onYear(Number(event.target.value))}
        sx={{ flex: '1 1 10rem', maxWidth: { sm: '14rem' } }}
      >
        {choices.map((choice) => (
          <MenuItem key={choice} value={String(choice)}>
            {choice === running ? text.running(choice) : choice}
          </MenuItem>
        ))}
      </TextField>
      {people.length > 1 && (
        <TextField
          select
          label={text.person}
          value={person}
          onChange={(event) => onPerson(event.target.value)}
          sx={{ flex: '1 1 14rem', maxWidth: { sm: '22rem' } }}
        >
          {people.map((party) => (
            <MenuItem key={party.hashid} value={party.hashid}>
              {fullName(party)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}
