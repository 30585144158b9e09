import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { documentsText as text } from '../../../text/documents.ts';

const StandingDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "loan-forms" */ './StandingDialog.tsx')).StandingDialog,
}));

/** Opens the form that asks for which day. */
export function StandingButton({ loan, today }: { loan: LoanDetail; today: IsoDate }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" className="niet-afdrukken" onClick={() => setOpen(true)}>
        {text.standing.open}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <StandingDialog loan={loan} today={today} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
