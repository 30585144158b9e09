import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { BankImport, ImportOfLoan } from '../../../domain/wire/bankImport.ts';
import { useUndoImportMutation } from '../../store/modules/contracts/bankImportApi.ts';
import { bankImportText as text } from '../../text/bankImport.ts';
import { InstantText } from '../InstantText.tsx';

const TOLD = ['recorded', 'reported', 'confirmed', 'known', 'past', 'missing'] as const;

const sumOf = (loans: readonly ImportOfLoan[], what: (typeof TOLD)[number]): number =>
  loans.reduce((sum, loan) => sum + loan[what], 0);

/** The button that undoes an import, for a day. */
export function UndoImport({ made, onUndone }: { made: BankImport; onUndone: () => void }) {
  const [undo, { isLoading }] = useUndoImportMutation();
  return (
    <Button
      variant="outlined"
      disabled={isLoading}
      onClick={() => void undo({ hashid: made.hashid, done: text.undone }).then(({ data }) => data && onUndone())}
    >
      {text.undo}
    </Button>
  );
}

/** The result of the import, and the way to undo it. */
export function ImportDone({ made, onClose }: { made: BankImport; onClose: () => void }) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <>
      <Typography variant="h3" ref={head} tabIndex={-1} sx={{ outline: 'none', mb: 1 }}>
        {text.doneTitle}
      </Typography>
      {TOLD.map((what) => {
        const many = sumOf(made.loans, what);
        return many > 0 && <Typography key={what}>{text.told[what](many)}</Typography>;
      })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {text.close}
        </Button>
        <UndoImport made={made} onUndone={onClose} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {text.undoUntil} <InstantText instant={made.undo_until} />.
      </Typography>
    </>
  );
}
