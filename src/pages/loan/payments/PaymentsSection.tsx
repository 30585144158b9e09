import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo, useState } from 'react';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { assumedPayments } from '../../../../domain/loans/automatic.ts';
import { assumedSentence } from '../../../../domain/loans/automaticWords.ts';
import { isHistory } from '../../../../domain/loans/entering.ts';
import { openDebts, openReports } from '../../../../domain/loans/events/openReports.ts';
import { pastPayments } from '../../../../domain/loans/events/pastPayments.ts';
import { hasRecords } from '../../../../domain/loans/ledger/countingEvents.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { fullNames } from '../../../../domain/names/name.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { bankImportButtonText } from '../../../text/bankImportButton.ts';
import { paymentsText as text } from '../../../text/loanPayments.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { localSuccess, localFailure } from '../../../store/modules/toast/toastSlice.ts';
import type { Standing } from '../ledgerView.ts';
import { roleIn, useSide } from '../viewer.ts';
import { Automatic } from './Automatic.tsx';
import { PayByApp } from './PayByApp.tsx';
import { leftToAsk, paymentsIn } from './reported.ts';

const PaymentDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "loan-forms" */ './PaymentDialog.tsx')).PaymentDialog,
}));

const Reported = lazy(async () => ({
  default: (await import(/* webpackChunkName: "loan-forms" */ './Reported.tsx')).Reported,
}));
const BatchDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "loan-forms" */ './BatchDialog.tsx')).BatchDialog,
}));

const Entering = lazy(async () => ({
  default: (await import(/* webpackChunkName: "remarks" */ './Entering.tsx')).Entering,
}));

const BankImportDialog = lazy(async () => ({
  default: (await import('../../../components/bankImport/BankImportDialog.tsx')).BankImportDialog,
}));

interface NowProps {
  standing: Standing;
  recorded: boolean;
  assumed: number;
  /** Earlier payments are being entered: arrears mean nothing yet. */
  entering: boolean;
  /** A reported payment waits for its answer. */
  waits: boolean;
  /** The reported payment pays the next term, once it is confirmed. */
  nextReported: boolean;
}

/** Says in sentences how much is due now and next. */
function Now({ standing, recorded, assumed, entering, waits, nextReported }: NowProps) {
  const { due, costs, late, next, ahead, open, startsOn, principalDue, owed } = standing;
  return (
    <Box sx={{ mb: 2 }}>
      {startsOn === null && !(entering && due > 0) && !(waits && !recorded && open > 0) && (
        <Typography sx={{ fontWeight: 600 }} className="cijfers">
          {open === 0 && due === 0
            ? text.now.paidOff
            : !recorded
              ? text.now.nothing
              : due > 0
                ? text.now.late(formatEuro(due))
                : text.now.onTime}
        </Typography>
      )}
      {principalDue > 0 && !entering && (
        <Typography className="cijfers">{text.now.latePrincipal(formatEuro(principalDue))}</Typography>
      )}
      {assumed > 0 && <Typography>{assumedSentence(assumed)}</Typography>}
      {!recorded && !waits && standing.unpaid.length > 0 && <Typography>{text.now.first}</Typography>}
      {costs > 0 && <Typography className="cijfers">{text.now.costs(formatEuro(costs))}</Typography>}
      {late > 0 && <Typography className="cijfers">{text.now.lateInterest(formatEuro(late))}</Typography>}
      {due > 0 && !entering && <Typography className="cijfers">{text.now.owed(formatEuro(owed))}</Typography>}
      {ahead !== null && <Typography>{text.now.ahead(formatDateLong(ahead))}</Typography>}
      {next !== null && !nextReported && (
        <Typography className="cijfers">
          {text.now.next(formatEuro(next.payment), formatDateLong(next.date))}{' '}
          {next.paid > 0
            ? text.now.partly(formatEuro(next.paid))
            : next.principal > 0 &&
              next.interest > 0 &&
              text.now.split(formatEuro(next.interest), formatEuro(next.principal))}
        </Typography>
      )}
    </Box>
  );
}

/** The description for the bank statement: the overdue term, all of them together, or else the next one. */
function describe({ due, overdue, next }: Standing, today: IsoDate): string {
  if (due > 0 && overdue.length !== 1) return text.qr.describeArrears(formatDateLong(today));
  const term = due > 0 ? overdue[0] : next;
  return text.qr.describe(formatDateLong(term?.date ?? today));
}

