import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LOAN_TYPES, type LoanType } from '../../../../domain/contracts/types.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { possibleRests } from '../../../../domain/loans/events/possibleRests.ts';
import { HOME_FACTS } from '../../../../domain/wire/choices/event.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import type { PauseRests } from '../../../../domain/wire/event.ts';
import { DateField } from '../../../forms/DateField.tsx';
import { DayField } from '../../../forms/DayField.tsx';
import { MoneyField } from '../../../forms/MoneyField.tsx';
import { PercentField } from '../../../forms/PercentField.tsx';
import { type RadioCard, RadioCards } from '../../../forms/RadioCards.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import type { Awaited } from '../../../text/awaited.ts';
import { homeText } from '../../../text/homeFacts.ts';
import { eventsText as text } from '../../../text/loanEvents.ts';
import { tryOutText } from '../../../text/loanTryOut.ts';
import { changesText } from '../../../text/loanPayments.ts';
import type { ChangeKind } from './changeKinds.ts';
import { Forgiving } from './Forgiving.tsx';
import { LastDayChoice } from './LastDayChoice.tsx';
import { LoweringRate } from './LoweringRate.tsx';
import { OtherOutcome } from './OtherOutcome.tsx';
import { HomeFollows } from './HomeFollows.tsx';
import { Outcome, type OutcomeChoice } from './Outcome.tsx';

interface EffectProps {
  loan: LoanDetail;
  /** The current form of repayment. */
  type: LoanType;
  today: IsoDate;
  /** The people who must confirm the record. */
  awaited: Awaited | null;
}

/** The form of one kind of change. */
interface ChangeForm {
  title: string;
  submit: string;
  /** The message when it is saved without changing the loan. */
  saved?: string;
  /** Above the fields. */
  intro: string | null;
  /** Its fields, without the choice between two outcomes. */
  fields: (type: LoanType) => ReactNode;
  /** Its effect, and the choices that go with it. */
  effect: (props: EffectProps) => ReactNode;
  /** Why, in the person's own words. */
  note: ReactNode;
}

const { extra_repayment: extra, rate_change: rate, new_terms: terms, pause, forgiveness, costs } = text;

const RESTS: Record<PauseRests, Omit<RadioCard, 'value'>> = {
  repayment: { title: pause.form.repayment, text: pause.form.repaymentText },
  everything: { title: pause.form.everything, text: pause.form.everythingText },
};

/** A repayment on a loan repaid at its end has one outcome; a linear one keeps its repayment per term. */
const repayingOf = (type: LoanType): OutcomeChoice | null =>
  type === 'RepaymentFreeLoanContract'
    ? null
    : {
        field: 'repaymentOutcome',
        label: extra.form.outcome,
        cards: [
          { value: 'lower_payment', title: extra.form.lower_payment, text: extra.form.lower_paymentText },
          {
            value: 'shorter_term',
            ...(type === 'LinearLoanContract'
              ? tryOutText.linear
              : { title: extra.form.shorter_term, text: extra.form.shorter_termText }),
          },
        ],
      };

/** A repayment-free loan keeps its interest each term. */
const pausingOf = (type: LoanType): OutcomeChoice => ({
  field: 'pauseOutcome',
  label: pause.form.outcome,
  cards: [
    { value: 'later_end', title: pause.form.later_end, text: pause.form.later_endText },
    {
      value: 'same_end',
      title: pause.form.same_end,
      text: type === 'RepaymentFreeLoanContract' ? pause.form.same_endOnlyInterest : pause.form.same_endText,
    },
  ],
});

const amountAndDay = (words: { amount: string; date: string; dateHint?: string }) => (
  <>
    <MoneyField name="amount" label={words.amount} words />
    <DayField name="date" label={words.date} {...(words.dateHint && { hint: words.dateHint })} />
  </>
);

const plainNote = <TextField name="note" label={changesText.note} optional />;

