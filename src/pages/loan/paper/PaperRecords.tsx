import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { eitherName } from '../../../../domain/contracts/eitherName.ts';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { takenBack } from '../../../../domain/loans/events/takenBack.ts';
import { takesBack } from '../../../../domain/loans/events/takesBack.ts';
import type { LoanRole } from '../../../../domain/loans/loanRole.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { fullName } from '../../../../domain/names/name.ts';
import type { GiftDetail } from '../../../../domain/wire/contract.ts';
import type { PaperEvent } from '../../../../domain/wire/paperEvent.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { dayOf } from '../../../components/dayOf.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { useAnswerEventMutation, useUndoEventMutation } from '../../../store/modules/contracts/contractsApi.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';
import { changesText, paymentsText } from '../../../text/loanPayments.ts';
import { paperText } from '../../../text/paperGift.ts';
import { BlockedAnswer } from '../BlockedAnswer.tsx';

const text = paperText.records;
const timeline = changesText.timeline;
type Payment = Exclude<PaperEvent, { kind: 'correction' }>;

const words = (event: Payment) =>
  event.kind === 'interest'
    ? text.interest(formatEuro(event.amount), event.year)
    : text.payout(formatEuro(event.amount));

/** Every payment that was recorded of a gift on paper, newest first: the proof of what was paid, and who says so. */
export function PaperRecords({ gift, role }: { gift: GiftDetail; role: LoanRole }) {
  const [asking, setAsking] = useState<Payment | null>(null);
  const [answer, answering] = useAnswerEventMutation();
  const [undo, undoing] = useUndoEventMutation();
  const me = useAppSelector(selectCurrentUser)?.hashid;
  const { events = [], hashid: contract, parties } = gift;
  const gone = takenBack(events);
  const payments = events.flatMap((event) => (event.kind === 'correction' ? [] : [event])).toReversed();

  async function say({ hashid, recorded_by }: Payment, status: 'confirmed' | 'refused'): Promise<void> {
    const done = status === 'confirmed' ? paymentsText.confirmed : paymentsText.refused(recorded_by.firstname);
    await answer({ contract, hashid, status, done });
  }
  async function takeBack({ hashid }: Payment): Promise<void> {
    await undo({ contract, hashid, done: timeline.undone });
    setAsking(null);
  }
  return (
    <>
      <Typography variant="h3">{text.title}</Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {payments.length === 0 ? text.none : paperText.proof}
      </Typography>
      <Box component="ol" aria-label={text.title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {payments.map((event) => {
          const isGone = gone.has(event.hashid);
          const [amount, date] = [formatEuro(event.amount), formatDateLong(event.date)];
          const waits = event.status === 'reported' && !isGone;
          const mayUndo = !isGone && event.status !== 'refused' && takesBack(event, role, me);
          return (
            <Box component="li" key={event.hashid} sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center' }}>
                <Typography
                  className="cijfers"
                  sx={{ fontWeight: 600, ...(isGone && { textDecoration: 'line-through', color: 'text.secondary' }) }}
                >
                  {words(event)}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  <time dateTime={event.date}>{date}</time>
                </Typography>
                {isGone && <Chip size="small" label={timeline.corrected} />}
                {!isGone && event.status !== 'confirmed' && (
                  <Chip size="small" label={paymentsText.states[event.status]} />
                )}
                <Box className="niet-afdrukken" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
                  {waits && role === 'keeper' && (
                    <>
                      <Button
                        variant="contained"
                        disabled={answering.isLoading}
                        aria-label={paymentsText.confirmWhat(amount, date)}
                        onClick={() => void say(event, 'confirmed')}
                      >
                        {paymentsText.confirm}
                      </Button>
                      <Button
                        variant="outlined"
                        disabled={answering.isLoading}
                        aria-label={paymentsText.refuseWhat(amount, date)}
                        onClick={() => void say(event, 'refused')}
                      >
                        {paymentsText.refuse}
                      </Button>
                    </>
                  )}
                  {mayUndo && (
                    <Button
                      size="small"
                      aria-label={`${timeline.undo}: ${words(event)}, ${date}`}
                      onClick={() => setAsking(event)}
                    >
                      {timeline.undo}
                    </Button>
                  )}
                </Box>
              </Box>
              {event.note !== '' && (
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {event.note}
                </Typography>
              )}
              <Typography variant="body2" color="textSecondary">
                {timeline.by(fullName(event.recorded_by), dayOf(event.recorded_at))}
                {event.answered_by !== null &&
                  event.answered_at !== null &&
                  `. ${timeline.answeredBy(fullName(event.answered_by), dayOf(event.answered_at), event.status === 'confirmed')}`}
                {waits && role !== 'keeper' && `. ${paymentsText.waiting(eitherName(parties.to))}`}
              </Typography>
              {waits && role !== 'keeper' && <BlockedAnswer parties={parties.to} />}
            </Box>
          );
        })}
      </Box>
      {asking !== null && (
        <ConfirmDialog
          open
          title={timeline.undoTitle}
          text={timeline.undoText(words(asking))}
          verb={timeline.undo}
          busy={undoing.isLoading}
          onConfirm={() => void takeBack(asking)}
          onCancel={() => setAsking(null)}
        />
      )}
    </>
  );
}
