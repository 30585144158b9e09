import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { catalogueText as text } from './catalogueText.ts';
import type { Entry, Opened } from './entry.ts';

/** Opened by a button, and closed by it once more: a dialog would lie over all others. */
function ByButton({ name, draw }: { name: string; draw: Opened }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button data-open variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
        {text.open(name)}
      </Button>
      {open && draw(() => setOpen(false))}
    </>
  );
}

/** One file with its states, each under its name. */
export function EntrySection({ entry: { file, states, wide } }: { entry: Entry }) {
  return (
    <Box component="section" id={file} data-file={file} aria-label={file} sx={{ py: 3 }}>
      {/* A component may have a heading of the first level, after which a third would skip one. */}
      <Typography variant="h3" component="h2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {file.slice(file.lastIndexOf('/') + 1)}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: wide ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {Object.entries(states).map(([name, shown]) => (
          <Box
            key={name}
            component="figure"
            sx={{ m: 0, p: 2, border: 1, borderColor: 'divider', borderRadius: '12px', bgcolor: 'background.paper' }}
          >
            <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
              {name}
            </Typography>
            {typeof shown === 'function' ? <ByButton name={name} draw={shown} /> : shown}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
