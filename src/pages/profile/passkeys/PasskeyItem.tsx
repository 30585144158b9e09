import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LoginPasskey } from '../../../../domain/wire/security.ts';
import { InstantText } from '../../../components/InstantText.tsx';
import { passkeysText as text } from '../../../text/passkeys.ts';

interface PasskeyItemProps {
  passkey: LoginPasskey;
  onRename: () => void;
  onRemove: () => void;
}

/** One passkey: its name, since when, and when it was last used. */
export function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const { name, added_at, last_used_at } = passkey;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 }}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Typography color="textPrimary" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2">
          {text.added} <InstantText instant={added_at} day />
        </Typography>
        <Typography variant="body2">
          {last_used_at === null ? (
            text.neverUsed
          ) : (
            <>
              {text.used} <InstantText instant={last_used_at} />
            </>
          )}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={onRename} aria-label={text.rename(name)}>
          {text.renameVerb}
        </Button>
        <Button variant="outlined" onClick={onRemove} aria-label={text.remove(name)}>
          {text.removeVerb}
        </Button>
      </Box>
    </Box>
  );
}
