import Box from '@mui/material/Box';
import { Suspense, use, useMemo } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectRoles, selectSessionStatus } from '../../store/modules/session/sessionSlice.ts';
import { useGetUserQuery } from '../../store/modules/user/userApi.ts';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';
import { ShownContext } from '../shown.ts';
import { BottomBar } from './BottomBar.tsx';
import { contentId } from './contentId.ts';
import { menuOf } from './menu.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Rail } from './Rail.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';

/** The rail, the bars and the room for a page: every screen behind the login (docs/screens.md 4). */
export function MenuLayout() {
  const signedIn = useAppSelector(selectSessionStatus) === 'signedIn';
  // The provider's answer may lead to /register/step/final, for a person without a profile: fetching it would log them
  // out.
  const arriving = useLocation().pathname === paths.signedIn;
  // The profile is the shell's own: the family's name, and the way to what is outstanding.
  useGetUserQuery(undefined, { skip: !signedIn || arriving });
  const roles = useAppSelector(selectRoles);
  const { routes } = use(ShownContext);
  const entries = useMemo(() => menuOf(routes, roles), [routes, roles]);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
        minHeight: '100vh',
        '@media print': { display: 'block' },
      }}
    >
      <SkipLink />
      <Rail entries={entries} />
      <Box sx={{ minWidth: 0 }}>
        <TopBar />
        <OfflineNotice />
        <Box
          component="main"
          id={contentId}
          tabIndex={-1}
          sx={{
            maxWidth: 1176,
            mx: 'auto',
            pl: { xs: 2, sm: 3, lg: 5 },
            // The corner's buttons have their own margin (corner/Dock.tsx).
            pr: { xs: 2, sm: 3, md: 12 },
            pt: { xs: 3, md: 4 },
            pb: 'calc(64px + var(--onderbalk, 0px))',
            '&:focus': { outline: 'none' },
          }}
        >
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </Box>
      </Box>
      <BottomBar entries={entries} />
      <Shortcuts entries={entries} />
    </Box>
  );
}
