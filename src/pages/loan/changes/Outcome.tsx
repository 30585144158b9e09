import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo } from 'react';
import type { LoanType } from '../../../../domain/contracts/types.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { type WhatIf, whatIf } from '../../../../domain/loans/whatIf.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import type { PauseOutcome, RepaymentOutcome } from '../../../../domain/wire/event.ts';
import { RadioCards } from '../../../forms/RadioCards.tsx';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { changesText as text } from '../../../text/loanPayments.ts';
import { NowAndThen, OutcomeLines } from '../figures/Outcomes.tsx';
import { DeductionEffect } from './DeductionEffect.tsx';
import type { ChangeKind } from './changeKinds.ts';
import { type ChangeValues, draftOf } from './changeValues.ts';

/** The two outcomes of a kind of change. */
export interface OutcomeChoice {
  field: 'repaymentOutcome' | 'pauseOutcome';
  label: string;
  cards: readonly { value: RepaymentOutcome | PauseOutcome; title: string; text: string }[];
}

interface OutcomeProps {
  loan: LoanDetail;
  /** The form of repayment, for the name of a term's amount. */
  type: LoanType;
  kind: ChangeKind;
  /** Null where there is one outcome. */
  choice: OutcomeChoice | null;
  today: IsoDate;
}

/** Both outcomes side by side where there is a choice, else the loan now and then: worked out by the ledger itself. */
export function Outcome({ loan, type, kind, choice, today }: OutcomeProps) {
  const values = useDeferredValue(useFormValues<ChangeValues>().values);
  const outcomes = useMemo(() => {
    const tryWith = (changes: Partial<ChangeValues>) => {
      const draft = draftOf(kind, { ...values, ...changes }, loan.hashid, loan.ledger_version);
      return draft === null ? null : { draft, ...whatIf(loan, loan.events, draft, today) };
    };
    const each =
      choice === null ? [] : choice.cards.map((card) => ({ card, tried: tryWith({ [choice.field]: card.value }) }));
    return { chosen: tryWith({}), each };
  }, [values, kind, loan, today, choice]);
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
  if (choice === null) {
    return (
      <Box
        component="section"
        aria-label={text.outcomeTitle}
        aria-live="polite"
        sx={{ p: { xs: 2, sm: 2.5 }, borderRadius: '12px', bgcolor: 'var(--mui-palette-surface-sunken)' }}
      >
        {below}
        {chosen !== null && 'figures' in chosen.then && (
          <NowAndThen type={type} now={chosen.now.figures} then={chosen.then.figures} />
        )}
        {deduction}
      </Box>
    );
  }
  return (
    <Box aria-live="polite">
      <RadioCards
        name={choice.field}
        label={choice.label}
        cards={each.map(({ card, tried }) => ({ ...card, extra: lines(type, tried) }))}
      />
      <Box sx={{ mt: 1.5 }}>
        {below}
        {deduction}
      </Box>
    </Box>
  );
}

function lines(type: LoanType, tried: WhatIf | null) {
  return tried !== null && 'figures' in tried.then ? (
    <OutcomeLines type={type} now={tried.now.figures} then={tried.then.figures} />
  ) : undefined;
}
