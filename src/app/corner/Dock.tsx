import Box from '@mui/material/Box';
import { lineIcon } from '../../components/icons/lineIcon.tsx';
import { shellText } from '../../text/shell.ts';
import { focusRings } from '../theme/components.ts';
import { ScrollToTop } from './ScrollToTop.tsx';

const ChatIcon = lineIcon('ChatIcon', <path d="M12 4c4.7 0 8.5 3.3 8.5 7.400s-3.8 7.4-8.5 7.400c-1 0-2-.2-2.9-.4L4.5 20l1.2-3.600a6.9 6.9 0 0 1-2.2-5C3.5 7.3 7.3 4 12 4zM8.5 11.500v.1M12 11.500v.1M15.5 11.500v.1" />);

/**
 * The corner at the lower right (ux.md 6.6): the chat, always in the same place (WCAG 3.2.6), and above it the way to
 * the top. A plain link: no script of others, no referrer, no opener (R-2.10, S-114). Out of the way of dialogs and print.
 */
export function Dock({ chatUrl }: { chatUrl: string }) {
  return (
    <Box
      component="aside"
      aria-label={shellText.help}
      className="niet-afdrukken"
      sx={{
        position: 'fixed', right: { xs: 16, md: 24 }, bottom: 'calc(16px + var(--onderbalk, 0px))', zIndex: 'speedDial', display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1.5,
        'body:has(.MuiDialog-root) &': { display: 'none' },
      }}
    >
      <ScrollToTop />
      <Box
        component="a"
        href={chatUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${shellText.chat} (${shellText.chatHint})`}
        title={shellText.chat}
        sx={{
          display: 'grid', placeItems: 'center', width: 56, height: 56, borderRadius: 999, bgcolor: 'primary.main', color: 'primary.contrastText', boxShadow: 4,
          transition: 'background-color 120ms', '&:hover': { bgcolor: 'primary.dark' }, '&:focus-visible': { ...focusRings },
        }}
      >
        <ChatIcon />
      </Box>
    </Box>
  );
}
