import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { epcQr } from '../../../../domain/payments/epcQr.ts';
import { paths } from '../../../paths.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectMayManage } from '../../../store/modules/user/userSlice.ts';
import { paymentsText } from '../../../text/loanPayments.ts';

const text = paymentsText.qr;
const PayPanel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "payment-qr" */ './PayPanel.tsx')).PayPanel,
}));

interface PayByAppProps {
  /** Hashid of the loan. */
  contract: string;
  /** Full name of the lender. */
  name: string;
  /** The lender's account, '' if the contract has none. */
  iban: string;
  /** The amount in cents. */
  amount: number;
  /** The payment's description. */
  description: string;
}

/** The next payment as a code for a banking app (EPC069-12), and in words for a reader on the phone itself. */
export function PayByApp({ contract, name, iban, amount, description }: PayByAppProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const mayManage = useAppSelector(selectMayManage);
  const payload = epcQr({ name, iban, amount, text: description });

  if (payload === null) {
    return (
      <Typography variant="body2" color="textSecondary" className="niet-afdrukken" sx={{ mt: 2 }}>
        {text.none}{' '}
        {mayManage && (
          <Link component={RouterLink} to={`${paths.overzicht}?wijzig=${contract}`}>
            {text.addIban}
          </Link>
        )}
      </Typography>
    );
  }
  return (
    <Box className="niet-afdrukken" sx={{ mt: 2 }}>
      <Button variant="outlined" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? text.close : text.open}
      </Button>
      <Box id={id} hidden={!open} sx={{ mt: 2 }}>
        {open && (
          <Suspense fallback={<Skeleton variant="rounded" width={196} height={196} />}>
            <PayPanel payload={payload} name={name} iban={iban} amount={amount} description={description} />
          </Suspense>
        )}
      </Box>
    </Box>
  );
}
