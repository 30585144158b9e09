import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isIsoDate, type IsoDate } from '../../../../domain/dates/isoDate.ts';
import { laterInSeries } from '../../../../domain/dates/monthEnd.ts';
import { agreedOutcome } from '../../../../domain/loans/events/burden.ts';
import { hasMoney, pastPayments } from '../../../../domain/loans/events/pastPayments.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { contractDate } from '../../../../domain/rules/contractDate.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { DayField } from '../../../forms/DayField.tsx';
import { KeptForm } from '../../../forms/KeptForm.tsx';
import { MoneyField } from '../../../forms/MoneyField.tsx';
import { checked, filledNumber, form, text as textOf } from '../../../forms/schema/fields.ts';
import * as generic from '../../../forms/schema/generic.ts';
import { RadioCards } from '../../../forms/RadioCards.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { forgetDraft } from '../../../forms/useDraft.ts';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { useRecordEventMutation } from '../../../store/modules/contracts/contractsApi.ts';
import { changesText } from '../../../text/loanPayments.ts';
import { paymentFormText } from '../../../text/paymentForm.ts';
import { pastText } from '../../../text/loanPast.ts';
import { useKeptAs } from '../useKeptAs.ts';
import { awaitedOf } from '../awaited.ts';
import { roleIn } from '../viewer.ts';
import { type Past, PastField } from './PastField.tsx';
import { openReports } from '../../../../domain/loans/events/openReports.ts';
import { paymentsIn } from './reported.ts';

const text = paymentFormText;

interface PaymentValues {
  amount: number | null;
  date: string;
  note: string;
  past: Past;
  /** The surplus over the expected amount: an extra repayment, or paid ahead; '' until chosen. */
  surplus: '' | 'extra' | 'ahead';
}

/** The records that a yes to "was everything paid?" adds to this payment; empty when not asked. */
function missedTerms(loan: LoanDetail, { amount, date }: PaymentValues, today: IsoDate) {
  // A history is entered one by one: then nobody asks about everything before.
  if (hasMoney(loan.events) || loan.entering_until !== undefined || !isIsoDate(date)) return [];
  return pastPayments(loan, loan.events, today, [
    ...paymentsIn(openReports(loan.events)),
    { date, amount: amount ?? 0 },
  ]);
}

/** The surplus over the expected amount, in cents; 0 while a history is entered, or while earlier terms may be unpaid. */
function surplusOf(values: PaymentValues, { loan, expected, today }: PaymentDialogFacts): number {
  if (expected === 0 || loan.entering_until !== undefined) return 0;
  if (values.past !== 'yes' && missedTerms(loan, values, today).length > 0) return 0;
  return Math.max(0, (values.amount ?? 0) - expected);
}

const schemaOf = (facts: PaymentDialogFacts) =>
  form({
    amount: filledNumber(changesText.missing.amount).concat(generic.positive()),
    date: textOf((value) => contractDate(value)),
    past: checked<PaymentValues>((values) =>
      values.past === '' && missedTerms(facts.loan, values, facts.today).length > 0 ? pastText.choose : null,
    ),
    surplus: checked<PaymentValues>((values) =>
      values.surplus === '' && surplusOf(values, facts) > 0 ? text.surplus.choose : null,
    ),
  });

interface PaymentDialogFacts {
  loan: LoanDetail;
  /** The most that is expected now: the amount due and the next term, in cents. */
  expected: number;
  today: IsoDate;
}

/**
 * The questions about the typed amount: whether everything before was paid, whether an unexpected amount is right, and whether
 * a surplus is an extra repayment or paid ahead, as interest still runs over a sum that somebody may believe repaid (decision
 * 0001).
 */
function PastAndAhead({ reports, ...facts }: PaymentDialogFacts & { reports: boolean }) {
  const { loan, today, expected } = facts;
  const { values } = useFormValues<PaymentValues>();
  const surplus = surplusOf(values, facts);
  const amount = values.amount ?? 0;
  const [term, rest] = [formatEuro(expected), formatEuro(surplus)];
  return (
    <>
      <PastField payments={missedTerms(loan, values, today)} reports={reports} />
      {/* Announced when it appears, and no gap while it is empty. */}
      <Box role="status" sx={{ '&:empty': { mt: '0 !important' } }}>
        {amount > 0 && amount < expected && loan.entering_until === undefined && (
          <Alert severity="info">{text.less(formatEuro(amount), term)}</Alert>
        )}
      </Box>
      {surplus > 0 && (
        <RadioCards
          name="surplus"
          label={text.surplus.label(rest, term)}
          cards={[
            { value: 'extra', title: text.surplus.extra, text: text.surplus.extraText(term, rest) },
            { value: 'ahead', title: text.surplus.ahead, text: text.surplus.aheadText(rest) },
          ]}
        />
      )}
    </>
  );
}

