import Typography from '@mui/material/Typography';
import type { LoginPasskey, PasswordForm } from '../../../../domain/wire/security.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { useRemoveLoginPasskeyMutation } from '../../../store/modules/security/loginPasskeysApi.ts';
import { passkeysText as text } from '../../../text/passkeys.ts';
import { ProofForm } from '../security/ProofForm.tsx';

/** Removes a passkey, after an explanation and the password. */
export function RemovePasskeyDialog({
  passkey: { id, name },
  onClose,
}: {
  passkey: LoginPasskey;
  onClose: () => void;
}) {
  const [remove] = useRemoveLoginPasskeyMutation();
  const title = text.removeTitle(name);

  async function submit({ password }: PasswordForm): Promise<void> {
    await remove({ form: { id, password }, done: text.removed }).unwrap();
    onClose();
  }
  return (
    <PageDialog open title={title} onClose={onClose}>
      <Typography sx={{ mb: 3 }}>{text.removeText}</Typography>
      <ProofForm label={title} verb={text.removeVerb} onProof={submit} onCancel={onClose} />
    </PageDialog>
  );
}
