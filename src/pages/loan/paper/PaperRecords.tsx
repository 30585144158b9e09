import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { isAutoPaid } from '../../../../domain/loans/automatic.ts';
import { takenBack } from '../../../../domain/loans/events/takenBack.ts';
import { takesBack } from '../../../../domain/loans/events/takesBack.ts';
import type { LoanRole } from '../../../../domain/loans/loanRole.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { fullName } from '../../../../domain/names/name.ts';
import type { GiftDetail } from '../../../../domain/wire/contract.ts';
import type { PaperEvent } from '../../../../domain/wire/paperEvent.ts';
import { dayOf } from '../../../components/dayOf.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { useAnswerEventMutation, useUndoEventMutation } from '../../../store/modules/contracts/contractsApi.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';
import { changesText, paymentsText } from '../../../text/loanPayments.ts';
import { paperText } from '../../../text/paperGift.ts';
import { answersInWords } from '../answersOf.ts';
import { awaitedOf, confirmedDone } from '../awaited.ts';
import { Waiting } from '../Waiting.tsx';

const Remarks = lazy(async () => ({
  default: (await import(/* webpackChunkName: "remarks" */ '../timeline/Remarks.tsx')).Remarks,
}));
const UndoQuestion = lazy(async () => ({
  default: (await import(/* webpackChunkName: "proposals" */ '../timeline/UndoQuestion.tsx')).UndoQuestion,
}));

const text = paperText.records;
const timeline = changesText.timeline;
type Payment = Exclude<PaperEvent, { kind: 'correction' }>;

const words = (event: Payment) =>
  (event.kind === 'interest'
    ? text.interest(formatEuro(event.amount), event.year)
    : text.payout(formatEuro(event.amount))) + (event.half ? text.half[event.half] : '');

/** The words of an answer: whether a payment came in, and whether taking one back is right. */
const CAME_IN = {
  yes: paymentsText.confirmed,
  no: paymentsText.refused,
  noVerb: paymentsText.refuse,
  noWhat: paymentsText.refuseWhat,
};
const OWED = {
  yes: paymentsText.confirmedOwed,
  no: paymentsText.refusedOwed,
  noVerb: paymentsText.wrong,
  noWhat: paymentsText.wrongWhat,
};

/** Every payment that was recorded of a gift on paper, newest first: the proof of payment, and who says so. */
export function PaperRecords({ gift, role }: { gift: GiftDetail; role: LoanRole }) {
  const [asking, setAsking] = useState<Payment | null>(null);
  const [answer, answering] = useAnswerEventMutation();
  const [undo, undoing] = useUndoEventMutation();
  const me = useAppSelector(selectCurrentUser)?.hashid;
  const { events = [], hashid: contract, parties } = gift;
  const gone = takenBack(events);
  const payments = events.flatMap((event) => (event.kind === 'correction' ? [] : [event])).toReversed();

  /** The counter-entry of a record that waits for an answer. */
  const askedOf = ({ hashid }: Payment) =>
    events.find((one) => one.kind === 'correction' && one.status === 'reported' && one.corrects === hashid);
  /** The people who must agree to taking it back. */
  const awaitedFor = (event: Payment) =>
    event.status !== 'confirmed' || isAutoPaid(event) ? null : awaitedOf(gift.book?.debt_waits ?? [], parties);

  async function say(
    { hashid, recorded_by }: Pick<PaperEvent, 'hashid' | 'recorded_by'>,
    status: 'confirmed' | 'refused',
    words: { yes: string; no: (who: string) => string },
  ): Promise<void> {
    const done = status === 'confirmed' ? confirmedDone(gift, hashid, words.yes) : words.no(recorded_by.firstname);
    await answer({ contract, hashid, status, done });
  }
  async function takeBack(event: Payment, note: string): Promise<void> {
    const awaited = awaitedFor(event);
    const done = awaited ? timeline.undoAsked(awaited.who) : timeline.undone;
    await undo({ contract, hashid: event.hashid, note, done });
    setAsking(null);
  }
  function undoWords(event: Payment): string {
    const awaited = awaitedFor(event);
    const what = timeline.undoWhat(words(event), formatDateLong(event.date));
    return awaited ? timeline.undoWaits(what, awaited) : timeline.undoText(what);
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
          const asked = askedOf(event);
          const waiting = asked ?? event;
          const open = isGone ? undefined : gift.book?.open.find((one) => one.event === waiting.hashid);
          const said = asked ? OWED : CAME_IN;
          const what = asked ? timeline.takeBack(words(event)) : amount;
          const mayUndo = !isGone && !asked && event.status !== 'refused' && takesBack(event, role, me);
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
                {asked && <Chip size="small" label={timeline.askedBack} />}
                {!isGone && isAutoPaid(event) && <Chip size="small" label={paymentsText.ownWord} />}
                <Box className="niet-afdrukken" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
                  {open?.mine === true && (
                    <>
                      <Button
                        variant="contained"
                        disabled={answering.isLoading}
                        aria-label={paymentsText.confirmWhat(what, date)}
                        onClick={() => void say(waiting, 'confirmed', said)}
                      >
                        {paymentsText.confirm}
                      </Button>
                      <Button
                        variant="outlined"
                        disabled={answering.isLoading}
                        aria-label={said.noWhat(what, date)}
                        onClick={() => void say(waiting, 'refused', said)}
                      >
                        {said.noVerb}
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
                {answersInWords(event)}
              </Typography>
              <Suspense fallback={null}>
                <Remarks contract={gift} event={event} words={words(event)} closed={isGone || asked !== undefined} />
              </Suspense>
              {open?.mine === false && <Waiting waits={open.waits} parties={parties} />}
            </Box>
          );
        })}
      </Box>
      {asking !== null && (
        <Suspense fallback={null}>
          <UndoQuestion
            what={undoWords(asking)}
            verb={awaitedFor(asking) ? timeline.undoAsk : timeline.undo}
            busy={undoing.isLoading}
            onConfirm={(why) => void takeBack(asking, why)}
            onCancel={() => setAsking(null)}
          />
        </Suspense>
      )}
    </>
  );
}
