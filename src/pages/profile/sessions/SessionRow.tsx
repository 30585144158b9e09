import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LoginSession } from '../../../../domain/wire/security.ts';
import { InstantText } from '../../../components/InstantText.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { useEndSessionMutation } from '../../../store/modules/sessions/sessionsApi.ts';
import { profileText } from '../../../text/profile.ts';

const { sessions: text } = profileText;

/** One place where I am logged in. This one ends with 'Log uit', not here. */
export function SessionRow({ session: { id, device, signed_in_at, last_seen, current } }: { session: LoginSession }) {
  const [end, { isLoading }] = useEndSessionMutation();

  return (
    <Box
      component="li"
      className="rij"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
        '&:first-of-type': { pt: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
          {current && <StateChip state="done" label={text.here} />}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {text.since} <InstantText instant={signed_in_at} />
        </Typography>
        {!current && (
          <Typography variant="body2" color="textSecondary">
            {text.seen} <InstantText instant={last_seen} />
          </Typography>
        )}
      </Box>
      {!current && (
        <Button
          onClick={() => void end({ id, done: text.ended(device) })}
          loading={isLoading}
          aria-label={text.endOf(device)}
        >
          {text.end}
        </Button>
      )}
    </Box>
  );
}
