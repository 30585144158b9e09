import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { standingFileName } from '../../../../domain/contracts/fileNames.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { checkStandingDate } from '../../../../domain/loans/standing.ts';
import { fieldErrors } from '../../../../domain/rules/fieldErrors.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { DayField } from '../../../forms/DayField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { ruledBy } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useDownloadStandingMutation } from '../../../store/modules/contracts/documentsApi.ts';
import { documentsText } from '../../../text/documents.ts';

const { standing: text } = documentsText;

interface StandingDialogProps {
  loan: LoanDetail;
  today: IsoDate;
  onClose: () => void;
}

/** Asks for the document that a bank or a notary wants: where the loan stands on a day of their choice. */
export function StandingDialog({ loan, today, onClose }: StandingDialogProps) {
  const [download] = useDownloadStandingMutation();
  const [schema] = useState(() =>
    ruledBy(({ date }: { date: string }) => fieldErrors(['date', checkStandingDate(loan, loan.events, date, today)])),
  );

  async function submit({ date }: { date: string }): Promise<void> {
    await download({ hashid: loan.hashid, date, fileName: standingFileName(loan, date) }).unwrap();
    onClose();
  }
  return (
    <PageDialog open title={text.title} closeLabel={text.cancel} onClose={onClose}>
      <Form initialValues={{ date: today }} schema={schema} onSubmit={submit}>
        <Typography>{text.explained}</Typography>
        <DayField name="date" label={text.date} hint={text.dateHint} />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{text.submit}</SubmitButton>
          <Button onClick={onClose}>{text.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
