import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { noticeWithAction } from '../../components/noticeWithAction.ts';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectOrders } from '../../store/modules/orders/ordersSlice.ts';
import { administrationText } from '../../text/administration.ts';

const { back: text } = administrationText;

/** For a person returning from payment: what our own server knows about it, whatever the address says (S-134). */
export function ReturnNotice() {
  const [query] = useSearchParams();
  const asked = query.get('bestelling');
  const order = useAppSelector(selectOrders).find(({ hashid }) => hashid === asked);
  if (!order) return null;
  if (order.status === 'paid') {
    return (
      <Alert
        severity="success"
        role="status"
        sx={{ ...noticeWithAction, mb: 4 }}
        action={
          <Button color="inherit" component={Link} to={paths.relaties}>
            {text.add}
          </Button>
        }
      >
        {text.paid}
      </Alert>
    );
  }
  if (order.status !== 'open' || order.online === null) return null;
  return (
    <Alert severity={order.online === 'busy' ? 'info' : 'warning'} role="status" sx={{ mb: 4 }}>
      {order.online === 'busy' ? text.busy : text.failed}
    </Alert>
  );
}
