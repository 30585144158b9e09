import Box from '@mui/material/Box';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { DateField } from '../../../forms/DateField.tsx';
import { MoneyField } from '../../../forms/MoneyField.tsx';
import { PercentField } from '../../../forms/PercentField.tsx';
import { RadioField } from '../../../forms/RadioField.tsx';
import { TermField } from '../../../forms/TermField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { wizardText as text } from '../../../text/wizard.ts';
import { LiveResult } from './LiveResult.tsx';
import type { WizardValues } from './wizardValues.ts';

const exclusionOptions = Object.entries(text.exclusionOptions).map(([value, label]) => ({ value, label }));

function GiftFields() {
  return (
    <>
      <DateField name="contract.gift_date" label={text.giftDate} optional />
      <TextField name="contract.purpose" label={text.purpose} optional />
      <RadioField name="contract.exclusion_clause" label={text.exclusion} hint={text.exclusionHint} options={exclusionOptions} />
      <CheckboxField name="contract.revocable" label={text.revocable} />
      <CheckboxField name="contract.counts_toward_estate" label={text.countsTowardEstate} />
    </>
  );
}

function LoanFields() {
  return (
    <>
      <PercentField name="contract.rate_millipercent" label={text.rate} hint={text.rateHint} />
      <TermField name="contract.term_months" label={text.term} />
      <DateField name="contract.start_date" label={text.startDate} />
      <DateField name="contract.first_payment_date" label={text.firstPayment} hint={text.firstPaymentHint} />
      <TextField name="contract.purpose" label={text.purpose} optional />
      <CheckboxField name="contract.own_home" label={text.ownHome} hint={text.ownHomeHint} />
      <TextField name="contract.rate_motivation" label={text.rateMotivation} hint={text.rateMotivationHint} optional multiline />
    </>
  );
}

/** Step 3: how much, when, and on what terms; for a loan with what that means, live. */
export function TermsStep() {
  const { values } = useFormValues<WizardValues>();
  const loan = values.type !== 'GiftContract';
  const fields = (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <MoneyField name="total" label={text.amount} words />
      {loan ? <LoanFields /> : <GiftFields />}
      <DateField name="contract.signed_date" label={text.signedDate} hint={text.signedDateHint} optional />
    </Box>
  );
  if (!loan) return fields;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'start' }}>
      {fields}
      <LiveResult values={values} />
    </Box>
  );
}
