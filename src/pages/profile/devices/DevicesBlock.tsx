import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Passkey } from '../../../../domain/wire/passkey.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { FailedState } from '../../../components/FailedState.tsx';
import { InstantText } from '../../../components/InstantText.tsx';
import { ListSkeleton } from '../../../components/ListSkeleton.tsx';
import { useRemovePasskeyMutation } from '../../../store/modules/signing/passkeysApi.ts';
import { signingText } from '../../../text/signing.ts';
import { profileAnchors } from '../anchors.ts';
import { AddDeviceDialog } from '../forms.ts';
import { ProfileBlock } from '../ProfileBlock.tsx';

const { devices: text } = signingText;

interface DevicesBlockProps {
  /** Undefined while unknown. */
  devices: readonly Passkey[] | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** The devices I sign with: add this one, or remove one. */
export function DevicesBlock({ devices, failed, onRetry }: DevicesBlockProps) {
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [remove, { isLoading }] = useRemovePasskeyMutation();

  async function removeOne({ hashid }: Passkey): Promise<void> {
    await remove({ hashid, done: text.removed });
    setRemoving(null);
  }
  return (
    <ProfileBlock title={text.title} intro={text.intro} name={profileAnchors.devices} fixed>
      {!devices && failed && <FailedState title={text.failed} onRetry={onRetry} />}
      {!devices && !failed && <ListSkeleton rows={1} />}
      {devices?.length === 0 && <Typography>{text.none}</Typography>}
      {devices && devices.length > 0 && (
        <Box component="ul" aria-label={text.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {devices.map((device) => (
            <Box
              component="li"
              key={device.hashid}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1,
                alignItems: 'center',
                justifyContent: 'space-between',
                py: 1.5,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{device.name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {text.added} <InstantText instant={device.added_at} day />
                </Typography>
              </Box>
              <Button onClick={() => setRemoving(device)} aria-label={text.remove(device.name)}>
                {text.removeVerb}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {devices && (
        <Button variant="outlined" onClick={() => setAdding(true)} sx={{ mt: 2.5 }}>
          {text.add}
        </Button>
      )}
      {adding && <AddDeviceDialog onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={removing !== null}
        title={text.removeTitle(removing?.name ?? '')}
        text={text.removeText}
        verb={text.removeVerb}
        busy={isLoading}
        onConfirm={() => removing && void removeOne(removing)}
        onCancel={() => setRemoving(null)}
      />
    </ProfileBlock>
  );
}
