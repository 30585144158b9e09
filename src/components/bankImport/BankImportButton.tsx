import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { bankImportButtonText as text } from '../../text/bankImportButton.ts';

const BankImportDialog = lazy(async () => ({
  default: (await import('./BankImportDialog.tsx')).BankImportDialog,
}));

/** Opens the dialog that takes payments from a bank's file: of one loan, or of all. */
export function BankImportButton({ loan }: { loan?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" className="niet-afdrukken" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <BankImportDialog loan={loan} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
