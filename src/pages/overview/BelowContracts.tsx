import Box from '@mui/material/Box';
import { isLoan } from '../../../domain/contracts/isLoan.ts';
import { PaymentsOutButton } from '../../components/paymentsOut/PaymentsOutButton.tsx';
import { BankImportButton } from './BankImportButton.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectContracts } from '../../store/modules/contracts/contractsSlice.ts';
import { lazy, Suspense } from 'react';
import { ArchivedContracts } from './ArchivedContracts.tsx';
import { SharesGlance } from './gifts/SharesGlance.tsx';

/** Drawn last: the list and everything near it come first. */
const MoneyPicture = lazy(async () => ({
  default: (await import(/* webpackChunkName: "overview-picture" */ './picture/MoneyPicture.tsx')).MoneyPicture,
}));

/** The parts below the list of contracts, drawn after it: the bank import, the picture, the archive, and what each child got. */
export function BelowContracts({ hasFamily }: { hasFamily: boolean }) {
  const hasSigned = useAppSelector((state) =>
    selectContracts(state).some(({ contract }) => contract.signed_date !== null),
  );
  const hasLoans = useAppSelector((state) => selectContracts(state).some(isLoan));
  return (
    <>
      {hasLoans && (
        <Box className="niet-afdrukken" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 4 }}>
          <BankImportButton />
          <PaymentsOutButton />
        </Box>
      )}
      {hasSigned && (
        <Suspense fallback={null}>
          <MoneyPicture />
        </Suspense>
      )}
      <ArchivedContracts />
      {hasFamily && <SharesGlance />}
    </>
  );
}
