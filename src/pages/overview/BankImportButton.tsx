import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { bankImportButtonText as text } from '../../text/bankImportButton.ts';

const BankImportDialog = lazy(async () => ({
  default: (await import('../../components/bankImport/BankImportDialog.tsx')).BankImportDialog,
}));

/** Opens the dialog that imports payments of all loans from a bank's file. */
export function BankImportButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <BankImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
