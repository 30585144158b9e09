import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { formatEuroShort } from '../../../domain/money/format.ts';
import { PLAN_ENDS, PLAN_PACES } from '../../../domain/wire/choices/plan.ts';
import type { Plan, PlanChild } from '../../../domain/wire/plan.ts';
import { PageDialog } from '../../components/PageDialog.tsx';
import { useToday } from '../../components/useToday.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { DayField } from '../../forms/DayField.tsx';
import { Form } from '../../forms/Form.tsx';
import { MoneyField } from '../../forms/MoneyField.tsx';
import { RadioField } from '../../forms/RadioField.tsx';
import { ruledBy } from '../../forms/schema/fields.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useFormValues } from '../../forms/useFormValues.ts';
import { newPlan, planBody, planErrors, planValues, type PlanValues } from '../../store/modules/plans/planForm.ts';
import { useSavePlanMutation } from '../../store/modules/plans/plansApi.ts';
import { plansText } from '../../text/plans.ts';

const { form: text } = plansText;

const options = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

interface PlanDialogProps {
  /** The children of the family, with or without a plan. */
  family: readonly PlanChild[];
  /** The plan that is changed; null for a new one. */
  edited: Plan | null;
  onClose: () => void;
}

function Fields({ family, edited }: Omit<PlanDialogProps, 'onClose'>) {
  const { values } = useFormValues<PlanValues>();
  const offered = family.filter(({ planned, hashid }) => !planned || hashid === edited?.child);
  const loans = family.find(({ hashid }) => hashid === values.child)?.loans ?? [];
  return (
    <Stack spacing={3}>
      <SelectField
        name="child"
        label={text.child}
        options={offered.map(({ hashid, firstname }) => ({ value: hashid, label: firstname }))}
      />
      <RadioField name="ends" label={text.ends} options={options(PLAN_ENDS, text.endsOptions)} />
      {values.ends === 'sum' ? (
        <MoneyField name="target" label={text.target} hint={text.targetHint} />
      ) : (
        <DayField name="until" label={text.until} />
      )}
      <RadioField name="pace" label={text.pace} options={options(PLAN_PACES, text.paceOptions)} />
      {values.pace === 'fixed' && (
        <>
          <MoneyField name="yearly" label={text.yearly} />
          <CheckboxField name="above" label={text.above} hint={text.aboveHint} />
        </>
      )}
      <DayField name="first" label={text.first} hint={text.firstHint} />
      {loans.length > 0 && (
        <SelectField
          name="loan"
          label={text.loan}
          placeholder={null}
          options={[
            { value: '', label: text.noLoan },
            ...loans.map(({ hashid, purpose, open }) => ({
              value: hashid,
              label: text.loanOption(purpose, formatEuroShort(open)),
            })),
          ]}
        />
      )}
      <TextField name="note" label={text.note} hint={text.noteHint} optional multiline />
      <SubmitButton>{text.submit}</SubmitButton>
    </Stack>
  );
}

/** Makes a plan, or changes one. */
export function PlanDialog({ family, edited, onClose }: PlanDialogProps) {
  const today = useToday();
  const [save] = useSavePlanMutation();
  const [schema] = useState(() => ruledBy((values: PlanValues) => planErrors(values, today, edited)));
  const title = edited ? text.titleEdit : text.titleNew;
  async function submit(values: PlanValues): Promise<void> {
    await save({ form: planBody(values, family, edited), done: plansText.saved }).unwrap();
    onClose();
  }
  return (
    <PageDialog open title={title} onClose={onClose}>
      <Form<PlanValues>
        initialValues={edited ? planValues(edited) : newPlan(today)}
        schema={schema}
        label={title}
        onSubmit={submit}
      >
        <Fields family={family} edited={edited} />
      </Form>
    </PageDialog>
  );
}
