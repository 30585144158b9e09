import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { tryOutText as text } from '../../../text/loanTryOut.ts';
import type { TryOutFormProps } from './TryOutForm.tsx';

/** Forms are heavy: they are fetched on first use. */
const TryOutForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "loan-try-out" */ './TryOutForm.tsx')).TryOutForm,
}));

/** Shows the effect of an extra repayment or another rate, before anybody agrees on anything. */
export function TryOut(props: TryOutFormProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box className="niet-afdrukken" sx={{ mt: 3 }}>
      <Typography sx={{ mb: 1.5, maxWidth: '68ch' }}>{text.intro}</Typography>
      <Button variant="outlined" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? text.close : text.open}
      </Button>
      <Box
        id={id}
        hidden={!open}
        sx={{
          mt: 2,
          p: { xs: 2, sm: 3 },
          borderRadius: '12px',
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        {open && (
          <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
            <TryOutForm {...props} />
          </Suspense>
        )}
      </Box>
    </Box>
  );
}
