import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { catalogueText as text } from './catalogueText.ts';
import type { Entry } from './entry.ts';
import { EntrySection } from './EntrySection.tsx';

const MODES = ['light', 'dark', 'system'] as const;

/** The colours, as a person chooses them in the app. */
function Colours() {
  const { mode, setMode } = useColorScheme();
  return (
    <Box role="group" aria-label={text.colours} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {MODES.map((one) => (
        <Button key={one} variant="outlined" size="small" aria-pressed={mode === one} onClick={() => setMode(one)}>
          {text.modes[one]}
        </Button>
      ))}
    </Box>
  );
}

const folderOf = ({ file }: Entry): string => file.slice(0, file.lastIndexOf('/'));

/** The folders in the order of their first entry, each with its own. */
function byFolder(entries: readonly Entry[]): [folder: string, own: Entry[]][] {
  const folders = new Map<string, Entry[]>();
  for (const entry of entries) folders.set(folderOf(entry), [...(folders.get(folderOf(entry)) ?? []), entry]);
  return [...folders];
}

/** Every entry, by the folder its file lies in. */
export function Catalogue({ entries }: { entries: readonly Entry[] }) {
  const folders = byFolder(entries);
  return (
    <Box component="main" sx={{ maxWidth: 1200, mx: 'auto', p: { xs: 2, sm: 3 } }}>
      <Typography variant="h1">{text.title}</Typography>
      <Typography sx={{ my: 2, maxWidth: '68ch' }}>{text.intro}</Typography>
      <Colours />
      <Box component="nav" aria-label={text.folders} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 3 }}>
        {folders.map(([folder]) => (
          <Link key={folder} href={`#${folder}`} sx={{ py: 1 }}>
            src/{folder}
          </Link>
        ))}
      </Box>
      {folders.map(([folder, own]) => (
        <Box key={folder} component="section" id={folder} aria-label={`src/${folder}`} sx={{ mt: 6 }}>
          <Typography variant="h2" sx={{ pb: 1, borderBottom: 1, borderColor: 'divider' }}>
            src/{folder}
          </Typography>
          {own.map((entry) => (
            <EntrySection key={entry.file} entry={entry} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
