import Box from '@mui/material/Box';
import { useRef } from 'react';
import { GIFT_CLAUSES, LOAN_CLAUSES } from '../../../../domain/contracts/clauses/catalogue.ts';
import { firstNames } from '../../../../domain/contracts/sides.ts';
import { isIsoDate } from '../../../../domain/dates/isoDate.ts';
import { needsNotary } from '../../../../domain/contracts/needsNotary.ts';
import { januaryAsked } from '../../../../domain/loans/takenOver.ts';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { DayField } from '../../../forms/DayField.tsx';
import { MoneyField } from '../../../forms/MoneyField.tsx';
import { PercentField } from '../../../forms/PercentField.tsx';
import { RadioField } from '../../../forms/RadioField.tsx';
import { TermField } from '../../../forms/TermField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { loanClauseWords } from '../../../text/clauses.ts';
import { giftClauseWords } from '../../../text/giftClauses.ts';
import { realEstateWords, wizardText as text } from '../../../text/wizard.ts';
import { ClauseField } from './ClauseField.tsx';
import { GiftEffect } from './GiftEffect.tsx';
import { LiveResult, LiveShort } from './LiveResult.tsx';
import { optionsOf } from './optionsOf.ts';
import { useConfirming } from './useConfirming.ts';
import { WizardHints } from './WizardHints.tsx';
import { useNames } from './useNames.ts';
import { proposedFirstPayment, type WizardValues } from './wizardValues.ts';

const { payment_every: rhythm, taken_over: takenOver } = loanClauseWords;
const moneyWords = { value: text.amount, valueHint: undefined, date: text.giftDate, purpose: text.purpose };
const COMPARED = ['compared_rate_millipercent', 'compared_lender', 'compared_on', 'compared_term_months'] as const;
const rhythms = optionsOf(rhythm.options);

/** The exemption for an own home ended with 2023: it is offered for an older gift, or if it was chosen. */
function exemptionWords({ gift_date, signed_date, exemption }: WizardValues['contract']) {
  const days = [gift_date, signed_date].filter((day) => day !== '');
  if (exemption === 'raised_home' || days.some((day) => day < '2024')) return giftClauseWords.exemption;
  const { options, ...words } = giftClauseWords.exemption;
  return {
    ...words,
    options: Object.fromEntries(Object.entries(options).filter(([one]) => one !== 'raised_home')),
  };
}

function GiftFields() {
  const { contract } = useFormValues<WizardValues>().values;
  const home = contract.form === 'real_estate';
  const words = home ? realEstateWords : moneyWords;
  return (
    <>
      <ClauseField name="form" clause={GIFT_CLAUSES.form} words={giftClauseWords.form} />
      <WizardHints only="form" />
      <ClauseField name="falls_due" clause={GIFT_CLAUSES.falls_due} words={giftClauseWords.falls_due} />
      <MoneyField name="total" label={words.value} hint={words.valueHint} words />
      {contract.form !== 'paper' && <DayField name="contract.gift_date" label={words.date} optional />}
      <TextField name="contract.purpose" label={words.purpose} optional />
      <ClauseField name="exemption" clause={GIFT_CLAUSES.exemption} words={exemptionWords(contract)} />
    </>
  );
}

