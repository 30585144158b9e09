import Button, { type ButtonProps } from '@mui/material/Button';
import type { AdminOrder } from '../../../../domain/wire/adminOrder.ts';
import { adminOrdersText as text } from '../../../text/adminOrders.ts';

interface OrderActProps extends Pick<ButtonProps, 'size' | 'tabIndex'> {
  order: AdminOrder;
  onAct: (order: AdminOrder) => void;
}

/** An administrator's action for an order: money to be returned comes first. */
export function OrderAct({ order, onAct, ...props }: OrderActProps) {
  const returns = order.back > 0;
  if (!returns && order.status !== 'open') return null;
  return (
    <Button
      variant="outlined"
      aria-label={returns ? text.returnedOf(order.number) : text.payOf(order.number)}
      onClick={() => onAct(order)}
      {...props}
    >
      {returns ? text.returned : text.pay}
    </Button>
  );
}
