import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { offersScan } from '../../../../domain/contracts/life/scanLater.ts';
import { useContractLifecycleState } from '../../../store/modules/contracts/proposalsApi.ts';
import { documentsText as text } from '../../../text/documents.ts';

const ScanDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "proposals" */ '../proposals/ScanDialog.tsx')).ScanDialog,
}));

/** The place for the scan of a contract that was signed on paper. @param another one is there already */
export function AddScan({ contract, another }: { contract: string; another: boolean }) {
  const { data: lifecycle } = useContractLifecycleState(contract);
  const [open, setOpen] = useState(false);
  if (!lifecycle || !offersScan(lifecycle)) return null;
  return (
    <Box className="niet-afdrukken" sx={{ mt: 1.5 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {another ? text.anotherScan : text.addScan}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ScanDialog contract={contract} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