function LoanFields() {
  const { values, setValue } = useFormValues<WizardValues>();
  const { origin, contract } = values;
  const withNames = useNames();
  const every = Number(contract.payment_every);
  const propose = (months: number, ownHome: boolean, start = contract.start_date) => {
    if (isIsoDate(start)) setValue('contract.first_payment_date', proposedFirstPayment(start, months, ownHome));
  };
  // A typed day stays.
  const isProposed = (ownHome: boolean) =>
    isIsoDate(contract.start_date) &&
    contract.first_payment_date === proposedFirstPayment(contract.start_date, every, ownHome);
  // While a day is being typed it is briefly empty: the earlier default is still ours to change.
  const ours = useRef(
    isProposed(contract.own_home) || (contract.start_date === '' && contract.first_payment_date === ''),
  );
  const january = januaryAsked(contract.start_date, contract.taken_over.date);
  return (
    <>
      <PercentField name="contract.rate_millipercent" label={text.rate} hint={text.rateHint} />
      <TermField name="contract.term_months" label={text.term} />
      <LiveShort values={values} />
      <WizardHints only="rate" />
      <RadioField
        name="contract.payment_every"
        label={rhythm.ask}
        options={rhythms}
        onChanged={(months) => propose(Number(months), contract.own_home)}
      />
      <DayField
        name="contract.start_date"
        label={text.startDate}
        onChanged={(start) => {
          if (isIsoDate(contract.start_date)) ours.current = isProposed(contract.own_home);
          if (ours.current) propose(every, contract.own_home, start);
        }}
      />
      <DayField
        name="contract.first_payment_date"
        label={text.firstPayment}
        hint={text.firstPaymentHint[contract.payment_every]}
      />
      <ClauseField name="on_last_day" clause={LOAN_CLAUSES.on_last_day} words={loanClauseWords.on_last_day} />
      {origin === 'existing' && (
        <>
          <DayField name="contract.taken_over.date" label={text.takenOverDate} hint={text.takenOverDateHint} />
          <MoneyField name="contract.taken_over.balance" label={takenOver.ask} words />
          {january && (
            <MoneyField
              name="contract.taken_over.january"
              label={text.january(january.year)}
              hint={withNames(text.januaryHint)}
              words
            />
          )}
        </>
      )}
      <TextField name="contract.purpose" label={text.purpose} optional />
      <CheckboxField
        name="contract.own_home"
        label={withNames(text.ownHome)}
        hint={withNames(text.ownHomeHint)}
        onChanged={(ownHome) => {
          if (isProposed(!ownHome)) propose(every, ownHome);
        }}
      />
      <ClauseField name="home_address" clause={LOAN_CLAUSES.home_address} words={loanClauseWords.home_address} />
      <ClauseField name="replaces_since" clause={LOAN_CLAUSES.replaces_since} words={loanClauseWords.replaces_since} />
      {COMPARED.map((name) => (
        <ClauseField key={name} name={name} clause={LOAN_CLAUSES[name]} words={loanClauseWords[name]} />
      ))}
      <TextField
        name="contract.rate_motivation"
        label={text.rateMotivation}
        hint={text.rateMotivationHint}
        optional
        multiline
      />
      <ClauseField name="account_iban" clause={LOAN_CLAUSES.account_iban} words={loanClauseWords.account_iban} />
    </>
  );
}

/**
 * Step 3: how much, when, and on what terms, with the live result. A signed contract keeps its signing day, and only a
 * manager records that a contract was signed.
 */
export function TermsStep({ asksSigned }: { asksSigned: boolean }) {
  const { values } = useFormValues<WizardValues>();
  const { asked, for: spokenFor, themselves } = useConfirming(values.parties);
  const loan = values.type !== 'GiftContract';
  const deed = !loan && needsNotary(values.contract) !== null;
  const dayHint = [
    deed ? text.deedDateHint : text.signedDateHint,
    ...(asked.length === 0 ? [] : [text.confirms(firstNames(asked))]),
    ...(spokenFor.length === 0 ? [] : [text.confirmsFor(firstNames(spokenFor))]),
  ].join(' ');
  const fields = (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {loan && <MoneyField name="total" label={text.amount} words />}
      {loan ? <LoanFields /> : <GiftFields />}
      {asksSigned && (
        <DayField
          name="contract.signed_date"
          label={deed ? text.deedDate : text.signedDate}
          hint={themselves ? (deed ? text.deedThemselves : text.signThemselves) : dayHint}
          optional
        />
      )}
      <WizardHints only="rest" />
    </Box>
  );
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'start' }}>
      {fields}
      {loan ? <LiveResult values={values} /> : <GiftEffect values={values} />}
    </Box>
  );
}
