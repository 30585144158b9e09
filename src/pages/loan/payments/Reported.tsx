import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { agreedOutcome } from '../../../../domain/loans/events/burden.ts';
import { hasAddendum } from '../../../../domain/loans/events/catalogue.ts';
import { takesBack } from '../../../../domain/loans/events/takesBack.ts';
import { asksAboutPast } from '../../../../domain/loans/events/pastPayments.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { firstNames } from '../../../../domain/contracts/sides.ts';
import { fullName } from '../../../../domain/names/name.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { useAnswerEventMutation, useUndoEventMutation } from '../../../store/modules/contracts/contractsApi.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';
import { changesText, paymentsText as text } from '../../../text/loanPayments.ts';
import { remarksText } from '../../../text/remarks.ts';
import { pastText } from '../../../text/loanPast.ts';
import type { LoanEvent, ReportAnswer } from '../../../../domain/wire/event.ts';
import { alsoFor, confirmedDone } from '../awaited.ts';
import { eventWords } from '../timeline/eventWords.ts';
import { roleIn } from '../viewer.ts';
import { Waiting } from '../Waiting.tsx';
import { ConfirmAll } from './ConfirmAll.tsx';
import { ConfirmReport } from './ConfirmReport.tsx';
import { Owed } from './Owed.tsx';
import { paymentsIn, type ReportedPayment } from './reported.ts';

const RemarkDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "remarks" */ '../timeline/RemarkDialog.tsx')).RemarkDialog,
}));

interface ReportedProps {
  loan: LoanDetail;
  today: IsoDate;
  payments: readonly ReportedPayment[];
  /** Waiting costs and counter-entries, too. */
  owed: readonly LoanEvent[];
}

/** The reported payments: those who have to, say whether each is right; everybody else sees for whom it waits. */
export function Reported({ loan, today, payments, owed }: ReportedProps) {
  const [answer, { isLoading }] = useAnswerEventMutation();
  const [undo, undoing] = useUndoEventMutation();
  const [confirming, setConfirming] = useState<readonly ReportedPayment[]>([]);
  const [other, setOther] = useState<LoanEvent | null>(null);
  const me = useAppSelector(selectCurrentUser)?.hashid;
  const asks = asksAboutPast(loan, loan.events, today, paymentsIn(payments));

  const agreed = (date: IsoDate) => agreedOutcome({ ...loan, terms: loan.contract }, date);
  // The payer says whether they agree with the choice.
  const pays = loan.book?.role === 'borrower';

  const openOf = ({ hashid }: Pick<LoanEvent, 'hashid'>) => loan.book?.open.find(({ event }) => event === hashid);
  const toAnswer = payments.filter((payment) => openOf(payment)?.mine === true);
  const asksNow = asks && !pays;
  const newest = confirming.toSorted((a, b) => (a.date < b.date ? 1 : -1))[0];
  async function say({ hashid, recorded_by }: ReportedPayment, status: ReportAnswer['status']): Promise<void> {
    await answer({
      contract: loan.hashid,
      hashid,
      status,
      done:
        status === 'confirmed'
          ? confirmedDone(loan, hashid)
          : (pays ? text.refusedOwed : text.refused)(recorded_by.firstname),
    });
  }
  return (
    <Box sx={{ mb: 3, p: { xs: 2, sm: 2.5 }, borderRadius: '12px', bgcolor: 'var(--mui-palette-soft-info)' }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {text.toAnswer}
      </Typography>
      <ConfirmAll loan={loan} records={toAnswer} onAsk={asksNow ? () => setConfirming(toAnswer) : null} />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {payments.map((payment) => {
          const [amount, date] = [formatEuro(payment.amount), formatDateLong(payment.date)];
          const open = openOf(payment);
          const { mine = false, waits = [] } = open ?? {};
          const others = open?.mine ? alsoFor(open, loan.parties, me) : [];
          return (
            <Box
              component="li"
              key={payment.hashid}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', py: 1 }}
            >
              <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
                <Typography className="cijfers" sx={{ fontWeight: 600 }}>
                  {hasAddendum(payment.kind) ? eventWords(payment, []) : amount}
                </Typography>
                <Typography variant="body2">
                  {date}, {fullName(payment.recorded_by)}
                  {payment.note !== '' && `: ${payment.note}`}
                </Typography>
                {'outcome' in payment && agreed(payment.date) !== null && payment.outcome !== agreed(payment.date) && (
                  <Typography variant="body2">{text.otherwise[payment.outcome]}</Typography>
                )}
                {payment.past_paid && (
                  <Typography variant="body2">{pastText.says(payment.recorded_by.firstname)}</Typography>
                )}
                {others.length > 0 && <Typography variant="body2">{text.alsoFor(firstNames(others))}</Typography>}
                {!mine && <Waiting waits={waits} parties={loan.parties} />}
              </Box>
              {!mine && takesBack(payment, roleIn(loan), me) && (
                <Button
                  variant="outlined"
                  className="niet-afdrukken"
                  loading={undoing.isLoading}
                  aria-label={text.withdrawWhat(amount, date)}
                  onClick={() => void undo({ contract: loan.hashid, hashid: payment.hashid, done: text.withdrawn })}
                >
                  {changesText.timeline.withdraw}
                </Button>
              )}
              {mine && (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }} className="niet-afdrukken">
                  <Button
                    variant="contained"
                    disabled={isLoading}
                    aria-label={text.confirmWhat(amount, date)}
                    onClick={() => (asksNow ? setConfirming([payment]) : void say(payment, 'confirmed'))}
                  >
                    {text.confirm}
                  </Button>
                  <Button
                    variant="outlined"
                    disabled={isLoading}
                    aria-label={pays ? text.wrongWhat(`${amount} van ${date}`) : text.refuseWhat(amount, date)}
                    onClick={() => void say(payment, 'refused')}
                  >
                    {pays ? text.wrong : text.refuse}
                  </Button>
                  <Button aria-label={remarksText.otherTo(`${amount} van ${date}`)} onClick={() => setOther(payment)}>
                    {remarksText.other}
                  </Button>
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
      <Owed loan={loan} records={owed} onOther={setOther} />
      {other !== null && (
        <Suspense fallback={null}>
          <RemarkDialog contract={loan} event={other} says="wrong" onClose={() => setOther(null)} />
        </Suspense>
      )}
      {newest !== undefined && (
        <ConfirmReport
          loan={loan}
          reports={payments}
          payment={confirming.find(({ past_paid }) => past_paid) ?? newest}
          together={confirming}
          today={today}
          onClose={() => setConfirming([])}
        />
      )}
    </Box>
  );
}
