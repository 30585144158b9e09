import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { agreementFileName, contractTypeName } from '../../../../domain/contracts/names.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { LedgerTerm } from '../../../../domain/loans/ledger/types.ts';
import type { LoanContract } from '../../../../domain/wire/contract.ts';
import { DownloadIcon } from '../../../components/icons/icons.tsx';
import { paths } from '../../../paths.ts';
import { saveFile } from '../../../store/api/saveText.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { calendarText as text } from '../../../text/loanCalendar.ts';
import { useSide } from '../viewer.ts';
import { calendarDays, comingTerms } from './calendarDays.ts';

/** "Zet in je agenda": the terms that are still to come as a file; nothing when none is. */
export function AddToCalendar({ loan, terms, today }: { loan: LoanContract; terms: readonly LedgerTerm[]; today: IsoDate }) {
  const dispatch = useAppDispatch();
  const side = useSide(loan);
  const [writing, setWriting] = useState(false);
  if (comingTerms(terms, today).length === 0) return null;

  async function save(): Promise<void> {
    setWriting(true);
    try {
      const { writeCalendar } = await import(/* webpackChunkName: "calendar" */ './writeCalendar.ts');
      const url = new URL(paths.lening(loan.hashid), window.location.origin).href;
      const fileName = text.fileName(agreementFileName(loan).replace(/\.pdf$/, ''));
      dispatch(saveFile(fileName, writeCalendar(text.name(contractTypeName(loan.type)), calendarDays(loan, terms, side, today), url)));
    } finally {
      setWriting(false);
    }
  }

  return (
    <Box className="niet-afdrukken" sx={{ mt: 2 }}>
      <Button startIcon={<DownloadIcon />} loading={writing} loadingPosition="start" onClick={() => void save()} sx={{ ml: -1 }}>
        {text.add}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
        {text.hint}
      </Typography>
    </Box>
  );
}
