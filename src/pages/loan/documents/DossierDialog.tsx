import Typography from '@mui/material/Typography';
import { dossierFileName } from '../../../../domain/contracts/fileNames.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { checkDossierDate } from '../../../../domain/loans/dossierDate.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { useDownloadDossierMutation } from '../../../store/modules/contracts/documentsApi.ts';
import { dossierText as text } from '../../../text/dossier.ts';
import { DayPaperDialog } from './DayPaperDialog.tsx';

interface DossierDialogProps {
  loan: LoanDetail;
  today: IsoDate;
  onClose: () => void;
}

/** Asks for the day, and downloads everything kept of the loan as one PDF. */
export function DossierDialog({ loan, today, onClose }: DossierDialogProps) {
  const [download] = useDownloadDossierMutation();
  return (
    <DayPaperDialog
      text={text}
      today={today}
      check={(date) => checkDossierDate(loan, loan.events, date, today)}
      download={(date) => download({ hashid: loan.hashid, date, fileName: dossierFileName(loan, date) }).unwrap()}
      onClose={onClose}
      note={text.slow}
    >
      <Typography>{text.explained}</Typography>
      <Typography>{text.without}</Typography>
    </DayPaperDialog>
  );
}
