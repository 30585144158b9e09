import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { BankImport } from '../../../domain/wire/bankImport.ts';
import { useGetKnownLinesQuery } from '../../store/modules/contracts/bankImportApi.ts';
import { bankImportText as text } from '../../text/bankImport.ts';
import { FailedState } from '../FailedState.tsx';
import { ListSkeleton } from '../ListSkeleton.tsx';
import { PageDialog } from '../PageDialog.tsx';
import { ChooseFiles } from './ChooseFiles.tsx';
import { ImportDone } from './ImportDone.tsx';
import { KeptBefore } from './KeptBefore.tsx';
import { KeptList } from './KeptList.tsx';
import { Review } from './Review.tsx';
import { SheetChooser } from './SheetChooser.tsx';
import { useBankRead } from './useBankRead.ts';
import { useLoans } from './useLoans.ts';

interface BankImportDialogProps {
  /** The loan it is about; without one, every loan of the reader. */
  loan?: string;
  onClose: () => void;
}

/** Imports payments from the files of the reader's own bank, which stay on this device (docs/decisions/0010). */
export function BankImportDialog({ loan, onClose }: BankImportDialogProps) {
  const { data: known, isError, refetch } = useGetKnownLinesQuery(undefined, { refetchOnMountOrArgChange: true });
  const ids = useMemo(
    () => known?.loans.map(({ contract }) => contract).filter((one) => loan === undefined || one === loan) ?? null,
    [known, loan],
  );
  const { loans, isError: noLoans, refetch: refetchLoans } = useLoans(ids);
  const { reading, choose, takeColumns, cancel, again } = useBankRead(loans, known);
  const [made, setMade] = useState<BankImport | null>(null);

  const content = () => {
    if (made) return <ImportDone made={made} onClose={onClose} />;
    if (isError || noLoans)
      return <FailedState title={text.failed} onRetry={isError ? () => void refetch() : refetchLoans} />;
    if (!known || !loans) return <ListSkeleton rows={3} />;
    if (loans.length === 0) return <Typography>{text.noLoans}</Typography>;
    switch (reading.step) {
      case 'choose':
        return (
          <>
            <ChooseFiles why={reading.why} onFiles={(files) => void choose(files)} />
            <KeptList known={known} loans={loans} />
            <KeptBefore known={known} loans={loans} />
          </>
        );
      case 'busy': {
        const { progress } = reading;
        const percent = Math.round((progress ?? 0) * 100);
        const label = progress === null ? text.matching : text.reading(percent);
        return (
          <Box>
            <Typography sx={{ mb: 1 }}>{label}</Typography>
            <LinearProgress
              aria-label={progress === null ? text.matching : text.busy}
              {...(progress === null ? {} : { variant: 'determinate', value: percent })}
            />
            <Button sx={{ mt: 2 }} onClick={cancel}>
              {text.stop}
            </Button>
          </Box>
        );
      }
      case 'columns':
        return <SheetChooser key={reading.own.name} own={reading.own} onUse={(choice) => void takeColumns(choice)} />;
      case 'review':
        return (
          <Review
            read={reading.read}
            refused={reading.refused}
            files={reading.files}
            known={known}
            onAgain={again}
            onDone={setMade}
          />
        );
    }
  };
  return (
    <PageDialog open wide title={text.title} closeLabel={text.close} onClose={onClose}>
      {content()}
    </PageDialog>
  );
}
