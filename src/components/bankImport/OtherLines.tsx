import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { reasonOf } from '../../../domain/bank/matchWords.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import type { ReadLines } from '../../store/modules/bankImport/importChoices.ts';
import { bankImportText as text } from '../../text/bankImport.ts';
import { keptLinesText as laterText } from '../../text/keptLines.ts';
import { LineRow } from './LineRow.tsx';
import { loanName } from './loanName.ts';

/** The number drawn at a time: a file can have tens of thousands. */
const SLICE = 100;

interface OtherLinesProps {
  read: ReadLines;
  byHand: ReadonlyMap<number, string>;
  later: ReadonlySet<number>;
  onPick: (line: number, loan: string | null) => void;
  onLater: (line: number, on: boolean) => void;
}

/** Keeps the ticked lines for later. */
const LATER = 'later';

/** The unmatched lines: found by a word or an amount, and ticked for a loan by hand, or kept for later. */
export function OtherLines({ read, byHand, later, onPick, onLater }: OtherLinesProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(SLICE);
  const [wanted, setWanted] = useState('');
  const [loan, setLoan] = useState(read.loans[0]?.hashid ?? '');
  const sought = useDeferredValue(wanted.trim().toLocaleLowerCase('nl'));
  const all = useMemo(
    () => read.lines.filter(({ certainty, line }) => certainty === 'none' && !read.keptBefore.has(line)),
    [read],
  );
  const found = useMemo(() => {
    if (sought === '') return all;
    return all.filter(({ line }) => {
      const one = read.bankLines[line];
      if (!one) return false;
      const said = `${one.counterparty.name} ${one.text} ${formatEuro(one.amount)} ${one.day}`;
      return said.toLocaleLowerCase('nl').includes(sought);
    });
  }, [all, read, sought]);
  const there = read.keptBefore.size > 0 && (
    <Typography sx={{ mb: 1 }}>{laterText.there(read.keptBefore.size)}</Typography>
  );
  if (all.length === 0) return there || null;
  return (
    <>
      {there}
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? text.hideNone : text.showNone(all.length)}
      </Button>
      {open && (
        <Box sx={{ mt: 1 }}>
          <Typography sx={{ mb: 1 }}>{text.noneHint}</Typography>
          {read.loans.length > 0 && (
            <FormControl fullWidth sx={{ mb: 2, maxWidth: '32rem' }}>
              <FormLabel htmlFor={`${id}-loan`}>{text.ofLoan}</FormLabel>
              <Select
                native
                value={loan}
                inputProps={{ id: `${id}-loan` }}
                onChange={({ target }) => setLoan(target.value)}
              >
                {read.loans.map((one) => (
                  <option key={one.hashid} value={one.hashid}>
                    {loanName(one)}
                  </option>
                ))}
                <option value={LATER}>{laterText.target}</option>
              </Select>
            </FormControl>
          )}
          {loan === LATER && <Typography sx={{ mb: 2, maxWidth: '60ch' }}>{laterText.what}</Typography>}
          <FormControl fullWidth sx={{ mb: 1, maxWidth: '32rem' }}>
            <FormLabel htmlFor={`${id}-search`}>{text.search}</FormLabel>
            <OutlinedInput
              id={`${id}-search`}
              type="search"
              value={wanted}
              onChange={({ target }) => {
                setWanted(target.value);
                setShown(SLICE);
              }}
            />
          </FormControl>
          {found.length === 0 && <Typography>{text.nothingFound}</Typography>}
          <Box component="ul" aria-label={text.none} sx={{ m: 0, p: 0 }}>
            {found.slice(0, shown).map(({ line, why }) => {
              const bankLine = read.bankLines[line];
              return (
                bankLine && (
                  <LineRow
                    key={line}
                    line={bankLine}
                    reason={reasonOf(why)}
                    checked={byHand.has(line) || later.has(line)}
                    onChange={(on) => (on && loan !== LATER ? onPick(line, loan) : onLater(line, on))}
                  />
                )
              );
            })}
          </Box>
          {found.length > shown && (
            <Button onClick={() => setShown(shown + SLICE)}>{text.more(Math.min(SLICE, found.length - shown))}</Button>
          )}
        </Box>
      )}
    </>
  );
}
