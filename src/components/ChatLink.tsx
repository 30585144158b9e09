import Box from '@mui/material/Box';
import { shellText } from '../text/shell.ts';
import { useAppConfig } from './appConfig.ts';
import { lineIcon } from './icons/lineIcon.tsx';

const ChatIcon = lineIcon(
  'ChatIcon',
  <path d="M12 4c4.7 0 8.5 3.3 8.5 7.4s-3.8 7.4-8.5 7.4c-1 0-2-.2-2.9-.4L4.5 20l1.2-3.6a6.9 6.9 0 0 1-2.2-5C3.5 7.3 7.3 4 12 4zM8.5 11.5v.1M12 11.5v.1M15.5 11.5v.1" />,
);

/**
 * The chat: a plain link, with no script of others, no referrer and no opener (S-114). `sx` sets its size and
 * place.
 */
export function ChatLink({ sx }: { sx: object }) {
  const { chatUrl } = useAppConfig();
  return (
    <Box
      component="a"
      href={chatUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${shellText.chat} (${shellText.chatHint})`}
      title={shellText.chat}
      className="niet-afdrukken"
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        borderRadius: 999,
        // Its edge in forced colours.
        border: '1px solid transparent',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        transition: 'background-color 120ms',
        '&:hover': { bgcolor: 'primary.dark' },
        '&:not(:focus-visible)': { boxShadow: 4 },
        ...sx,
      }}
    >
      <ChatIcon />
    </Box>
  );
}
