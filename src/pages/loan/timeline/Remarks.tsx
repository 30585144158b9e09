import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { mayObject, objections, takesRemarks } from '../../../../domain/loans/events/remarks.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import type { LoanEvent, Remark } from '../../../../domain/wire/event.ts';
import type { PaperEvent } from '../../../../domain/wire/paperEvent.ts';
import { dayOf } from '../../../components/dayOf.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { useRemarkMutation, useTakeAmountMutation } from '../../../store/modules/contracts/remarksApi.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';
import { remarksText as text } from '../../../text/remarks.ts';
import { roleIn } from '../viewer.ts';
import { RemarkDialog } from './RemarkDialog.tsx';

const euros = (amount: number | undefined) => (amount === undefined ? null : formatEuro(amount));

function sayings({ by, says, amount }: Remark): string {
  const who = by.firstname;
  if (says === 'wrong') return text.says.wrong(who, euros(amount));
  return says === 'adopted' ? text.says.adopted(who, euros(amount) ?? '') : text.says[says](who);
}

interface RemarksProps {
  contract: ContractDetail;
  event: LoanEvent | PaperEvent;
  /** The record in a few words. */
  words: string;
  /** A counter-entry took it back, or asks to. */
  closed: boolean;
}

/** The remarks on a record, and the reader's options: dispute it, answer, or adopt an amount. */
export function Remarks({ contract: of, event, words, closed }: RemarksProps) {
  const me = useAppSelector(selectCurrentUser)?.hashid;
  const [asked, setAsked] = useState<'wrong' | 'reply' | null>(null);
  const [remark, remarking] = useRemarkMutation();
  const [take, taking] = useTakeAmountMutation();
  const role = roleIn(of);
  const { remarks = [], hashid, date } = event;
  const open = !closed && role !== 'reader' && me !== undefined && takesRemarks(event);
  if (!open && remarks.length === 0) return null;
  const standing = objections(event);
  const day = formatDateLong(date);
  const own = standing.some(({ by }) => by.hashid === me);
  const amounts = [...new Set(standing.flatMap(({ amount }) => amount ?? []))];
  // A waiting record is answered above, with its own buttons.
  const objects = open && event.status !== 'reported' && mayObject(event, me);
  const takes = open && role === 'keeper' && event.status !== 'reported';
  const busy = remarking.isLoading || taking.isLoading;
  const contract = of.hashid;
  return (
    <>
      {remarks.length > 0 && (
        <Box
          component="ul"
          aria-label={text.list(words)}
          sx={{ my: 0.5, pl: 2, listStyle: 'none', borderLeft: '3px solid', borderColor: 'divider' }}
        >
          {remarks.map((one) => (
            <Typography
              component="li"
              variant="body2"
              key={`${one.at} ${one.by.hashid} ${one.says}`}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {sayings(one)} {one.text !== '' && `‘${one.text}’ `}
              <Typography component="span" variant="body2" color="textSecondary">
                {dayOf(one.at)}
              </Typography>
            </Typography>
          ))}
        </Box>
      )}
      {open && (objects || remarks.length > 0) && (
        <Box className="niet-afdrukken" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -1.75 }}>
          {takes &&
            amounts.map((amount) => (
              <Button
                key={amount}
                size="small"
                variant="outlined"
                disabled={busy}
                onClick={() => void take({ contract, hashid, amount, done: text.taken(formatEuro(amount)) })}
              >
                {text.take(formatEuro(amount))}
              </Button>
            ))}
          {objects && (
            <Button size="small" aria-label={text.objectTo(words, day)} onClick={() => setAsked('wrong')}>
              {text.object}
            </Button>
          )}
          {own && (
            <Button
              size="small"
              disabled={busy}
              aria-label={text.rightTo(words, day)}
              onClick={() => void remark({ contract, hashid, says: 'right', done: text.rightDone })}
            >
              {text.right}
            </Button>
          )}
          {remarks.length > 0 && (
            <Button size="small" aria-label={text.replyTo(words, day)} onClick={() => setAsked('reply')}>
              {text.reply}
            </Button>
          )}
        </Box>
      )}
      {asked !== null && <RemarkDialog contract={of} event={event} says={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
