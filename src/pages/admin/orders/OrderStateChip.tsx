import { formatEuro } from '../../../../domain/money/format.ts';
import type { AdminOrder } from '../../../../domain/wire/adminOrder.ts';
import { StateChip } from '../../../components/StateChip.tsx';
import { adminOrdersText as text } from '../../../text/adminOrders.ts';

const LOOKS = { open: 'waiting', paid: 'done', cancelled: 'draft', refunded: 'draft' } as const;

/** The state of an order, or how much of its money has to be returned. */
export const OrderStateChip = ({ order: { status, back } }: { order: AdminOrder }) =>
  back > 0 ? (
    <StateChip state="waiting" label={text.back(formatEuro(back))} />
  ) : (
    <StateChip state={LOOKS[status]} label={text.statuses[status]} />
  );
