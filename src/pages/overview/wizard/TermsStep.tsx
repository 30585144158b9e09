import Box from '@mui/material/Box';
import { isIsoDate } from '../../../../domain/dates/isoDate.ts';
import { needsNotary } from '../../../../domain/contracts/needsNotary.ts';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { DateField } from '../../../forms/DateField.tsx';
import { MoneyField } from '../../../forms/MoneyField.tsx';
import { PercentField } from '../../../forms/PercentField.tsx';
import { RadioField } from '../../../forms/RadioField.tsx';
import { TermField } from '../../../forms/TermField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { clausesText as clauses } from '../../../text/clauses.ts';
import { wizardText as text } from '../../../text/wizard.ts';
import { GiftEffect } from './GiftEffect.tsx';
import { GiftExemptionField } from './GiftExemptionField.tsx';
import { LiveResult } from './LiveResult.tsx';
import { optionsOf } from './optionsOf.ts';
import { WizardHints } from './WizardHints.tsx';
import { usualFirstPayment, type WizardValues } from './wizardValues.ts';

const formOptions = optionsOf(clauses.forms);
const everyOptions = optionsOf(clauses.everies);

function GiftFields() {
  return (
    <>
      <RadioField name="contract.form" label={clauses.form} options={formOptions} />
      <DateField name="contract.gift_date" label={text.giftDate} optional />
      <TextField name="contract.purpose" label={text.purpose} optional />
      <GiftExemptionField />
    </>
  );
}

function LoanFields() {
  const { values, setValue } = useFormValues<WizardValues>();
  const { origin, contract } = values;
  return (
    <>
      <PercentField name="contract.rate_millipercent" label={text.rate} hint={text.rateHint} />
      <TermField name="contract.term_months" label={text.term} />
      <RadioField
        name="contract.payment_every"
        label={clauses.every}
        options={everyOptions}
        onChanged={(every) =>
          isIsoDate(contract.start_date) &&
          setValue('contract.first_payment_date', usualFirstPayment(contract.start_date, Number(every)))
        }
      />
      <DateField name="contract.start_date" label={text.startDate} />
      <DateField name="contract.first_payment_date" label={text.firstPayment} hint={text.firstPaymentHint} />
      {origin === 'existing' && (
        <>
          <DateField name="contract.taken_over.date" label={text.takenOverDate} hint={text.takenOverDateHint} />
          <MoneyField name="contract.taken_over.balance" label={text.takenOverBalance} words />
        </>
      )}
      <TextField name="contract.purpose" label={text.purpose} optional />
      <CheckboxField name="contract.own_home" label={text.ownHome} hint={text.ownHomeHint} />
      {contract.own_home && (
        <TextField name="contract.home_address" label={clauses.homeAddress} hint={clauses.homeAddressHint} optional />
      )}
      <TextField
        name="contract.rate_motivation"
        label={text.rateMotivation}
        hint={text.rateMotivationHint}
        optional
        multiline
      />
      <TextField name="contract.account_iban" label={clauses.iban} hint={clauses.ibanHint} optional />
    </>
  );
}

/** Step 3: how much, when, and on what terms, with what that means, live. */
export function TermsStep() {
  const { values } = useFormValues<WizardValues>();
  const loan = values.type !== 'GiftContract';
  const deed = !loan && needsNotary(values.contract) !== null;
  const fields = (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <MoneyField name="total" label={text.amount} words />
      {loan ? <LoanFields /> : <GiftFields />}
      <DateField
        name="contract.signed_date"
        label={deed ? clauses.deedDate : text.signedDate}
        hint={deed ? clauses.deedDateHint : text.signedDateHint}
        optional
      />
      <WizardHints />
    </Box>
  );
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'start' }}>
      {fields}
      {loan ? <LiveResult values={values} /> : <GiftEffect values={values} />}
    </Box>
  );
}
