import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { dossierFileName } from '../../../../domain/contracts/fileNames.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { checkDossierDate } from '../../../../domain/loans/dossierDate.ts';
import { fieldErrors } from '../../../../domain/rules/fieldErrors.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { DayField } from '../../../forms/DayField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { ruledBy } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useDownloadDossierMutation } from '../../../store/modules/contracts/documentsApi.ts';
import { dossierText as text } from '../../../text/dossier.ts';

interface DossierDialogProps {
  loan: LoanDetail;
  today: IsoDate;
  onClose: () => void;
}

/** Asks for which day, and downloads all that is kept of the loan as one PDF. */
export function DossierDialog({ loan, today, onClose }: DossierDialogProps) {
  const [download] = useDownloadDossierMutation();
  const [schema] = useState(() =>
    ruledBy(({ date }: { date: string }) => fieldErrors(['date', checkDossierDate(loan, loan.events, date, today)])),
  );

  async function submit({ date }: { date: string }): Promise<void> {
    await download({ hashid: loan.hashid, date, fileName: dossierFileName(loan, date) }).unwrap();
    onClose();
  }
  return (
    <PageDialog open title={text.title} closeLabel={text.cancel} onClose={onClose}>
      <Form initialValues={{ date: today }} schema={schema} onSubmit={submit}>
        <Typography>{text.explained}</Typography>
        <Typography>{text.without}</Typography>
        <DayField name="date" label={text.date} hint={text.dateHint} />
        <Typography variant="body2" color="textSecondary">
          {text.slow}
        </Typography>
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{text.submit}</SubmitButton>
          <Button onClick={onClose}>{text.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
