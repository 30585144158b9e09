import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { takenBack } from '../../../../domain/loans/events/takenBack.ts';
import { addendumFileName } from '../../../../domain/contracts/fileNames.ts';
import { type ChangeEvent, changesOf } from '../../../../domain/loans/changes.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import type { LoanEvent } from '../../../../domain/wire/event.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useUndoEventMutation } from '../../../store/modules/contracts/contractsApi.ts';
import { useDownloadAddendumMutation } from '../../../store/modules/contracts/documentsApi.ts';
import { useContractLifeState } from '../../../store/modules/contracts/proposalsApi.ts';
import { changesText } from '../../../text/loanPayments.ts';
import { EventItem } from './EventItem.tsx';
import { eventWords, takesBoth } from './eventWords.ts';

const UndoDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "proposals" */ '../proposals/UndoDialog.tsx')).UndoDialog,
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
 * Everything that was recorded of the loan, the newest day first and on one day the last entered, with who did it;
 * nothing ever disappears from it. A change has its addendum beside it.
 */
export function Timeline({ loan, mayUndo }: TimelineProps) {
  const [shown, setShown] = useState(FIRST);
  const [asking, setAsking] = useState<LoanEvent | null>(null);
  const [undo, undoing] = useUndoEventMutation();
  const [makeAddendum] = useDownloadAddendumMutation();
  const { data: life } = useContractLifeState(loan.hashid);
  const events = loan.events;
  const gone = useMemo(() => takenBack(events), [events]);
  const newest = useMemo(
    () => events.toReversed().sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)),
    [events],
  );
  const changes = useMemo(() => new Map(changesOf(events).map((change) => [change.hashid, change])), [events]);
  const ask = useCallback((event: LoanEvent) => setAsking(event), []);
  const download = useCallback(
    async (change: ChangeEvent) => {
      await makeAddendum({ hashid: change.hashid, fileName: addendumFileName(loan, change) });
    },
    [makeAddendum, loan],
  );

  async function takeBack(event: LoanEvent): Promise<void> {
    await undo({ contract: loan.hashid, hashid: event.hashid, done: text.undone });
    setAsking(null);
  }

  if (events.length === 0) return <Typography color="textSecondary">{text.empty}</Typography>;
  return (
    <>
      <Box component="ol" aria-label={text.title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {newest.slice(0, shown).map((event) => (
          <EventItem
            key={event.hashid}
            event={event}
            words={eventWords(event, events)}
            gone={gone.has(event.hashid)}
            onUndo={mayUndo(event) ? ask : null}
            change={changes.get(event.hashid) ?? null}
            onAddendum={download}
          />
        ))}
      </Box>
      {newest.length > shown && (
        <Button className="niet-afdrukken" sx={{ mt: 1, ml: -1.5 }} onClick={() => setShown(shown + 50)}>
          {text.more(Math.min(50, newest.length - shown))}
        </Button>
      )}
      {asking !== null && life && takesBoth(asking) && (
        <Suspense fallback={null}>
          <UndoDialog loan={loan} life={life} event={asking} onClose={() => setAsking(null)} />
        </Suspense>
      )}
      {asking !== null && !takesBoth(asking) && (
        <ConfirmDialog
          open
          title={text.undoTitle}
          text={text.undoText(eventWords(asking, events))}
          verb={text.undo}
          busy={undoing.isLoading}
          onConfirm={() => void takeBack(asking)}
          onCancel={() => setAsking(null)}
        />
      )}
    </>
  );
}
