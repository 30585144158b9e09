import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { agreementName } from '../../../../domain/contracts/fileNames.ts';
import type { LoanContract } from '../../../../domain/wire/contract.ts';
import { CalendarFeed } from '../../../components/calendar/CalendarFeed.tsx';
import { DownloadIcon } from '../../../components/icons/pageIcons.tsx';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { useDownloadCalendarMutation } from '../../../store/modules/calendar/calendarApi.ts';
import { calendarText as text } from '../../../text/calendar.ts';

/** Two ways: an address that a calendar follows, for all loans, or the terms of this one as a file. */
export function CalendarDialog({ loan, onClose }: { loan: LoanContract; onClose: () => void }) {
  const [download, { isLoading }] = useDownloadCalendarMutation();
  const fileName = text.file.fileName(agreementName(loan));
  return (
    <PageDialog open title={text.title} closeLabel={text.close} onClose={onClose}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {text.feed.title}
      </Typography>
      <CalendarFeed />
      <Typography variant="h3" sx={{ mt: 4, mb: 1 }}>
        {text.file.title}
      </Typography>
      <Typography sx={{ mb: 1.5, maxWidth: '68ch' }}>{text.file.text}</Typography>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={isLoading}
        loadingPosition="start"
        onClick={() => void download({ hashid: loan.hashid, fileName })}
      >
        {text.file.download}
      </Button>
    </PageDialog>
  );
}
