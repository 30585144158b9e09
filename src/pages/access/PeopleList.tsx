import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FamilyAccess } from '../../../domain/wire/access.ts';
import { accessText as text } from '../../text/access.ts';

type Person = FamilyAccess['people'][number];

function seen({ me, manages, contracts }: Person): string {
  if (manages) return text.all;
  return me ? [text.yours(contracts), contracts > 0 && text.yoursAlso].filter(Boolean).join(' ') : text.own(contracts);
}

/** Everybody with a login that the reader may know of, with what they see. */
export function PeopleList({ people }: { people: readonly Person[] }) {
  return (
    <Box
      component="ul"
      aria-label={text.people}
      sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, borderTop: 1, borderColor: 'divider' }}
    >
      {people.map((person) => (
        <Box component="li" key={person.hashid} sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {person.name}
            {person.me && ` (${text.you})`}
          </Box>
          <Typography component="div" variant="body2" color="textSecondary">
            {seen(person)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
