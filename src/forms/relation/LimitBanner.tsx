import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { SxProps } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { formatEuro } from '../../../domain/money/format.ts';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useGetOrdersQuery } from '../../store/modules/orders/ordersApi.ts';
import { selectOrdersAnswer } from '../../store/modules/orders/ordersSlice.ts';
import { selectCountedChildren } from '../../store/modules/user/userSlice.ts';
import { relationsText as text } from '../../text/relations.ts';

/**
 * The family has as many members as are paid for: where to raise that and the price of a place, the free alternative, and
 * the options meanwhile.
 */
export function LimitBanner({ sx }: { sx: SxProps }) {
  useGetOrdersQuery();
  const price = useAppSelector(selectOrdersAnswer)?.per_year;
  const counted = useAppSelector(selectCountedChildren).filter(({ passed_away: died }) => !died);
  return (
    <Alert severity="warning" sx={sx}>
      {text.limitReached}{' '}
      <Link component={RouterLink} to={paths.administratie} color="inherit">
        {text.raiseLimit}
      </Link>
      {price === undefined ? '. ' : `: ${text.placeCosts(formatEuro(price))} `}
      {counted.length > 0 && `${text.freeWay(counted.map(({ firstname }) => firstname))} `}
      {text.partnersStill}
    </Alert>
  );
}