interface PaymentDialogProps extends PaymentDialogFacts {
  /** The amount that falls due now, in cents; null when nothing does. */
  suggested: number | null;
  onClose: () => void;
}

/** Records a payment: the borrower's record waits for the lender, the lender's record counts. */
export function PaymentDialog({ loan, suggested, expected, today, onClose: closed }: PaymentDialogProps) {
  const keptAs = useKeptAs('betaling', loan);
  const onClose = () => {
    forgetDraft(keptAs);
    closed();
  };
  const [record] = useRecordEventMutation();
  const borrower = roleIn(loan) === 'borrower';
  const awaited = awaitedOf(loan.book?.receipt_waits ?? [], loan.parties);
  const schema = useMemo(() => schemaOf({ loan, expected, today }), [loan, expected, today]);
  /** The payment was saved and the extra repayment was not: on a second press the payment is not saved twice. */
  const left = useRef<{ extra: number; ledger_version: number } | null>(null);
  const enters = loan.entering_until !== undefined;
  /** The next payment of a history: the same amount, a month later. */
  const [next, setNext] = useState({ round: 0, amount: suggested, date: today });
  const another = useRef(false);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (next.round > 0) fields.current?.querySelector('input')?.focus();
  }, [next.round]);

  async function submit(values: PaymentValues): Promise<void> {
    const { date, note, past } = values;
    // Somebody else may have recorded first: then it is no longer asked, and an earlier answer is about an older state.
    const asked = missedTerms(loan, values, today).length > 0;
    const extra = values.surplus === 'extra' ? surplusOf(values, { loan, expected, today }) : 0;
    const common = { contract: loan.hashid, date, note };
    const done = awaited ? text.savedTo(awaited) : text.saved;
    const payment = {
      ...common,
      kind: 'payment' as const,
      amount: (values.amount ?? 0) - extra,
      ...(asked && past === 'yes' && { past_paid: true }),
    };
    if (left.current === null) {
      const saved = await record({ draft: { ...payment, ledger_version: loan.ledger_version }, done }).unwrap();
      left.current = { extra, ledger_version: saved.ledger_version ?? 0 };
    }
    if (left.current.extra > 0) {
      const outcome = agreedOutcome({ ...loan, terms: loan.contract }, date) ?? ('lower_payment' as const);
      const { extra: amount, ledger_version } = left.current;
      const draft = { ...common, kind: 'extra_repayment' as const, amount, outcome, ledger_version };
      await record({ draft, done: awaited ? done : text.savedBoth }).unwrap();
    }
    left.current = null;
    if (!another.current) {
      onClose();
      return;
    }
    another.current = false;
    // The next form starts without the sent values, and not beyond today.
    forgetDraft(keptAs);
    const later = laterInSeries(date, 1, loan.contract.on_last_day);
    setNext((one) => ({ round: one.round + 1, amount: values.amount, date: later < today ? later : today }));
  }
  return (
    <PageDialog open title={borrower ? text.titleTo : text.title} closeLabel={changesText.cancel} onClose={onClose}>
      <KeptForm<PaymentValues>
        key={next.round}
        keptAs={keptAs}
        base={loan.ledger_version}
        initialValues={{ amount: next.amount, date: next.date, note: '', past: '', surplus: '' }}
        schema={schema}
        onSubmit={submit}
      >
        {(borrower || awaited) && (
          <Alert severity="info">{awaited ? text.reportExplained(awaited) : text.ownWord}</Alert>
        )}
        <div ref={fields}>
          <MoneyField name="amount" label={text.amount} words />
        </div>
        <DayField name="date" label={text.date} />
        <TextField name="note" label={text.note} hint={text.noteHint} optional />
        <PastAndAhead loan={loan} today={today} expected={expected} reports={awaited !== null} />
        <Stack
          direction="row"
          spacing={1.5}
          useFlexGap
          sx={{ flexWrap: 'wrap' }}
          // Every other submission closes it.
          onClickCapture={() => {
            another.current = false;
          }}
        >
          <SubmitButton>{borrower ? text.submitTo : text.submit}</SubmitButton>
          {enters && (
            <Button
              type="submit"
              variant="outlined"
              onClick={() => {
                another.current = true;
              }}
            >
              {text.next}
            </Button>
          )}
          <Button onClick={onClose}>{changesText.cancel}</Button>
        </Stack>
      </KeptForm>
    </PageDialog>
  );
}
