import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { MANY_KEPT_LINES_MESSAGE, MOST_KEPT_LINES } from '../../../domain/bank/keptLines.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import type { BankImport, KnownLines } from '../../../domain/wire/bankImport.ts';
import { useKeepLinesMutation, useTakeLinesMutation } from '../../store/modules/contracts/bankImportApi.ts';
import {
  choose,
  chosenEntries,
  linesToKeep,
  NO_CHOICES,
  missedTerms,
  type ReadLines,
  summaryOf,
} from '../../store/modules/bankImport/importChoices.ts';
import { importFormOf } from '../../store/modules/bankImport/importForm.ts';
import { keepFormOf } from '../../store/modules/bankImport/keptLines.ts';
import { bankImportText as text } from '../../text/bankImport.ts';
import { keptLinesText as later } from '../../text/keptLines.ts';
import { useToday } from '../useToday.ts';
import { GroupItem } from './GroupItem.tsx';
import { newAccounts } from './newAccounts.ts';
import { OtherLines } from './OtherLines.tsx';
import { Questions } from './Questions.tsx';

interface ReviewProps {
  read: ReadLines;
  refused: readonly { name: string; why: string }[];
  files: number;
  known: KnownLines;
  onAgain: () => void;
  onDone: (made: BankImport) => void;
}

/** The lines found, to tick; and below them, in one sentence, the result. Nothing is recorded before it is confirmed. */
export function Review({ read, refused, files, known, onAgain, onDone }: ReviewProps) {
  const [choices, dispatch] = useReducer(choose, choose(NO_CHOICES, { type: 'begun', read }));
  const today = useToday();
  const [take, { isLoading }] = useTakeLinesMutation();
  const [keep, keeping] = useKeepLinesMutation();
  const [complaint, setComplaint] = useState<string | null>(null);
  // The same key for every attempt with the same ticks, so that a lost answer does not record it twice.
  const [attempt, setAttempt] = useState<{ choices: typeof choices; key: string } | null>(null);
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => head.current?.focus(), []);
  const chosen = useMemo(() => chosenEntries(read, choices), [read, choices]);
  const summary = useMemo(() => summaryOf(read, choices), [read, choices]);
  const past = useMemo(
    () => new Map(read.loans.map((loan) => [loan.hashid, missedTerms(loan, chosen, today)])),
    [read, chosen, today],
  );
  const accounts = useMemo(() => newAccounts(read, known), [read, known]);
  const nothing = chosen.length + choices.gone.size === 0;
  const reports = read.loans.length > 0 && read.loans.every(({ book }) => book?.role === 'borrower');

  async function submit(): Promise<void> {
    if (nothing && summary.kept === 0) {
      setComplaint(text.nothingTicked);
      return;
    }
    if (summary.kept + known.kept.length > MOST_KEPT_LINES) {
      setComplaint(MANY_KEPT_LINES_MESSAGE);
      return;
    }
    const open = [...past].some(([loan, terms]) => terms.length > 0 && choices.past[loan] === undefined);
    if (open) {
      setComplaint(text.answerPast);
      return;
    }
    setComplaint(null);
    const own = attempt?.choices === choices ? attempt : { choices, key: crypto.randomUUID() };
    setAttempt(own);
    const kept = linesToKeep(read, choices);
    if (kept.length > 0) {
      // Sending it again has no second effect: if a later step fails, all can be sent again.
      const { data } = await keep({ form: await keepFormOf(known, read.bankLines, kept), done: later.kept });
      if (!data) return;
      if (nothing) {
        onAgain();
        return;
      }
    }
    const form = await importFormOf(read, choices, known, own.key);
    const { data } = await take({ form, done: text.done });
    if (data) onDone(data);
  }

  const section = (certainty: 'sure' | 'perhaps', title: string, hint: string) => {
    const groups = read.groups.filter((group) => group.certainty === certainty);
    return (
      groups.length > 0 && (
        <Box component="section" sx={{ mt: 3 }} aria-label={title}>
          <Typography variant="h3">{title}</Typography>
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            {hint}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0 }}>
            {groups.map((group) => (
              <GroupItem
                key={group.key}
                group={group}
                read={read}
                ticked={choices.ticked}
                onTick={(lines, on) => dispatch({ type: 'ticked', lines, on })}
              />
            ))}
          </Box>
        </Box>
      )
    );
  };
  return (
    <>
      {refused.map(({ name, why }) => (
        <Alert key={name} severity="warning" sx={{ mb: 2 }}>
          <AlertTitle>{text.refused(name)}</AlertTitle>
          {why}
        </Alert>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography ref={head} tabIndex={-1} sx={{ outline: 'none' }}>
          {text.readWhat(read.bankLines.length, files)}
        </Typography>
        <Button size="small" onClick={onAgain}>
          {text.another}
        </Button>
      </Box>
      {files > 0 && (
        <>
          {section('sure', text.sure, text.sureHint) || <Typography sx={{ mt: 2 }}>{text.noneSure}</Typography>}
          {section('perhaps', text.perhaps, text.perhapsHint)}
          <Box component="section" sx={{ mt: 3 }} aria-label={text.none}>
            <OtherLines
              read={read}
              byHand={choices.byHand}
              later={choices.later}
              onLater={(line, on) => dispatch({ type: 'later', line, on })}
              onPick={(line, loan) => dispatch({ type: 'byHand', line, loan })}
            />
          </Box>
          <Questions read={read} choices={choices} accounts={accounts} past={past} onChoose={dispatch} />
          <Box
            component="section"
            aria-label={text.summary}
            sx={{
              position: 'sticky',
              bottom: -24,
              mt: 3,
              mx: { xs: -2, sm: -3 },
              px: { xs: 2, sm: 3 },
              py: 2,
              borderTop: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
              zIndex: 1,
            }}
          >
            <Typography role="status" className="cijfers" sx={{ fontWeight: 600 }}>
              {text.counts(summary.payments, summary.extras, summary.recorded, summary.left)}
            </Typography>
            {summary.amount > 0 && (
              <Typography className="cijfers">{text.together(formatEuro(summary.amount))}</Typography>
            )}
            {summary.kept > 0 && <Typography>{later.keeping(summary.kept)}</Typography>}
            {choices.gone.size > 0 && <Typography>{text.corrected(choices.gone.size)}</Typography>}
            {complaint !== null && (
              <Typography role="alert" color="error">
                {complaint}
              </Typography>
            )}
            <Button
              variant="contained"
              sx={{ mt: 1.5 }}
              disabled={isLoading || keeping.isLoading}
              onClick={() => void submit()}
            >
              {nothing && summary.kept > 0 ? later.keep : reports ? text.report : text.record}
            </Button>
          </Box>
        </>
      )}
    </>
  );
}
