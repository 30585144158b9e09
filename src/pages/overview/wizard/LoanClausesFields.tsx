import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { ChoicesField } from '../../../forms/ChoicesField.tsx';
import { DateField } from '../../../forms/DateField.tsx';
import { PercentField } from '../../../forms/PercentField.tsx';
import { RadioField } from '../../../forms/RadioField.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { clausesText as text } from '../../../text/clauses.ts';
import { wizardText } from '../../../text/wizard.ts';
import { optionsOf } from './optionsOf.ts';
import type { WizardValues } from './wizardValues.ts';

const callables = optionsOf(text.callables);
const events = optionsOf(text.eventNames);
const extras = optionsOf(text.extras);
const dayCounts = optionsOf(text.dayCounts);
const securities = optionsOf(text.securities);
const insurances = optionsOf(text.insurances);
const exclusions = optionsOf(wizardText.exclusionOptions);

const monthsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => ({ value: String(first + i), label: String(first + i) }));
/** As checkLoanClauses has it: up to three months is a short notice. */
const notices = { short_notice: monthsFrom(1, 3), long_notice: monthsFrom(4, 24) } as const;

/** When the loan may be called (art. 15 SW 1956). */
function Calling() {
  const { callable, own_home } = useFormValues<WizardValues>().values.contract;
  // Without an own home there is none to sell.
  const options = own_home ? events : events.filter(({ value }) => value !== 'home_sold');
  return (
    <>
      <RadioField name="contract.callable" label={text.callable} hint={text.callableHint} options={callables} />
      {(callable === 'short_notice' || callable === 'long_notice') && (
        <SelectField name="contract.notice_months" label={text.notice} options={notices[callable]} width="short" />
      )}
      {callable !== 'on_demand' && (
        <ChoicesField
          name="contract.call_events"
          label={text.events}
          hint={text.eventsHint}
          options={options}
          optional
        />
      )}
    </>
  );
}

/** The clauses of a loan agreement (docs/domain.md 4.2). */
export function LoanClausesFields() {
  const { type, contract } = useFormValues<WizardValues>().values;
  return (
    <>
      <Calling />
      <DateField name="contract.rate_fixed_until" label={text.rateFixed} hint={text.rateFixedHint} optional />
      {type !== 'RepaymentFreeLoanContract' && (
        <RadioField name="contract.extra_repayment" label={text.extra} options={extras} />
      )}
      <PercentField
        name="contract.default_rate_millipercent"
        label={text.defaultRate}
        hint={text.defaultRateHint}
        optional
      />
      <RadioField name="contract.day_count" label={text.dayCount} options={dayCounts} />
      <RadioField name="contract.security" label={text.security} hint={text.securityHint} options={securities} />
      {contract.security !== 'none' && <TextField name="contract.security_text" label={text.securityText} />}
      <CheckboxField name="contract.subordinated" label={text.subordinated} />
      {contract.subordinated && <TextField name="contract.subordinated_to" label={text.subordinatedTo} />}
      <RadioField name="contract.insurance" label={text.insurance} options={insurances} />
      <RadioField name="contract.exclusion_on_forgiven" label={text.forgiven} options={exclusions} />
      <CheckboxField name="contract.spouse_consent" label={text.spouse} />
    </>
  );
}
