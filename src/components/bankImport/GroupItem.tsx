import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { LineGroup } from '../../../domain/bank/lineGroups.ts';
import { reasonOf } from '../../../domain/bank/matchWords.ts';
import type { ReadLines } from '../../store/modules/bankImport/importChoices.ts';
import { bankImportText as text } from '../../text/bankImport.ts';
import { LineRow } from './LineRow.tsx';
import { loanName } from './loanName.ts';

/** The number drawn at a time. */
const SLICE = 100;

interface GroupItemProps {
  group: LineGroup;
  read: ReadLines;
  ticked: ReadonlySet<number>;
  onTick: (lines: readonly number[], on: boolean) => void;
}

/** Lines that are ticked together; one by one once the group is opened. */
export function GroupItem({ group, read, ticked, onTick }: GroupItemProps) {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(SLICE);
  const left = group.lines.length - shown;
  const on = group.lines.filter((line) => ticked.has(line)).length;
  const first = read.lines[group.lines[0] ?? -1];
  const names = read.loans.filter(({ hashid }) => group.loans.includes(hashid)).map(loanName);
  const said = [
    ...(read.loans.length > 1 ? [text.forLoan(names.join(' en '))] : []),
    ...(group.kind === 'extra_repayment' ? [text.asExtra] : []),
    ...(first?.why.code === 'recorded' && group.reason === '' ? [text.asRecorded] : []),
    ...(group.reason === '' ? [] : [group.reason]),
  ];
  return (
    <Box
      component="li"
      sx={{ listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: '12px', p: 1, mb: 1 }}
    >
      <FormControlLabel
        sx={{ alignItems: 'flex-start', mx: 0, width: '100%' }}
        control={
          <Checkbox
            checked={on === group.lines.length}
            indeterminate={on > 0 && on < group.lines.length}
            onChange={(_event, checked) => onTick(group.lines, checked)}
          />
        }
        label={
          <Box sx={{ pt: 1, minWidth: 0 }}>
            <Typography className="cijfers" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {group.title}
            </Typography>
            {said.length > 0 && (
              <Typography variant="body2" color="textSecondary">
                {said.join(' · ')}
              </Typography>
            )}
          </Box>
        }
      />
      {group.lines.length > 1 && (
        <Button size="small" sx={{ ml: 4 }} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? text.hide : text.show}
        </Button>
      )}
      {open && (
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, pl: { xs: 0, sm: 4 } }}>
          {group.lines.slice(0, shown).map((line) => {
            const bankLine = read.bankLines[line];
            const match = read.lines[line];
            return (
              bankLine &&
              match && (
                <LineRow
                  key={line}
                  line={bankLine}
                  reason={reasonOf(match.why)}
                  checked={ticked.has(line)}
                  onChange={(checked) => onTick([line], checked)}
                />
              )
            );
          })}
        </Box>
      )}
      {open && left > 0 && (
        <Button sx={{ ml: { sm: 4 } }} onClick={() => setShown(shown + SLICE)}>
          {text.more(Math.min(SLICE, left))}
        </Button>
      )}
    </Box>
  );
}
