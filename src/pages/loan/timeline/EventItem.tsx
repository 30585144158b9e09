import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { lazy, memo, Suspense, useState } from 'react';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { isAutoPaid } from '../../../../domain/loans/automatic.ts';
import { ASSUMED } from '../../../../domain/loans/automaticWords.ts';
import { isDebt } from '../../../../domain/loans/events/openReports.ts';
import type { ChangeEvent } from '../../../../domain/loans/changes.ts';
import { fullName } from '../../../../domain/names/name.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import type { LoanEvent } from '../../../../domain/wire/event.ts';
import { dayOf } from '../../../components/dayOf.ts';
import { answersInWords } from '../answersOf.ts';
import { DownloadIcon } from '../../../components/icons/pageIcons.tsx';
import { documentsText } from '../../../text/documents.ts';
import { automaticText } from '../../../text/loanAutomatic.ts';
import { changesText, paymentsText } from '../../../text/loanPayments.ts';

const Remarks = lazy(async () => ({
  default: (await import(/* webpackChunkName: "remarks" */ './Remarks.tsx')).Remarks,
}));

const text = changesText.timeline;

interface EventItemProps {
  loan: LoanDetail;
  event: LoanEvent;
  words: string;
  /** A counter-entry took it back. */
  gone: boolean;
  /** Somebody wants to take it back, and the other has not answered. */
  asked: boolean;
  onUndo: ((event: LoanEvent) => void) | null;
  /** The event as an effective change: then it has an addendum. */
  change: ChangeEvent | null;
  onAddendum: (change: ChangeEvent) => Promise<void>;
}

/** One line of the timeline: what, when, and who recorded it. */
export const EventItem = memo(function EventItem({
  loan,
  event,
  words,
  gone,
  asked,
  onUndo,
  change,
  onAddendum,
}: EventItemProps) {
  const [busy, setBusy] = useState(false);
  const { date, kind, status, note, recorded_at, recorded_by } = event;
  const states = isDebt(event) ? paymentsText.owedStates : paymentsText.states;
  const verb = kind === 'correction' ? text.withdraw : text.undo;
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', breakInside: 'avoid' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center' }}>
        <Typography
          component="span"
          className="cijfers"
          sx={{ fontWeight: 600, ...(gone && { textDecoration: 'line-through', color: 'text.secondary' }) }}
        >
          {words}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          <time dateTime={date}>{formatDateLong(date)}</time>
        </Typography>
        {gone && <Chip size="small" label={text.corrected} />}
        {!gone && status !== 'confirmed' && <Chip size="small" label={states[status]} />}
        {asked && <Chip size="small" label={text.askedBack} />}
        {!gone && isAutoPaid(event) && <Chip size="small" label={event.own_word ? paymentsText.ownWord : ASSUMED} />}
        <Box className="niet-afdrukken" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: 'auto' }}>
          {change !== null && (
            <Button
              size="small"
              startIcon={<DownloadIcon />}
              loading={busy}
              aria-label={documentsText.downloadWhat(`${documentsText.addendum(words)}, ${formatDateLong(date)}`)}
              onClick={() => {
                setBusy(true);
                void onAddendum(change).finally(() => setBusy(false));
              }}
            >
              {documentsText.getAddendum}
            </Button>
          )}
          {onUndo !== null &&
            !gone &&
            !asked &&
            status !== 'refused' &&
            (kind !== 'correction' || status === 'reported') && (
              <Button
                size="small"
                aria-label={`${verb}: ${words}, ${formatDateLong(date)}`}
                onClick={() => onUndo(event)}
              >
                {verb}
              </Button>
            )}
        </Box>
      </Box>
      {note !== '' && (
        <Typography variant="body2" sx={{ mt: 0.25, overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {'automatic' in event && event.automatic
          ? automaticText.counted(dayOf(recorded_at))
          : text.by(fullName(recorded_by), dayOf(recorded_at))}
        {answersInWords(event)}
      </Typography>
      <Suspense fallback={null}>
        <Remarks contract={loan} event={event} words={words} closed={gone || asked} />
      </Suspense>
    </Box>
  );
});
