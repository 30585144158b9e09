import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import type { Order, OrderInvoice, OrderStatus } from '../../../domain/wire/order.ts';
import { Amount } from '../../components/Amount.tsx';
import { DateText } from '../../components/DateText.tsx';
import { Section } from '../../components/Section.tsx';
import { type ProgressState, StateChip } from '../../components/StateChip.tsx';
import { useToday } from '../../components/useToday.ts';
import { paths } from '../../paths.ts';
import { useDownloadInvoiceMutation } from '../../store/modules/orders/ordersApi.ts';
import { withdrawalText } from '../../text/withdrawal.ts';
import { administrationText } from '../../text/administration.ts';

const { orders: text, open } = administrationText;
const STATES: Readonly<Record<OrderStatus, ProgressState>> = {
  open: 'waiting',
  paid: 'done',
  cancelled: 'draft',
  refunded: 'draft',
};

/** Everything that was ordered, newest first, each with its documents. */
export function OrderList({ orders }: { orders: readonly Order[] }) {
  return (
    <Section title={text.title}>
      {orders.length === 0 && <Typography color="textSecondary">{text.none}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {orders.map((order) => (
          <Box
            component="li"
            key={order.hashid}
            sx={{ py: 2, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
          >
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1.5,
                alignItems: 'center',
                justifyContent: 'space-between',
              }}
            >
              <Box>
                <Typography sx={{ fontWeight: 600 }}>{open.what(order.price.children)}</Typography>
                <Typography variant="body2" color="textSecondary">
                  <DateText date={order.price.from} />, <Amount cents={order.price.total} />
                </Typography>
              </Box>
              <StateChip
                state={STATES[order.status]}
                label={order.withdrawn_at === null ? text.status[order.status] : text.withdrawn}
              />
            </Box>
            <Returns order={order} />
            <Withdraw order={order} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, ml: -1 }}>
              {order.invoices.map((invoice) => (
                <Download key={invoice.hashid} invoice={invoice} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** Money received for an order that pays nothing: being returned, or returned. */
function Returns({ order: { returns, withdrawn_at } }: { order: Order }) {
  const { coming, done } = returns;
  return (
    <>
      {coming > 0 && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {withdrawn_at === null ? text.coming(formatEuro(coming)) : text.comesBack(formatEuro(coming))}
        </Alert>
      )}
      {done > 0 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {text.returned(formatEuro(done))}
        </Typography>
      )}
    </>
  );
}

/** The way to withdraw, as long as it exists (BW 6:230oa). */
function Withdraw({ order: { withdraw_until, reference } }: { order: Order }) {
  const today = useToday();
  if (withdraw_until === null || withdraw_until < today) return null;
  return (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {text.canWithdraw(formatDateLong(withdraw_until))}{' '}
      <Link component={RouterLink} to={`${paths.herroepen}?${withdrawalText.parameter}=${reference}`}>
        {text.withdraw}
      </Link>
    </Typography>
  );
}

function Download({ invoice: { hashid, number, kind } }: { invoice: OrderInvoice }) {
  const [download, { isLoading }] = useDownloadInvoiceMutation();
  const label = kind === 'credit' ? text.credit(number) : text.invoice(number);
  return (
    <Button
      loading={isLoading}
      onClick={() => void download({ hashid, fileName: `${label.toLowerCase().replace(' ', '-')}.pdf` })}
    >
      {label} (pdf)
    </Button>
  );
}
