import Box from '@mui/material/Box';
import { ChatLink } from '../../components/ChatLink.tsx';
import { shellText } from '../../text/shell.ts';
import { ScrollToTop } from './ScrollToTop.tsx';

/**
 * The corner at the lower right (docs/screens.md 6.6): the chat, always in the same place (WCAG 3.2.6), and above it
 * the way to the top. A page never has anything to press there: on a phone the chat is in the bar at the bottom, on
 * wider screens in the margin. A dialog has the chat in its own head.
 */
export function Dock() {
  return (
    <Box
      component="aside"
      aria-label={shellText.help}
      className="niet-afdrukken"
      sx={{
        position: 'fixed',
        right: { xs: 16, md: 24 },
        bottom: { xs: 'calc(4px + env(safe-area-inset-bottom))', md: 16 },
        zIndex: 'appBar',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1.5,
        'body:has(.MuiDialog-root) &': { display: 'none' },
      }}
    >
      <ScrollToTop />
      <ChatLink sx={{ width: 56, height: 56 }} />
    </Box>
  );
}
