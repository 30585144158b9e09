import type { RepaymentOutcome } from '../../../../domain/wire/event.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { Schedule } from '../../../../domain/loans/schedule.ts';
import { goesOn, whatIf, type WhatIfChange } from '../../../../domain/loans/whatIf.ts';
import type { LoanContract } from '../../../../domain/wire/contract.ts';
import { Form } from '../../../forms/Form.tsx';
import { MoneyField } from '../../../forms/MoneyField.tsx';
import { PercentField } from '../../../forms/PercentField.tsx';
import { RadioCards } from '../../../forms/RadioCards.tsx';
import { RadioField } from '../../../forms/RadioField.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { tryOutText as text } from '../../../text/loanTryOut.ts';
import { NowAndThen, OutcomeLines } from '../figures/Outcomes.tsx';
import type { Scenario } from './scenario.ts';

interface TryOutValues {
  kind: 'extra' | 'rate';
  amount: number | null;
  rate: number | null;
  /** Place of the term in the schedule. */
  at: string;
  outcome: RepaymentOutcome;
}

export interface TryOutFormProps {
  loan: LoanContract;
  schedule: Schedule;
  /** Place in the schedule of the first term that is still to come. */
  next: number;
  /** The one that the chart shows. */
  onScenario: (scenario: Scenario | null) => void;
}

function changeOf({ kind, amount, rate }: TryOutValues, outcome: RepaymentOutcome): WhatIfChange | null {
  if (kind === 'rate') return rate === null ? null : { kind, rate };
  return amount === null ? null : { kind, amount, outcome };
}

/** The outcome of what is filled in, by the rules of the schedule: both ways side by side where there is a choice. */
function Worked({ loan, schedule, onScenario }: TryOutFormProps) {
  const values = useDeferredValue(useFormValues<TryOutValues>().values);
  const index = values.at === '' ? null : Number(values.at);
  const worked = useMemo(() => {
    if (index === null) return null;
    const tried = (outcome: RepaymentOutcome) => {
      const change = changeOf(values, outcome);
      return change === null ? null : whatIf(loan.type, loan.total, loan.contract, schedule, index, change);
    };
    return { now: goesOn(schedule, index), lower_payment: tried('lower_payment'), shorter_term: tried('shorter_term') };
  }, [values, index, loan, schedule]);
  const choice = values.kind === 'extra' && loan.type !== 'RepaymentFreeLoanContract';
  const outcome = choice ? values.outcome : 'lower_payment';
  const chosen = worked?.[outcome] ?? null;

  useEffect(() => {
    const date = index === null ? undefined : schedule.terms[index]?.date;
    onScenario(
      worked === null || date === undefined || chosen === null || 'error' in chosen
        ? null
        : { date, now: worked.now, then: chosen },
    );
  }, [chosen, worked, index, schedule, onScenario]);
  useEffect(() => () => onScenario(null), [onScenario]);

  const card = (value: RepaymentOutcome, words: { title: string; text: string }) => {
    const then = worked?.[value];
    return {
      value,
      ...words,
      extra:
        worked && then && !('error' in then) ? (
          <OutcomeLines type={loan.type} now={worked.now} then={then} />
        ) : undefined,
    };
  };
  return (
    <Box aria-live="polite">
      {choice && (
        <RadioCards
          name="outcome"
          label={text.outcome}
          cards={[
            card('lower_payment', text.lower_payment),
            card('shorter_term', loan.type === 'LinearLoanContract' ? text.linear : text.shorter_term),
          ]}
        />
      )}
      {chosen === null && (
        <Typography color="textSecondary" sx={{ mt: choice ? 2 : 0 }}>
          {text.fillIn}
        </Typography>
      )}
      {chosen !== null && 'error' in chosen && (
        <Alert severity="warning" sx={{ mt: choice ? 2 : 0 }}>
          {chosen.error}
        </Alert>
      )}
      {!choice && worked !== null && chosen !== null && !('error' in chosen) && (
        <NowAndThen type={loan.type} now={worked.now} then={chosen} />
      )}
    </Box>
  );
}

function Fields({ schedule, next }: Pick<TryOutFormProps, 'schedule' | 'next'>) {
  const { kind } = useFormValues<TryOutValues>().values;
  // After the last term nothing is open any more.
  const terms = useMemo(
    () =>
      schedule.terms.slice(next, -1).map(({ date }, i) => ({ value: String(next + i), label: formatDateLong(date) })),
    [schedule, next],
  );
  return (
    <>
      <RadioField
        name="kind"
        label={text.kind}
        options={[
          { value: 'extra', label: text.kinds.extra },
          { value: 'rate', label: text.kinds.rate },
        ]}
      />
      {kind === 'extra' ? (
        <MoneyField key="amount" name="amount" label={text.amount} words />
      ) : (
        <PercentField key="rate" name="rate" label={text.rate} />
      )}
      <SelectField name="at" label={text.at} hint={text.atHint} options={terms} width="short" />
    </>
  );
}

/** Tries out a change of the loan; nothing is saved. */
export function TryOutForm(props: TryOutFormProps) {
  const initialValues: TryOutValues = {
    kind: 'extra',
    amount: null,
    rate: null,
    at: String(props.next),
    outcome: 'lower_payment',
  };
  return (
    <Form initialValues={initialValues} onSubmit={() => undefined} label={text.form}>
      <Fields schedule={props.schedule} next={props.next} />
      <Worked {...props} />
    </Form>
  );
}