interface PaymentsSectionProps {
  loan: LoanDetail;
  standing: Standing;
  today: IsoDate;
}

/** Shows the future payments and the reported ones, and lets somebody record a payment. */
export function PaymentsSection({ loan, standing, today }: PaymentsSectionProps) {
  const [asked, setAsked] = useState<'payment' | 'batch' | 'bank' | null>(null);
  const close = () => setAsked(null);
  const side = useSide(loan);
  const role = roleIn(loan);
  const waits = (loan.book?.receipt_waits ?? []).length > 0;
  const reported = useMemo(() => openReports(loan.events), [loan.events]);
  const owed = useMemo(() => openDebts(loan.events), [loan.events]);
  // As the server records it: waiting reports are left out.
  const past = useMemo(() => pastPayments(loan, loan.events, today, paymentsIn(reported)), [loan, today, reported]);
  const batch = past.length > 0 && (!waits || !reported.some(({ past_paid }) => past_paid));
  const { next } = standing;
  const description = describe(standing, today);
  const nextDue = next && next.payment - next.paid;
  // While the past is being entered none of it is asked for.
  const left = loan.entering_until === undefined ? leftToAsk(standing, reported, past) : null;
  // The sum asked for was reported: reporting it again is not the next step.
  const paidAll = reported.length > 0 && left === null && role === 'borrower';
  const pays = standing.startsOn === null && (standing.open > 0 || standing.due > 0);
  const offersEntering = role === 'keeper' && loan.book?.entering_closed === undefined && isHistory(past) && pays;
  const dispatch = useAppDispatch();

  async function request(amount: number): Promise<void> {
    const { requestPayment } = await import(/* webpackChunkName: "payment-qr" */ './paymentRequest.ts');
    const { done, failed } = await requestPayment(loan, amount, description);
    if (done !== undefined) dispatch(localSuccess(done));
    if (failed !== undefined) dispatch(localFailure(failed));
  }

  return (
    <>
      {(loan.entering_until !== undefined || offersEntering) && (
        <Suspense fallback={<Skeleton variant="rounded" height={100} sx={{ mb: 2 }} />}>
          <Entering loan={loan} keeps={role === 'keeper'} />
        </Suspense>
      )}
      <Now
        standing={standing}
        recorded={hasRecords(loan.events)}
        assumed={assumedPayments(loan.events).length}
        entering={loan.entering_until !== undefined}
        waits={reported.length > 0}
        nextReported={reported.length > 0 && left === null}
      />
      {reported.length + owed.length > 0 && (
        <Suspense fallback={<Skeleton variant="rounded" height={140} sx={{ mb: 3 }} />}>
          <Reported loan={loan} today={today} payments={reported} owed={owed} />
        </Suspense>
      )}
      {role !== 'reader' && pays && (
        <Box className="niet-afdrukken" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant={paidAll ? 'outlined' : 'contained'} onClick={() => setAsked('payment')}>
            {role !== 'borrower' ? text.enter : paidAll ? text.iPaidMore : text.iPaid}
          </Button>
          {batch && (
            <Button variant="outlined" onClick={() => setAsked('batch')}>
              {text.batch}
            </Button>
          )}
          {side !== 'to' && role === 'keeper' && left !== null && loan.contract.account_iban !== '' && (
            <Button variant="outlined" onClick={() => void request(left)}>
              {text.request}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setAsked('bank')}>
            {bankImportButtonText.open}
          </Button>
        </Box>
      )}
      {side === 'to' && role !== 'reader' && standing.startsOn === null && left !== null && (
        <PayByApp
          contract={loan.hashid}
          name={fullNames(loan.parties.from)}
          iban={loan.contract.account_iban}
          amount={left}
          description={description}
        />
      )}
      {(standing.open > 0 || standing.due > 0) && (
        <Automatic loan={loan} role={role} next={next?.date ?? null} today={today} />
      )}
      {asked !== null && (
        <Suspense fallback={null}>
          {asked === 'bank' ? (
            <BankImportDialog loan={loan.hashid} onClose={close} />
          ) : asked === 'payment' ? (
            <PaymentDialog
              loan={loan}
              suggested={left}
              expected={standing.due + (nextDue ?? 0)}
              today={today}
              onClose={close}
            />
          ) : (
            <BatchDialog loan={loan} unpaid={past} today={today} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
