import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo } from 'react';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { type WhatIf, whatIf } from '../../../../domain/loans/whatIf.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { RadioCards } from '../../../forms/RadioCards.tsx';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { changesText as text } from '../../../text/loanPayments.ts';
import { tryOutText } from '../../../text/loanTryOut.ts';
import { NowAndThen, OutcomeLines } from '../figures/Outcomes.tsx';
import { DeductionEffect } from './DeductionEffect.tsx';
import { type ChangeKind, type ChangeValues, draftOf } from './changeValues.ts';

interface OutcomeProps {
  loan: LoanDetail;
  /** Costs change nothing of the terms. */
  kind: Exclude<ChangeKind, 'costs'>;
  today: IsoDate;
}

const NO_CHOICE: readonly never[] = [];
const CHOICES = {
  extra_repayment: ['lower_payment', 'shorter_term'],
  forgiveness: ['lower_payment', 'shorter_term'],
  pause: ['later_end', 'same_end'],
} as const;

/** Both outcomes side by side where there is a choice, else the loan now and then: worked out by the ledger itself. */
export function Outcome({ loan, kind, today }: OutcomeProps) {
  const values = useDeferredValue(useFormValues<ChangeValues>().values);
  const field = kind === 'pause' ? 'pauseOutcome' : 'repaymentOutcome';
  // A rate has one outcome, and so has less debt on a loan that repays at its end.
  const choices =
    kind === 'rate_change' || (loan.type === 'RepaymentFreeLoanContract' && kind !== 'pause')
      ? NO_CHOICE
      : CHOICES[kind];
  const outcomes = useMemo(() => {
    const tryWith = (changes: Partial<ChangeValues>) => {
      const draft = draftOf(kind, { ...values, ...changes }, loan.hashid, loan.ledger_version);
      return draft === null ? null : { draft, ...whatIf(loan, loan.events, draft, today) };
    };
    return { chosen: tryWith({}), each: choices.map((choice) => ({ choice, tried: tryWith({ [field]: choice }) })) };
  }, [values, kind, loan, today, choices, field]);
  const { chosen, each } = outcomes;
  const deduction = chosen !== null && 'figures' in chosen.then && (
    <DeductionEffect loan={loan} draft={chosen.draft} today={today} />
  );
  const below = (
    <>
      {chosen === null && <Typography color="textSecondary">{text.fillIn}</Typography>}
      {chosen !== null && 'refused' in chosen.then && (
        <Alert severity="warning">
          {text.impossible} {chosen.then.refused.join(' ')}
        </Alert>
      )}
    </>
  );
  if (choices.length === 0) {
    return (
      <Box
        component="section"
        aria-label={text.outcomeTitle}
        aria-live="polite"
        sx={{ p: { xs: 2, sm: 2.5 }, borderRadius: '12px', bgcolor: 'var(--mui-palette-surface-sunken)' }}
      >
        {below}
        {chosen !== null && 'figures' in chosen.then && (
          <NowAndThen type={loan.type} now={chosen.now.figures} then={chosen.then.figures} />
        )}
        {deduction}
      </Box>
    );
  }
  return (
    <Box aria-live="polite">
      <RadioCards
        name={field}
        label={kind === 'pause' ? text.pauseForm.outcome : text.extraForm.outcome}
        cards={each.map(({ choice, tried }) => ({
          value: choice,
          ...wordsOf(loan, choice),
          extra: lines(loan, tried),
        }))}
      />
      <Box sx={{ mt: 1.5 }}>
        {below}
        {deduction}
      </Box>
    </Box>
  );
}

function lines(loan: LoanDetail, tried: WhatIf | null) {
  return tried !== null && 'figures' in tried.then ? (
    <OutcomeLines type={loan.type} now={tried.now.figures} then={tried.then.figures} />
  ) : undefined;
}

const words = {
  lower_payment: { title: text.extraForm.lower_payment, text: text.extraForm.lower_paymentText },
  shorter_term: { title: text.extraForm.shorter_term, text: text.extraForm.shorter_termText },
  later_end: { title: text.pauseForm.later_end, text: text.pauseForm.later_endText },
  same_end: { title: text.pauseForm.same_end, text: text.pauseForm.same_endText },
} as const;

/** Where a kind of loan keeps something else: a linear one what is repaid each term, a repayment-free one its interest. */
function wordsOf({ type }: LoanDetail, choice: keyof typeof words) {
  if (type === 'LinearLoanContract' && choice === 'shorter_term') return tryOutText.linear;
  if (type === 'RepaymentFreeLoanContract' && choice === 'same_end')
    return { ...words.same_end, text: text.pauseForm.same_endOnlyInterest };
  return words[choice];
}
