import type { EventDraft, RepaymentOutcome } from '../../../../domain/wire/event.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { whatIfOnItsDay } from '../../../../domain/loans/whatIf.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
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
  /** The day of the term after which it changes; empty while none is chosen. */
  at: string;
  outcome: RepaymentOutcome;
}

export interface TryOutFormProps {
  loan: LoanDetail;
  /** The days of the terms that are still to come, but the last: after it nothing is open any more. */
  days: readonly IsoDate[];
  /** The one that the chart shows. */
  onScenario: (scenario: Scenario | null) => void;
}

function draftOf({ kind, amount, rate, at }: TryOutValues, contract: string, outcome: RepaymentOutcome) {
  const common = { contract, date: at };
  if (kind === 'rate')
    return rate === null ? null : { ...common, kind: 'rate_change' as const, rate_millipercent: rate };
  return amount === null ? null : { ...common, kind: 'extra_repayment' as const, amount, outcome };
}

/** The outcome of what is filled in, by the loan's own ledger: both ways side by side where there is a choice. */
function Worked({ loan, onScenario }: Omit<TryOutFormProps, 'days'>) {
  const values = useDeferredValue(useFormValues<TryOutValues>().values);
  const worked = useMemo(() => {
    const tried = (outcome: RepaymentOutcome) => {
      const draft: EventDraft | null = values.at === '' ? null : draftOf(values, loan.hashid, outcome);
      return draft === null ? null : whatIfOnItsDay(loan, loan.events, draft);
    };
    return { lower_payment: tried('lower_payment'), shorter_term: tried('shorter_term') };
  }, [values, loan]);
  const choice = values.kind === 'extra' && loan.type !== 'RepaymentFreeLoanContract';
  const chosen = worked[choice ? values.outcome : 'lower_payment'];
  const then = chosen === null || 'refused' in chosen.then ? null : chosen.then;

  useEffect(() => {
    onScenario(chosen === null || then === null ? null : { date: values.at, now: chosen.now, then });
  }, [chosen, then, values.at, onScenario]);
  useEffect(() => () => onScenario(null), [onScenario]);

  const card = (value: RepaymentOutcome, words: { title: string; text: string }) => {
    const tried = worked[value];
    return {
      value,
      ...words,
      extra:
        tried !== null && 'figures' in tried.then ? (
          <OutcomeLines type={loan.type} now={tried.now.figures} then={tried.then.figures} />
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
      {chosen !== null && 'refused' in chosen.then && (
        <Alert severity="warning" sx={{ mt: choice ? 2 : 0 }}>
          {chosen.then.refused.join(' ')}
        </Alert>
      )}
      {!choice && chosen !== null && then !== null && (
        <NowAndThen type={loan.type} now={chosen.now.figures} then={then.figures} />
      )}
    </Box>
  );
}

function Fields({ days }: Pick<TryOutFormProps, 'days'>) {
  const { kind } = useFormValues<TryOutValues>().values;
  const terms = useMemo(() => days.map((day) => ({ value: day, label: formatDateLong(day) })), [days]);
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
    at: props.days[0] ?? '',
    outcome: 'lower_payment',
  };
  return (
    <Form initialValues={initialValues} onSubmit={() => undefined} label={text.form}>
      <Fields days={props.days} />
      <Worked {...props} />
    </Form>
  );
}
