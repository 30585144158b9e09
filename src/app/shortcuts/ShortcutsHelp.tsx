import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { PageDialog } from '../../components/PageDialog.tsx';
import { shellText } from '../../text/shell.ts';
import { shortcutsText as text } from '../../text/shortcuts.ts';
import type { MenuEntry } from '../layouts/menu.ts';
import { letterOf } from './shortcut.ts';

interface ShortcutsHelpProps {
  entries: readonly MenuEntry[];
  mayRecord: boolean;
  onClose: () => void;
}

/** Every key that does something for this person, and what it does. */
export function ShortcutsHelp({ entries, mayRecord, onClose }: ShortcutsHelpProps) {
  const rows: [keys: string[], does: string][] = [
    ...(mayRecord ? [[['n'], shellText.newContract] satisfies [string[], string]] : []),
    [['/'], text.search],
    ...entries.map(({ icon, label }): [string[], string] => [['g', letterOf[icon]], text.goTo(label)]),
    [['?'], text.help],
  ];
  return (
    <PageDialog open title={text.title} onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {text.intro}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          alignItems: 'center',
          columnGap: 3,
          rowGap: 1.5,
          m: 0,
        }}
      >
        {rows.map(([keys, does]) => (
          <Fragment key={does}>
            <Box
              component="dt"
              sx={{ display: 'flex', alignItems: 'center', gap: 0.75, typography: 'body2', color: 'text.secondary' }}
            >
              {keys.map((key, place) => (
                <Fragment key={key}>
                  {place > 0 && text.then}
                  <Key name={key} />
                </Fragment>
              ))}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {does}
            </Box>
          </Fragment>
        ))}
      </Box>
    </PageDialog>
  );
}

function Key({ name }: { name: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        minWidth: 32,
        px: 1,
        py: 0.25,
        textAlign: 'center',
        fontFamily: 'inherit',
        fontWeight: 600,
        color: 'text.primary',
        bgcolor: 'surface.sunken',
        border: 1,
        borderColor: 'surface.fieldBorder',
        borderRadius: '8px',
      }}
    >
      {name}
    </Box>
  );
}
