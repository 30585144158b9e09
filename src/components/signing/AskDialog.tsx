import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { SIGNING_ORDERS } from '../../../domain/wire/choices/signing.ts';
import type { Contract } from '../../../domain/wire/contract.ts';
import type { Party } from '../../../domain/wire/party.ts';
import { Form } from '../../forms/Form.tsx';
import { RadioField } from '../../forms/RadioField.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useAskToSignMutation, useWishToSignMutation } from '../../store/modules/signing/signingApi.ts';
import { signingText } from '../../text/signing.ts';
import { signingPath } from '../nextStep/signingPath.ts';
import { PageDialog } from '../PageDialog.tsx';
import { useStillHere } from '../useStillHere.ts';
import { MissingAddress } from './MissingAddress.tsx';

const { ask: text } = signingText;

interface Values {
  order: (typeof SIGNING_ORDERS)[number];
}

interface AskDialogProps {
  contract: Contract;
  /** People invited without an account yet: the request goes out once they have one. */
  waitsFor?: readonly Party[];
  onClose: () => void;
}

/** Freezes the paper of a concept and asks everybody in it to sign; or does so once everybody has an account. */
export function AskDialog({ contract, waitsFor = [], onClose }: AskDialogProps) {
  const [ask] = useAskToSignMutation();
  const [wish] = useWishToSignMutation();
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const later = waitsFor.map(({ firstname }) => firstname);

  async function submit({ order }: Values): Promise<void> {
    const { hashid, version } = contract;
    const draft = { contract: hashid, version, order };
    if (later.length > 0) {
      await wish({ draft, done: text.doneLater(later) }).unwrap();
      onClose();
      return;
    }
    const asked = await ask({ draft, done: text.done }).unwrap();
    if (stillHere()) await navigate(signingPath(asked.hashid));
  }
  return (
    <PageDialog open title={text.title} closeLabel={text.cancel} onClose={onClose}>
      <Form<Values> initialValues={{ order: 'at_once' }} onSubmit={submit}>
        {later.length > 0 && <Typography>{text.later(later)}</Typography>}
        <Typography>{text.text}</Typography>
        <MissingAddress contract={contract} />
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
