import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { useEndEnteringMutation, useStartEnteringMutation } from '../../../store/modules/contracts/remarksApi.ts';
import { enteringText as text } from '../../../text/remarks.ts';

/** Whether earlier payments are being entered, so that nothing is late meanwhile; the keeper of the book starts and ends it. */
export function Entering({ loan, keeps }: { loan: LoanDetail; keeps: boolean }) {
  const [start, starting] = useStartEnteringMutation();
  const [end, ending] = useEndEnteringMutation();
  const { hashid: contract, entering_until: until } = loan;
  const busy = starting.isLoading || ending.isLoading;
  return (
    <Box
      role="status"
      sx={{
        mb: 2,
        ...(until !== undefined && {
          p: { xs: 2, sm: 2.5 },
          borderRadius: '12px',
          bgcolor: 'var(--mui-palette-soft-info)',
        }),
      }}
    >
      <Typography sx={{ maxWidth: '68ch' }}>
        {until === undefined ? text.offerText : text.on(formatDateLong(until))}
      </Typography>
      {until !== undefined && keeps && <Typography sx={{ mt: 0.5, maxWidth: '68ch' }}>{text.more}</Typography>}
      {keeps && (
        <Button
          className="niet-afdrukken"
          variant="outlined"
          loading={busy}
          sx={{ mt: 1 }}
          onClick={() =>
            void (until === undefined ? start({ contract, done: text.started }) : end({ contract, done: text.ended }))
          }
        >
          {until === undefined ? text.offer : text.done}
        </Button>
      )}
    </Box>
  );
}
