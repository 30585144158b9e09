import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { FactorStart, PasswordForm } from '../../../../domain/wire/security.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { returnParameter } from '../../../paths.ts';
import { useStartFactorMutation } from '../../../store/modules/security/securityApi.ts';
import { secondFactorText as text } from '../../../text/secondFactor.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { ProofForm } from './ProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { StepHeading } from './StepHeading.tsx';

/**
 * Turns the second factor on: the password, the key for the app with the first code, and the recovery codes. A person
 * on the way to a page that needs it continues there afterwards.
 */
export function EnrolDialog({ onClose }: { onClose: () => void }) {
  const [start] = useStartFactorMutation();
  const [started, setStarted] = useState<FactorStart | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  const navigate = useNavigate();
  const [query] = useSearchParams();
  const target = query.get(returnParameter);

  function leave(): void {
    onClose();
    if (codes !== null && target !== null) void navigate(target, { replace: true });
  }
  async function prove(form: PasswordForm): Promise<void> {
    setStarted(await start(form).unwrap());
  }
  return (
    <PageDialog open title={text.enrolTitle} onClose={leave}>
      {started === null && (
        <>
          <StepHeading step={1} title={text.whoTitle} />
          <Typography sx={{ mb: 3 }}>{text.whatYouNeed}</Typography>
          <ProofForm label={text.whoTitle} verb={text.next} onProof={prove} onCancel={leave} />
        </>
      )}
      {started !== null && codes === null && <ConfirmStep factor={started} onConfirmed={setCodes} />}
      {codes !== null && (
        <>
          <StepHeading step={3} title={text.codesTitle} />
          <Typography role="status" sx={{ mb: 1 }}>
            {text.codesReady}
          </Typography>
          <RecoveryCodes codes={codes} onSaved={leave} />
        </>
      )}
    </PageDialog>
  );
}
