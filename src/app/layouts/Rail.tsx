import Box from '@mui/material/Box';
import { Link, useLocation } from 'react-router-dom';
import { shellText } from '../../text/shell.ts';
import { focusRings } from '../theme/components.ts';
import { currency } from './menu.ts';
import type { MenuEntry } from './menu.ts';
import { menuIcons } from './MenuIcon.tsx';
import { Wordmark } from './Wordmark.tsx';

/** Set on the list: one rule for all of them (docs/performance.md). */
const links = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  px: 1.5,
  borderRadius: '10px',
  color: 'text.secondary',
  fontWeight: 500,
  textDecoration: 'none',
  transition: 'background-color 120ms, color 120ms',
  '&:hover': { bgcolor: 'surface.sunken', color: 'text.primary' },
  '&[aria-current]': {
    bgcolor: 'soft.primary',
    color: 'primary.main',
    fontWeight: 600,
    outline: '1px solid transparent',
  },
  '&:focus-visible': focusRings,
} as const;

/** The menu at the left, from 900 px wide. */
export function Rail({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <Box
      component="nav"
      aria-label={shellText.menu}
      className="niet-afdrukken"
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        gap: 3,
        position: 'sticky',
        top: 'var(--boven, 0px)',
        zIndex: 'appBar',
        height: 'calc(100vh - var(--boven, 0px))',
        px: 2,
        py: 1.5,
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ px: 1 }}>
        <Wordmark />
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5, '& a': links }}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <RailLink entry={entry} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function RailLink({ entry }: { entry: MenuEntry }) {
  const Icon = menuIcons[entry.icon];
  const { pathname } = useLocation();
  return (
    <Link to={entry.path} aria-current={currency(entry, pathname)}>
      <Icon fontSize="small" />
      {entry.label}
    </Link>
  );
}
