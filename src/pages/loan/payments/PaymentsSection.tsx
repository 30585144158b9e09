import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo, useState } from 'react';
import { firstNames } from '../../../../domain/contracts/sides.ts';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { fullNames } from '../../../../domain/names/name.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { paymentsText as text } from '../../../text/loanPayments.ts';
import type { Standing } from '../ledgerView.ts';
import { takenBack } from '../timeline/eventWords.ts';
import { useLoanRole, useSide } from '../viewer.ts';
import { BatchButton } from './BatchButton.tsx';
import { PayByApp } from './PayByApp.tsx';
import { Reported, type ReportedPayment } from './Reported.tsx';

const PaymentDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "loan-forms" */ './PaymentDialog.tsx')).PaymentDialog,
}));

/** Says in sentences how much is due now and next. */
function Now({ standing, recorded }: { standing: Standing; recorded: boolean }) {
  const { due, costs, late, next, open } = standing;
  return (
    <Box sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 600 }} className="cijfers">
        {open === 0 && due === 0
          ? text.now.paidOff
          : !recorded
            ? text.now.nothing
            : due > 0
              ? text.now.late(formatEuro(due))
              : text.now.onTime}
      </Typography>
      {!recorded && standing.unpaid.length > 0 && <Typography>{text.now.first}</Typography>}
      {costs > 0 && <Typography className="cijfers">{text.now.costs(formatEuro(costs))}</Typography>}
      {late > 0 && <Typography className="cijfers">{text.now.lateInterest(formatEuro(late))}</Typography>}
      {next !== null && (
        <Typography className="cijfers">
          {text.now.next(formatEuro(next.payment), formatDateLong(next.date))}{' '}
          {next.principal > 0 &&
            next.interest > 0 &&
            text.now.split(formatEuro(next.interest), formatEuro(next.principal))}
        </Typography>
      )}
    </Box>
  );
}

interface PaymentsSectionProps {
  loan: LoanDetail;
  standing: Standing;
  today: IsoDate;
}

/** Shows the payments to come and the reported ones, and lets a payment be written down. */
export function PaymentsSection({ loan, standing, today }: PaymentsSectionProps) {
  const [entering, setEntering] = useState(false);
  const side = useSide(loan);
  const role = useLoanRole(loan);
  const reported = useMemo(() => {
    const events = loan.events;
    const gone = takenBack(events);
    return events.filter(
      (event): event is ReportedPayment =>
        (event.kind === 'payment' || event.kind === 'extra_repayment') &&
        event.status === 'reported' &&
        !gone.has(event.hashid),
    );
  }, [loan.events]);
  const due = standing.due > 0 ? standing.due : (standing.next?.payment ?? null);

  return (
    <>
      <Now standing={standing} recorded={loan.events.length > 0} />
      {reported.length > 0 && (
        <Reported
          contract={loan.hashid}
          payments={reported}
          mayAnswer={role === 'keeper'}
          lenders={firstNames(loan.parties.from)}
        />
      )}
      {role !== 'reader' && (standing.open > 0 || standing.due > 0) && (
        <Box className="niet-afdrukken" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" onClick={() => setEntering(true)}>
            {role === 'borrower' ? text.iPaid : text.enter}
          </Button>
          {role === 'keeper' && standing.unpaid.length > 0 && <BatchButton loan={loan} unpaid={standing.unpaid} />}
        </Box>
      )}
      {side === 'to' && due !== null && (
        <PayByApp
          contract={loan.hashid}
          name={fullNames(loan.parties.from)}
          iban={loan.contract.account_iban}
          amount={due}
          description={text.qr.describe(formatDateLong(standing.next?.date ?? today))}
        />
      )}
      {entering && (
        <Suspense fallback={null}>
          <PaymentDialog loan={loan} suggested={due} today={today} onClose={() => setEntering(false)} />
        </Suspense>
      )}
    </>
  );
}
