import Typography from '@mui/material/Typography';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import type { OrderPrice } from '../../../domain/wire/order.ts';
import { Amount } from '../../components/Amount.tsx';
import { DataList } from '../../components/DataList.tsx';
import { administrationText } from '../../text/administration.ts';

const { raise: text } = administrationText;

/** Explains the price: for how long it is paid, and what is in it. */
export function PriceLines({ price }: { price: OrderPrice }) {
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {text.period(formatDateLong(price.from), formatDateLong(price.until))}:{' '}
        {text.part(formatEuro(price.per_year), price.days, price.year_days)}.
      </Typography>
      <DataList
        rows={[
          { label: text.line(price.added), value: <Amount cents={price.subtotal} /> },
          ...(price.discount === 0
            ? []
            : [{ label: text.discount(price.discount_percent), value: <Amount cents={-price.discount} /> }]),
          { label: text.total, value: <Amount cents={price.total} /> },
          { label: text.vat(price.vat_percent), value: <Amount cents={price.vat} /> },
        ]}
      />
    </>
  );
}
