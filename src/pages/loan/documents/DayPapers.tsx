import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { PaymentsOutButton } from '../../../components/paymentsOut/PaymentsOutButton.tsx';
import { documentsText } from '../../../text/documents.ts';
import { dossierText } from '../../../text/dossier.ts';

const StandingDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "loan-forms" */ './StandingDialog.tsx')).StandingDialog,
}));
const DossierDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "loan-forms" */ './DossierDialog.tsx')).DossierDialog,
}));

/** The papers of a loan that are made on request: its balance on a day, its dossier, and its payments as a file. */
export function DayPapers({ loan, today }: { loan: LoanDetail; today: IsoDate }) {
  const [open, setOpen] = useState<'standing' | 'dossier' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Stack direction="row" spacing={1.5} useFlexGap className="niet-afdrukken" sx={{ mt: 2, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setOpen('standing')}>
          {documentsText.standing.open}
        </Button>
        <Button variant="outlined" onClick={() => setOpen('dossier')}>
          {dossierText.open}
        </Button>
        <PaymentsOutButton loan={loan.hashid} />
      </Stack>
      <Suspense fallback={null}>
        {open === 'standing' && <StandingDialog loan={loan} today={today} onClose={close} />}
        {open === 'dossier' && <DossierDialog loan={loan} today={today} onClose={close} />}
      </Suspense>
    </>
  );
}
