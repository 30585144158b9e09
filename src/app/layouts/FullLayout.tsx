import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { shellText } from '../../text/shell.ts';
import { BottomReserve, bottomStrip } from './bottomStrip.tsx';
import { contentId } from './contentId.ts';
import { SkipLink } from './SkipLink.tsx';
import { Wordmark } from './Wordmark.tsx';

/** One calm column without a menu: the screens before, after and outside the login. */
export function FullLayout() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <SkipLink />
      <Box component="header" className="niet-afdrukken" sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
        <Wordmark />
      </Box>
      <Box
        component="main"
        id={contentId}
        tabIndex={-1}
        sx={{
          flex: 1,
          width: '100%',
          maxWidth: 720,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          pt: { xs: 3, sm: '7vh' },
          pb: '64px',
          '&:focus': { outline: 'none' },
        }}
      >
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </Box>
      <Box
        component="footer"
        className="niet-afdrukken"
        sx={{
          px: { xs: 2, sm: 3 },
          pt: 3,
          pb: 'calc(24px + var(--onderbalk, 0px))',
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        {shellText.promise}
      </Box>
      <BottomReserve />
      {/* The words belong to the chat beside them, which has its own name. */}
      <Box
        aria-hidden
        className="niet-afdrukken"
        sx={{
          ...bottomStrip,
          display: { xs: 'flex', md: 'none' },
          alignItems: 'center',
          justifyContent: 'flex-end',
          typography: 'body2',
        }}
      >
        {shellText.question}
      </Box>
    </Box>
  );
}
