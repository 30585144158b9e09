import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { fieldErrors } from '../../../../domain/rules/fieldErrors.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { DayField } from '../../../forms/DayField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { ruledBy } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';

interface DayPaperDialogProps {
  text: Record<'title' | 'cancel' | 'date' | 'dateHint' | 'submit', string>;
  today: IsoDate;
  /** The error for a day, as a sentence; null if it is valid. */
  check: (date: string) => string | null;
  /** Downloads the paper of a day; rejects if that failed. */
  download: (date: string) => Promise<unknown>;
  onClose: () => void;
  /** The explanation of the paper, above the day. */
  children: ReactNode;
  /** Below the day. */
  note?: ReactNode;
}

/** Asks for the day of a loan's paper, and downloads it. */
export function DayPaperDialog({ text, today, check, download, onClose, children, note }: DayPaperDialogProps) {
  const [schema] = useState(() => ruledBy(({ date }: { date: string }) => fieldErrors(['date', check(date)])));

  async function submit({ date }: { date: string }): Promise<void> {
    await download(date);
    onClose();
  }
  return (
    <PageDialog open title={text.title} closeLabel={text.cancel} onClose={onClose}>
      <Form initialValues={{ date: today }} schema={schema} onSubmit={submit}>
        {children}
        <DayField name="date" label={text.date} hint={text.dateHint} />
        {note !== undefined && (
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{text.submit}</SubmitButton>
          <Button onClick={onClose}>{text.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
