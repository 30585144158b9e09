import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { loanPayments } from '../../../domain/bank/out/loanPayments.ts';
import { agreementName } from '../../../domain/contracts/fileNames.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { loansNow } from '../../store/modules/contracts/loansNow.ts';
import { chunkFailed, localSuccess, localFailure } from '../../store/modules/toast/toastSlice.ts';
import { selectCurrentUser } from '../../store/modules/user/userSlice.ts';
import { saveFile } from '../../store/saveFile.ts';
import { paymentsOutText as text } from '../../text/paymentsOut.ts';
import { DownloadIcon } from '../icons/pageIcons.tsx';
import { PageDialog } from '../PageDialog.tsx';
import { useToday } from '../useToday.ts';
import { paymentsFile, type PaymentsFormat } from './paymentsFile.ts';

const FORMATS = Object.keys(text.formats) as PaymentsFormat[];

interface PaymentsOutDialogProps {
  /** The loan it is about, by hashid; without one, every loan of the reader. */
  loan?: string;
  onClose: () => void;
}

/** Makes a file of payments on this device, from the ledger as the server has it now (docs/decisions/0010). */
export function PaymentsOutDialog({ loan, onClose }: PaymentsOutDialogProps) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const me = useAppSelector(selectCurrentUser)?.hashid;
  const [making, setMaking] = useState<PaymentsFormat | null>(null);

  async function make(format: PaymentsFormat): Promise<void> {
    // A failed call was reported, and no file is made of the others.
    const answered = await dispatch(loansNow(loan)).catch(() => null);
    if (answered === null) return;
    const loans = answered.map((one) => loanPayments(one, me));
    const payments = loans.reduce((sum, { lines }) => sum + lines.length, 0);
    if (payments === 0) {
      dispatch(localFailure(text.none));
      return;
    }
    const [first] = loans;
    const of = loan === undefined || !first ? text.allLoans(today) : agreementName(first.loan);
    dispatch(saveFile(`${text.fileName(of)}.${format}`, await paymentsFile(format, loans, today)));
    dispatch(localSuccess(text.done(payments)));
  }

  return (
    <PageDialog open title={text.title} closeLabel={text.close} onClose={onClose}>
      <Typography>{loan === undefined ? text.all : text.one}</Typography>
      <Typography sx={{ mt: 1 }}>{text.counted}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
        {FORMATS.map((format) => {
          const { name, hint } = text.formats[format];
          return (
            <Box
              component="li"
              key={format}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1.5,
                alignItems: 'center',
                py: 1.5,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {hint}
                </Typography>
              </Box>
              <Button
                variant="outlined"
                startIcon={<DownloadIcon />}
                aria-label={text.download(name)}
                loading={making === format}
                loadingPosition="start"
                disabled={making !== null}
                onClick={() => {
                  setMaking(format);
                  void make(format)
                    .catch(() => dispatch(chunkFailed()))
                    .finally(() => setMaking(null));
                }}
              >
                {text.save}
              </Button>
            </Box>
          );
        })}
      </Box>
    </PageDialog>
  );
}
