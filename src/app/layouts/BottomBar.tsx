import Box from '@mui/material/Box';
import { Link, useLocation } from 'react-router-dom';
import { shellText } from '../../text/shell.ts';
import { focusRings } from '../theme/components.ts';
import { BottomReserve, bottomStrip } from './bottomStrip.tsx';
import { currency } from './menu.ts';
import type { MenuEntry } from './menu.ts';
import { menuIcons } from './MenuIcon.tsx';

/** The thumb reaches four entries; the rest are in the account menu. */
const room = 4;

/** Set on the bar: one rule for all of them (docs/performance.md). */
const links = {
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 0.25,
  typography: 'caption',
  fontWeight: 500,
  color: 'text.secondary',
  textDecoration: 'none',
  '&[aria-current]': { color: 'primary.main', fontWeight: 700, outline: '1px solid transparent', outlineOffset: -4 },
  '&:focus-visible': { ...focusRings, outlineOffset: -4, borderRadius: '10px' },
} as const;

/** The menu under the thumb, on a phone. */
export function BottomBar({ entries }: { entries: readonly MenuEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Box
      component="nav"
      aria-label={shellText.menu}
      className="niet-afdrukken"
      sx={{
        display: { xs: 'grid', md: 'none' },
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(max-content, 1fr)',
        ...bottomStrip,
        '& a': links,
      }}
    >
      <BottomReserve />
      {entries.slice(0, room).map((entry) => (
        <BarLink key={entry.path} entry={entry} />
      ))}
    </Box>
  );
}

function BarLink({ entry }: { entry: MenuEntry }) {
  const Icon = menuIcons[entry.icon];
  const { pathname } = useLocation();
  return (
    <Link to={entry.path} aria-current={currency(entry, pathname)}>
      <Icon />
      {entry.label}
    </Link>
  );
}