/** The forms, by the kind of change. */
export const CHANGE_FORMS: Readonly<Record<ChangeKind, ChangeForm>> = {
  extra_repayment: {
    ...extra.form,
    intro: null,
    fields: () => amountAndDay(extra.form),
    effect: ({ loan, type, today }) => (
      <>
        <Outcome loan={loan} type={type} kind="extra_repayment" choice={repayingOf(type)} today={today} />
        <OtherOutcome loan={loan} />
      </>
    ),
    note: plainNote,
  },
  rate_change: {
    ...rate.form,
    intro: null,
    fields: () => (
      <>
        <PercentField name="rate_millipercent" label={rate.form.rate} />
        <DayField name="date" label={rate.form.date} />
      </>
    ),
    effect: ({ loan, type, today }) => (
      <>
        <Outcome loan={loan} type={type} kind="rate_change" choice={null} today={today} />
        <LoweringRate loan={loan} kind="rate_change" today={today} />
      </>
    ),
    // For a rate it may matter to the tax office.
    note: <TextField name="note" label={rate.form.note} hint={rate.form.noteHint} optional multiline />,
  },
  new_terms: {
    ...terms.form,
    fields: () => (
      <>
        <DayField name="date" label={terms.form.date} />
        <RadioCards
          name="form"
          label={terms.form.form}
          cards={LOAN_TYPES.map((value) => ({ value, ...terms.form.forms[value] }))}
        />
        <DateField name="ends" label={terms.form.ends} hint={terms.form.endsHint} />
        <PercentField name="rate_millipercent" label={terms.form.rate} hint={terms.form.rateHint} />
        <DateField name="fixed_until" label={terms.form.fixed} hint={terms.form.fixedHint} optional />
      </>
    ),
    effect: ({ loan, today }) => (
      <>
        <LastDayChoice loan={loan} />
        {/* Both forms have an amount per term. */}
        <Outcome loan={loan} type="AnnuityLoanContract" kind="new_terms" choice={null} today={today} />
        <LoweringRate loan={loan} kind="new_terms" today={today} />
      </>
    ),
    note: plainNote,
  },
  pause: {
    ...pause.form,
    intro: null,
    fields: (type) => (
      <>
        <DayField name="date" label={pause.form.from} />
        <DayField name="until" label={pause.form.until} />
        {possibleRests(type).length > 1 ? (
          <RadioCards
            name="rests"
            label={pause.form.rests}
            cards={possibleRests(type).map((value) => ({ value, ...RESTS[value] }))}
          />
        ) : (
          <Typography variant="body2">{pause.form.onlyInterest}</Typography>
        )}
      </>
    ),
    effect: ({ loan, type, today }) => (
      <Outcome loan={loan} type={type} kind="pause" choice={pausingOf(type)} today={today} />
    ),
    note: plainNote,
  },
  forgiveness: {
    ...forgiveness.form,
    intro: forgiveness.form.gift,
    fields: () => amountAndDay(forgiveness.form),
    effect: ({ loan, type, today }) => (
      <>
        <Outcome loan={loan} type={type} kind="forgiveness" choice={repayingOf(type)} today={today} />
        <Forgiving loan={loan} today={today} />
      </>
    ),
    note: plainNote,
  },
  costs: {
    ...costs.form,
    intro: null,
    fields: () => amountAndDay(costs.form),
    effect: ({ awaited }) => (
      <>
        <Alert severity="info">{costs.form.how}</Alert>
        {awaited && <Alert severity="info">{costs.form.waits(awaited)}</Alert>}
      </>
    ),
    note: plainNote,
  },
  home: {
    ...homeText.form,
    intro: null,
    fields: () => (
      <>
        <RadioCards
          name="became"
          label={homeText.form.became}
          cards={HOME_FACTS.map((value) => ({ value, ...homeText.cards[value] }))}
        />
        <DayField name="date" label={homeText.form.date} />
      </>
    ),
    effect: ({ loan, today, awaited }) => (
      <>
        <HomeFollows loan={loan} today={today} />
        {awaited && <Alert severity="info">{homeText.waits(awaited)}</Alert>}
      </>
    ),
    note: plainNote,
  },
};
