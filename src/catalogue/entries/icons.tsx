import Box from '@mui/material/Box';
import * as contractIcons from '../../components/icons/contractIcons.tsx';
import * as icons from '../../components/icons/icons.tsx';
import type { LineIcon } from '../../components/icons/lineIcon.tsx';
import * as pageIcons from '../../components/icons/pageIcons.tsx';
import * as peopleIcons from '../../components/icons/peopleIcons.tsx';
import type { Entry } from '../entry.ts';

function All({ of }: { of: Readonly<Record<string, LineIcon>> }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {Object.entries(of).map(([name, Icon]) => (
        <Box component="li" key={name} sx={{ display: 'grid', justifyItems: 'center', typography: 'body2' }}>
          <Icon />
          {name}
        </Box>
      ))}
    </Box>
  );
}

/** Every icon, with its name in the code. */
export const iconEntries: readonly Entry[] = [
  { file: 'components/icons/contractIcons.tsx', states: { alle: <All of={contractIcons} /> } },
  { file: 'components/icons/icons.tsx', states: { alle: <All of={icons} /> } },
  { file: 'components/icons/pageIcons.tsx', states: { alle: <All of={pageIcons} /> } },
  { file: 'components/icons/peopleIcons.tsx', states: { alle: <All of={peopleIcons} /> } },
];
