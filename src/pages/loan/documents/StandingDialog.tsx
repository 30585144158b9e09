import Typography from '@mui/material/Typography';
import { standingFileName } from '../../../../domain/contracts/fileNames.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { checkStandingDate } from '../../../../domain/loans/standing.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { useDownloadStandingMutation } from '../../../store/modules/contracts/documentsApi.ts';
import { documentsText } from '../../../text/documents.ts';
import { DayPaperDialog } from './DayPaperDialog.tsx';

const { standing: text } = documentsText;

interface StandingDialogProps {
  loan: LoanDetail;
  today: IsoDate;
  onClose: () => void;
}

/** Asks for the document that a bank or a notary wants: the balance on a day of their choice. */
export function StandingDialog({ loan, today, onClose }: StandingDialogProps) {
  const [download] = useDownloadStandingMutation();
  return (
    <DayPaperDialog
      text={text}
      today={today}
      check={(date) => checkStandingDate(loan, loan.events, date, today)}
      download={(date) => download({ hashid: loan.hashid, date, fileName: standingFileName(loan, date) }).unwrap()}
      onClose={onClose}
    >
      <Typography>{text.explained}</Typography>
    </DayPaperDialog>
  );
}
