import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type BondFields as BondValues, bondErrors } from '../../../domain/rules/bondForm.ts';
import { PageDialog } from '../../components/PageDialog.tsx';
import { useToday } from '../../components/useToday.ts';
import { Form } from '../../forms/Form.tsx';
import { BondFields } from '../../forms/relation/BondFields.tsx';
import { relevant } from '../../forms/relation/relevantBond.ts';
import { ruledBy } from '../../forms/schema/fields.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSaveBondMutation } from '../../store/modules/user/userApi.ts';
import { bondText as text } from '../../text/bond.ts';
import { type Couple, isOver } from '../../forms/relation/couple.ts';

/**
 * The legal bond of two partners, for the gift tax (art. 1a SW): of a known couple; with a new partner the form of a relation asks it
 * (docs/decisions/0006).
 */
export function BondDialog({ couple, onClose }: { couple: Couple; onClose: () => void }) {
  const today = useToday();
  const [save] = useSaveBondMutation();
  const { hashid, names, bond, from, contract_from } = couple;
  const over = isOver(couple);
  const [schema] = useState(() => ruledBy((values: BondValues) => bondErrors(relevant(values), couple, today)));

  async function submit(values: BondValues): Promise<void> {
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
        <BondFields over={over} />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{text.save}</SubmitButton>
          <Button onClick={onClose}>{text.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
