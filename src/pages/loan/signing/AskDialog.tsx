import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { SIGNING_ORDERS } from '../../../../domain/wire/choices/signing.ts';
import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { useStillHere } from '../../../components/useStillHere.ts';
import { Form } from '../../../forms/Form.tsx';
import { RadioField } from '../../../forms/RadioField.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useAskToSignMutation } from '../../../store/modules/signing/signingApi.ts';
import { signingText } from '../../../text/signing.ts';
import { signingPath } from '../../../components/nextStep/signingPath.ts';

const { ask: text } = signingText;

interface Values {
  order: (typeof SIGNING_ORDERS)[number];
}

/** Freezes the paper of a concept and asks everybody in it to sign. */
export function AskDialog({ contract, onClose }: { contract: ContractDetail; onClose: () => void }) {
  const [ask] = useAskToSignMutation();
  const navigate = useNavigate();
  const stillHere = useStillHere();

  async function submit({ order }: Values): Promise<void> {
    const { hashid, version } = contract;
    const asked = await ask({ draft: { contract: hashid, version, order }, done: text.done }).unwrap();
    if (stillHere()) await navigate(signingPath(asked.hashid));
  }
  return (
    <PageDialog open title={text.title} closeLabel={text.cancel} onClose={onClose}>
      <Form<Values> initialValues={{ order: 'at_once' }} onSubmit={submit}>
        <Typography>{text.text}</Typography>
        <RadioField
          name="order"
          label={text.order}
          options={SIGNING_ORDERS.map((value) => ({ value, label: text.orders[value] }))}
        />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{text.submit}</SubmitButton>
          <Button onClick={onClose}>{text.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
