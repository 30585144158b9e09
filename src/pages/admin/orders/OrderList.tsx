import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminOrder } from '../../../../domain/wire/adminOrder.ts';
import { Amount } from '../../../components/Amount.tsx';
import { InstantText } from '../../../components/InstantText.tsx';
import { adminOrdersText as text } from '../../../text/adminOrders.ts';
import { OrderAct } from './OrderAct.tsx';
import { OrderStateChip } from './OrderStateChip.tsx';

/** The orders on a narrow screen: the fields of a grid row, stacked. */
export function OrderList({ rows, onAct }: { rows: readonly AdminOrder[]; onAct: (order: AdminOrder) => void }) {
  return (
    <Box component="ul" aria-label={text.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((order) => (
        <Box
          component="li"
          key={order.hashid}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1.5,
            alignItems: 'center',
            py: 2,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {order.family}: <Amount cents={order.amount} />
            </Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {text.number} {order.number}, {text.reference.toLowerCase()} {order.reference}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {text.created} <InstantText instant={order.created_at} day />
            </Typography>
          </Box>
          <OrderStateChip order={order} />
          <OrderAct order={order} onAct={onAct} />
        </Box>
      ))}
    </Box>
  );
}
