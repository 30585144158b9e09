import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { selectAnsweredAt } from '../../store/modules/connection/connectionSlice.ts';
import { shellText } from '../../text/shell.ts';

/** Made when needed, which is seldom: the first takes a phone a tenth of a second. */
const clock = () => new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short' });

const changes = ['online', 'offline'];
const subscribe = (changed: () => void) => {
  changes.forEach((change) => window.addEventListener(change, changed));
  return () => changes.forEach((change) => window.removeEventListener(change, changed));
};
const isOnline = () => navigator.onLine;

/**
 * Says that the connection is gone, and how old the figures are (docs/screens.md 4). In the first chunk: offline, no
 * other can be fetched.
 */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, isOnline);
  const answeredAt = useAppSelector(selectAnsweredAt);
  return (
    <Box role="status">
      {!online && (
        <Box
          sx={{
            px: { xs: 2, sm: 3, lg: 5 },
            py: 1,
            bgcolor: 'soft.warning',
            fontWeight: 500,
            // A part that failed to load says itself that there is no connection, and shows no figures that have an age.
            'body:has(.mislukt) &': { display: 'none' },
          }}
        >
          {shellText.offline(answeredAt === null ? null : clock().format(answeredAt))}
        </Box>
      )}
    </Box>
  );
}
