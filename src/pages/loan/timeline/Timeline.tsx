import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { askedBack, takenBack } from '../../../../domain/loans/events/takenBack.ts';
import { isCharge } from '../../../../domain/loans/events/openReports.ts';
import { isAutoPaid } from '../../../../domain/loans/automatic.ts';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { addendumFileName } from '../../../../domain/contracts/fileNames.ts';
import { type ChangeEvent, changesOf } from '../../../../domain/loans/changes.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import type { LoanEvent } from '../../../../domain/wire/event.ts';
import { useUndoEventMutation } from '../../../store/modules/contracts/contractsApi.ts';
import { useDownloadAddendumMutation } from '../../../store/modules/contracts/documentsApi.ts';
import { useContractLifecycleState } from '../../../store/modules/contracts/proposalsApi.ts';
import { changesText } from '../../../text/loanPayments.ts';
import { awaitedOf } from '../awaited.ts';
import { EventItem } from './EventItem.tsx';
import { eventWords, openWords, takesBoth } from './eventWords.ts';

const UndoDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "proposals" */ '../proposals/UndoDialog.tsx')).UndoDialog,
}));

const UndoQuestion = lazy(async () => ({
  default: (await import(/* webpackChunkName: "proposals" */ './UndoQuestion.tsx')).UndoQuestion,
}));

const text = changesText.timeline;
/** The number of records a page starts with: a loan of thirty years has hundreds of records. */
const FIRST = 12;

interface TimelineProps {
  loan: LoanDetail;
  /** Whether the reader may take this record back. */
  mayUndo: (event: LoanEvent) => boolean;
}

/**
 * Everything recorded for the loan, the newest day first and on one day the last entered, with the person who recorded
 * it; nothing ever disappears from it. A change has its addendum next to it.
 */
export function Timeline({ loan, mayUndo }: TimelineProps) {
  const [shown, setShown] = useState(FIRST);
  const [year, setYear] = useState('');
  const [asking, setAsking] = useState<LoanEvent | null>(null);
  const [undo, undoing] = useUndoEventMutation();
  const [makeAddendum] = useDownloadAddendumMutation();
  const { data: lifecycle } = useContractLifecycleState(loan.hashid);
  const events = loan.events;
  const gone = useMemo(() => takenBack(events), [events]);
  const asked = useMemo(() => askedBack(events), [events]);
  const newest = useMemo(
    () => events.toReversed().sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)),
    [events],
  );
  const years = useMemo(() => [...new Set(newest.map(({ date }) => date.slice(0, 4)))], [newest]);
  const ofYear = useMemo(() => newest.filter(({ date }) => date.startsWith(year)), [newest, year]);
  const changes = useMemo(() => new Map(changesOf(events).map((change) => [change.hashid, change])), [events]);
  const ask = useCallback((event: LoanEvent) => setAsking(event), []);
  const download = useCallback(
    async (change: ChangeEvent) => {
      await makeAddendum({ hashid: change.hashid, fileName: addendumFileName(loan, change) });
    },
    [makeAddendum, loan],
  );

  /** The people who must agree to taking this back; nobody if it does not count, or nobody confirmed it. */
  const awaitedFor = (event: LoanEvent) =>
    event.status !== 'confirmed' || isAutoPaid(event)
      ? null
      : awaitedOf((isCharge(event) ? loan.book?.receipt_waits : loan.book?.debt_waits) ?? [], loan.parties);

  async function takeBack(event: LoanEvent, note: string): Promise<void> {
    const awaited = awaitedFor(event);
    const done = event.kind === 'correction' ? text.withdrawn : awaited ? text.undoAsked(awaited.who) : text.undone;
    await undo({ contract: loan.hashid, hashid: event.hashid, note, done });
    setAsking(null);
  }

  function undoWords(event: LoanEvent): string {
    if (event.kind === 'correction') return text.withdrawText;
    const awaited = awaitedFor(event);
    const words = text.undoWhat(eventWords(event, events), formatDateLong(event.date));
    return awaited ? text.undoWaits(words, awaited) : text.undoText(words);
  }

  if (events.length === 0) return <Typography color="textSecondary">{text.empty}</Typography>;
  return (
    <>
      {newest.length > FIRST && years.length > 1 && (
        <Box component="label" className="niet-afdrukken" sx={{ display: 'block', mb: 1 }}>
          {text.year}{' '}
          <Box
            component="select"
            value={year}
            onChange={(event: { target: HTMLSelectElement }) => setYear(event.target.value)}
            sx={{
              ml: 1,
              minHeight: 44,
              px: 1.5,
              font: 'inherit',
              color: 'inherit',
              bgcolor: 'background.paper',
              border: '1px solid var(--mui-palette-surface-fieldBorder)',
              borderRadius: '10px',
            }}
          >
            {['', ...years].map((one) => (
              <option key={one} value={one}>
                {one || text.everyYear}
              </option>
            ))}
          </Box>
        </Box>
      )}
      <Box component="ol" aria-label={text.title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {ofYear.slice(0, shown).map((event) => (
          <EventItem
            key={event.hashid}
            loan={loan}
            event={event}
            words={event.status === 'confirmed' ? eventWords(event, events) : openWords(event, events)}
            gone={gone.has(event.hashid)}
            asked={asked.has(event.hashid)}
            onUndo={mayUndo(event) ? ask : null}
            change={changes.get(event.hashid) ?? null}
            onAddendum={download}
          />
        ))}
      </Box>
      {ofYear.length > shown && (
        <Button className="niet-afdrukken" sx={{ mt: 1, ml: -1.5 }} onClick={() => setShown(shown + 50)}>
          {text.more(Math.min(50, ofYear.length - shown))}
        </Button>
      )}
      {asking !== null && lifecycle && takesBoth(asking) && (
        <Suspense fallback={null}>
          <UndoDialog loan={loan} lifecycle={lifecycle} event={asking} onClose={() => setAsking(null)} />
        </Suspense>
      )}
      {asking !== null && !takesBoth(asking) && (
        <Suspense fallback={null}>
          <UndoQuestion
            what={undoWords(asking)}
            verb={asking.kind === 'correction' ? text.withdraw : awaitedFor(asking) ? text.undoAsk : text.undo}
            asksWhy={asking.kind !== 'correction'}
            busy={undoing.isLoading}
            onConfirm={(why) => void takeBack(asking, why)}
            onCancel={() => setAsking(null)}
          />
        </Suspense>
      )}
    </>
  );
}
