import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { paymentsOutButtonText as text } from '../../text/paymentsOutButton.ts';

const PaymentsOutDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "payments-out" */ './PaymentsOutDialog.tsx')).PaymentsOutDialog,
}));

/** Opens the dialog that makes a file of the payments of one loan, or of all loans that the reader sees. */
export function PaymentsOutButton({ loan }: { loan?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" className="niet-afdrukken" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PaymentsOutDialog {...(loan !== undefined && { loan })} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
