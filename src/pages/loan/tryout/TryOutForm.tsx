import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { MANY_WHAT_IFS_MESSAGE, MOST_WHAT_IFS } from '../../../../domain/loans/keptWhatIf.ts';
import { whatIfOnItsDay } from '../../../../domain/loans/whatIf.ts';
import { formOn } from '../../../../domain/loans/formOn.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import type { RepaymentOutcome } from '../../../../domain/wire/event.ts';
import type { Tried } from '../../../../domain/wire/whatIf.ts';
import { Form } from '../../../forms/Form.tsx';
import { MoneyField } from '../../../forms/MoneyField.tsx';
import { PercentField } from '../../../forms/PercentField.tsx';
import { RadioCards } from '../../../forms/RadioCards.tsx';
import { RadioField } from '../../../forms/RadioField.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { useGetWhatIfsQuery } from '../../../store/modules/contracts/whatIfsApi.ts';
import { tryOutFormText as text } from '../../../text/loanTryOutForm.ts';
import { tryOutText } from '../../../text/loanTryOut.ts';
import { NowAndThen, OutcomeLines } from '../figures/Outcomes.tsx';
import { KeptWhatIfs } from './KeptWhatIfs.tsx';
import type { Scenario } from './scenario.ts';
import { newTryOut, triedIn, type TryOutValues, valuesOf } from './tryOutValues.ts';
import { type Naming, WhatIfName } from './WhatIfName.tsx';

export interface TryOutFormProps {
  loan: LoanDetail;
  /** The days of the future terms, except the last: after that nothing is open. */
  days: readonly IsoDate[];
  /** The one that the chart shows. */
  onScenario: (scenario: Scenario | null) => void;
}

interface WorkedProps extends Omit<TryOutFormProps, 'days'> {
  /** Asks for a name to save it under; null while the maximum is reached. */
  onKeep: ((tried: Tried) => void) | null;
}

/** The outcome of the values, from the loan's own ledger: both ways side by side if there is a choice. */
function Worked({ loan, onScenario, onKeep }: WorkedProps) {
  const values = useDeferredValue(useFormValues<TryOutValues>().values);
  const worked = useMemo(() => {
    const way = (outcome: RepaymentOutcome) => {
      const tried = triedIn(values, outcome);
      return tried && { tried, ...whatIfOnItsDay(loan, loan.events, { ...tried, contract: loan.hashid }) };
    };
    return { lower_payment: way('lower_payment'), shorter_term: way('shorter_term') };
  }, [values, loan]);
  const type = formOn(loan, loan.events, values.at);
  const choice = values.kind === 'extra' && type !== 'RepaymentFreeLoanContract';
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
          <OutcomeLines type={type} now={tried.now.figures} then={tried.then.figures} />
        ) : undefined,
    };
  };
  return (
    <>
      <Box aria-live="polite">
        {choice && (
          <RadioCards
            name="outcome"
            label={text.outcome}
            cards={[
              card('lower_payment', text.lower_payment),
              card('shorter_term', type === 'LinearLoanContract' ? tryOutText.linear : text.shorter_term),
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
          <NowAndThen type={type} now={chosen.now.figures} then={then.figures} />
        )}
      </Box>
      {chosen !== null && then !== null && (
        <Box sx={{ mt: 2 }}>
          {onKeep ? (
            <Button onClick={() => onKeep(chosen.tried)}>{text.keep.button}</Button>
          ) : (
            <Typography variant="body2" color="textSecondary">
              {MANY_WHAT_IFS_MESSAGE}
            </Typography>
          )}
        </Box>
      )}
    </>
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

/** Tries out a change of the loan, and shows the saved ones; the loan itself does not change. */
export function TryOutForm({ loan, days, onScenario }: TryOutFormProps) {
  const [begun, setBegun] = useState({ nth: 0, values: newTryOut(days) });
  const [naming, setNaming] = useState<Naming | null>(null);
  const kept = useGetWhatIfsQuery(loan.hashid);
  const full = (kept.data?.length ?? 0) >= MOST_WHAT_IFS;
  const top = useRef<HTMLDivElement>(null);
  // The opened try-out is above the list, maybe off the screen.
  useEffect(() => {
    if (begun.nth > 0) top.current?.focus();
  }, [begun.nth]);
  return (
    <>
      <Box ref={top} tabIndex={-1} sx={{ scrollMarginTop: '96px', outline: 'none' }}>
        <Form key={begun.nth} initialValues={begun.values} onSubmit={() => undefined} label={text.form}>
          <Fields days={days} />
          <Worked loan={loan} onScenario={onScenario} onKeep={full ? null : (tried) => setNaming({ tried })} />
        </Form>
      </Box>
      <KeptWhatIfs
        loan={loan}
        days={days}
        kept={kept}
        onOpen={({ tried }) => setBegun(({ nth }) => ({ nth: nth + 1, values: valuesOf(tried, days) }))}
        onRename={(renamed) => setNaming({ renamed })}
      />
      {naming && (
        <WhatIfName contract={loan.hashid} naming={naming} kept={kept.data ?? []} onClose={() => setNaming(null)} />
      )}
    </>
  );
}
