import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { comingTerms } from '../../../../domain/loans/calendarDays.ts';
import type { LedgerTerm } from '../../../../domain/loans/ledger/types.ts';
import type { LoanContract } from '../../../../domain/wire/contract.ts';
import { loanText as text } from '../../../text/loan.ts';

const CalendarDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "loan-forms" */ './CalendarDialog.tsx')).CalendarDialog,
}));

/** "Zet in je agenda": for the terms that are still to come; empty if there are none. */
export function AddToCalendar({
  loan,
  terms,
  today,
}: {
  loan: LoanContract;
  terms: readonly LedgerTerm[];
  today: IsoDate;
}) {
  const [open, setOpen] = useState(false);
  if (comingTerms(terms, today).length === 0) return null;
  return (
    <>
      <Button variant="outlined" className="niet-afdrukken" sx={{ mt: 2 }} onClick={() => setOpen(true)}>
        {text.addToCalendar}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CalendarDialog loan={loan} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
