import type { OrderStatus } from '../../../../domain/wire/order.ts';
import { StateChip } from '../../../components/StateChip.tsx';
import { adminOrdersText as text } from '../../../text/adminOrders.ts';

const LOOKS = { open: 'waiting', paid: 'done', cancelled: 'draft', refunded: 'draft' } as const;

/** How far an order is. */
export const OrderStateChip = ({ status }: { status: OrderStatus }) => (
  <StateChip state={LOOKS[status]} label={text.statuses[status]} />
);
