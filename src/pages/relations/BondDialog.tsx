import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Bond, BONDS } from '../../../domain/wire/choices/user.ts';
import { type BondFields, bondErrors } from '../../../domain/rules/bondForm.ts';
import { PageDialog } from '../../components/PageDialog.tsx';
import { useToday } from '../../components/useToday.ts';
import { DateField } from '../../forms/DateField.tsx';
import { Form } from '../../forms/Form.tsx';
import { RadioField } from '../../forms/RadioField.tsx';
import { ruledBy } from '../../forms/schema/fields.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useFormValues } from '../../forms/useFormValues.ts';
import { useSaveBondMutation } from '../../store/modules/user/userApi.ts';
import { bondText as text } from '../../text/bond.ts';
import { type Couple, isOver } from './couple.ts';

/**
 * The legal bond of two partners, for the gift tax (art. 1a SW): the form of the specification has no place for it
 * (docs/decisions/0006).
 */
export function BondDialog({ couple, onClose }: { couple: Couple; onClose: () => void }) {
  const today = useToday();
  const [save] = useSaveBondMutation();
  const { hashid, names, bond, from, contract_from } = couple;
  const over = isOver(couple);
  const [schema] = useState(() => ruledBy((values: BondFields) => bondErrors(relevant(values), couple, today)));

  async function submit(values: BondFields): Promise<void> {
    await save({ form: { hashid, ...relevant(values) }, done: text.saved(names, over) }).unwrap();
    onClose();
  }
  return (
    <PageDialog open title={text.title(names, over)} closeLabel={text.cancel} onClose={onClose}>
      <Form
        initialValues={{ bond: bond ?? '', from_date: from ?? '', contract_date: contract_from ?? '' }}
        schema={schema}
        onSubmit={submit}
      >
        <Typography>{text.why(names)}</Typography>
        <RadioField
          name="bond"
          label={text.label(over)}
          hint={text.unknownHint}
          options={[
            ...BONDS.map((value) => ({ value, label: text.options[value] })),
            { value: '', label: text.unknown },
          ]}
        />
        <Days />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{text.save}</SubmitButton>
          <Button onClick={onClose}>{text.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}

/** A day that is no longer asked for is not sent: the answer that hid it removed it. */
function relevant({ bond, from_date, contract_date }: BondFields): BondFields {
  return {
    bond,
    from_date: bond === '' ? '' : from_date,
    contract_date: bond === 'cohabiting' ? contract_date : '',
  };
}

function Days() {
  const { values } = useFormValues<BondFields>();
  if (values.bond === '') return null;
  return (
    <>
      <DateField name="from_date" label={text.dates[values.bond as Bond]} optional />
      {values.bond === 'cohabiting' && (
        <DateField name="contract_date" label={text.contract} hint={text.contractHint} optional />
      )}
    </>
  );
}
