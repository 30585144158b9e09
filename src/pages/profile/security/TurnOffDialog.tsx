import Typography from '@mui/material/Typography';
import type { PasswordForm } from '../../../../domain/wire/security.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { useTurnFactorOffMutation } from '../../../store/modules/security/securityApi.ts';
import { secondFactorText as text } from '../../../text/secondFactor.ts';
import { ProofForm } from './ProofForm.tsx';

/** Turns the second factor off, after an explanation and the password. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const [turnOff] = useTurnFactorOffMutation();

  async function submit(form: PasswordForm): Promise<void> {
    await turnOff({ form, done: text.offDone }).unwrap();
    onClose();
  }
  return (
    <PageDialog open title={text.offTitle} onClose={onClose}>
      <Typography sx={{ mb: 3 }}>{text.offText}</Typography>
      <ProofForm label={text.offTitle} verb={text.offVerb} onProof={submit} onCancel={onClose} />
    </PageDialog>
  );
}
