import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Withdrawal } from '../../../domain/wire/withdrawal.ts';
import { DataList } from '../../components/DataList.tsx';
import { Page } from '../../components/Page.tsx';
import { Form } from '../../forms/Form.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { withdrawalText as text } from '../../text/withdrawal.ts';

interface ConfirmWithdrawalProps {
  said: Withdrawal;
  onConfirm: () => Promise<unknown>;
  onBack: () => void;
}

/** The second press: the text sent, word for word, and the button labelled as withdrawing (BW 6:230oa lid 3). */
export function ConfirmWithdrawal({ said, onConfirm, onBack }: ConfirmWithdrawalProps) {
  const { rows } = text;
  return (
    <Page title={text.check}>
      <Box sx={{ maxWidth: 640 }}>
        <Typography sx={{ mb: 1, fontWeight: 600 }}>{text.statement}</Typography>
        <DataList
          rows={[
            { label: rows.name, value: said.name },
            { label: rows.email, value: said.email },
            { label: rows.reference, value: said.reference },
          ]}
        />
        <Typography sx={{ my: 2 }}>{text.after}</Typography>
        <Form initialValues={said} onSubmit={onConfirm} label={text.check}>
          <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <SubmitButton>{text.confirm}</SubmitButton>
            <Button onClick={onBack}>{text.back}</Button>
          </Stack>
        </Form>
      </Box>
    </Page>
  );
}
