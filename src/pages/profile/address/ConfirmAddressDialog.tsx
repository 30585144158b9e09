import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { useConfirmAddressMutation } from '../../../store/modules/user/addressApi.ts';
import { addressText as text } from '../../../text/address.ts';
import { componentsText } from '../../../text/components.ts';
import { profileText } from '../../../text/profile.ts';

interface ConfirmAddressDialogProps {
  /** The requested address; null if this account requested none. */
  email: string | null;
  token: string;
  onClose: () => void;
}

/** Shown after the mailed link is opened, which changes nothing; the button does. */
export function ConfirmAddressDialog({ email, token, onClose }: ConfirmAddressDialogProps) {
  const [confirm, { isLoading, error }] = useConfirmAddressMutation();
  const refused = error !== undefined && 'status' in error && error.status === 404;
  if (email === null || refused)
    return (
      <PageDialog open title={text.gone} onClose={onClose}>
        <Typography sx={{ mb: 3 }}>{text.goneText}</Typography>
        <Button variant="contained" onClick={onClose}>
          {componentsText.close}
        </Button>
      </PageDialog>
    );

  async function press(): Promise<void> {
    const { error: failed } = await confirm({ token, done: text.confirmed });
    if (!failed) onClose();
  }
  return (
    <PageDialog open title={text.confirmTitle} onClose={onClose}>
      <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>{text.confirmText(email)}</Typography>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" loading={isLoading} onClick={() => void press()}>
          {text.confirm}
        </Button>
        <Button onClick={onClose}>{profileText.cancel}</Button>
      </Stack>
    </PageDialog>
  );
}
