import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PasswordForm } from '../../../../domain/wire/security.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { useRenewRecoveryCodesMutation } from '../../../store/modules/security/securityApi.ts';
import { secondFactorText as text } from '../../../text/secondFactor.ts';
import { ProofForm } from './ProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** New recovery codes in place of the old ones; shown once. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const [renew] = useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<string[] | null>(null);

  async function submit(form: PasswordForm): Promise<void> {
    setCodes((await renew(form).unwrap()).codes);
  }
  return (
    <PageDialog open title={codes === null ? text.renewTitle : text.codesTitle} onClose={onClose}>
      {codes === null ? (
        <>
          <Typography sx={{ mb: 3 }}>{text.renewText}</Typography>
          <ProofForm label={text.renewTitle} verb={text.renewVerb} onProof={submit} onCancel={onClose} />
        </>
      ) : (
        <RecoveryCodes codes={codes} onSaved={onClose} />
      )}
    </PageDialog>
  );
}
