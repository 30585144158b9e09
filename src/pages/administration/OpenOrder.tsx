import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Order } from '../../../domain/wire/order.ts';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import { lastDayToPay } from '../../../domain/orders/lastDayToPay.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { Section } from '../../components/Section.tsx';
import { useCancelOrderMutation, useStartPaymentMutation } from '../../store/modules/orders/ordersApi.ts';
import { administrationText } from '../../text/administration.ts';
import { TransferDetails } from './TransferDetails.tsx';

const { open: text } = administrationText;

/** The unpaid order: its contents, every way to pay it, and the cancellation. */
export function OpenOrder({ order, online }: { order: Order; online: boolean }) {
  const [pay, { isLoading, isSuccess }] = useStartPaymentMutation();
  const { price, transfer } = order;
  return (
    <Section title={text.title}>
      <Alert severity="warning" sx={{ mb: 2.5 }}>
        {text.banner}
      </Alert>
      <Typography sx={{ fontWeight: 600 }}>
        {text.what(price.children)}: {formatEuro(price.total)}
      </Typography>
      <Typography sx={{ mb: 2.5 }}>
        {text.payBy(formatDateLong(lastDayToPay(new Date(order.created_at), price)))}
      </Typography>
      {online && (
        <Button
          variant="contained"
          size="large"
          loading={isLoading || isSuccess}
          onClick={() => void pay(order.hashid)}
          sx={{ mb: 3 }}
        >
          {text.online(formatEuro(price.total))}
        </Button>
      )}
      {transfer && (
        <Box>
          <Typography variant="h3" sx={{ mb: 1.5 }}>
            {online ? text.transferInstead : text.transfer}
          </Typography>
          <TransferDetails transfer={transfer} amount={price.total} />
          <Typography color="textSecondary" sx={{ mt: 2, maxWidth: '60ch' }}>
            {text.seen}
          </Typography>
        </Box>
      )}
      <CancelOrder hashid={order.hashid} />
    </Section>
  );
}

function CancelOrder({ hashid }: { hashid: string }) {
  const [asking, setAsking] = useState(false);
  const [cancel, { isLoading }] = useCancelOrderMutation();

  async function confirm(): Promise<void> {
    await cancel({ hashid, done: text.cancelled });
    setAsking(false);
  }
  return (
    <>
      <Button color="inherit" onClick={() => setAsking(true)} sx={{ mt: 2, ml: -1 }}>
        {text.cancel}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text.cancelTitle}
        text={text.cancelText}
        verb={text.cancelVerb}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
