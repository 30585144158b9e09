import Typography from '@mui/material/Typography';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { MissingPayment } from '../../../../domain/loans/events/paidAsPlanned.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { RadioCards } from '../../../forms/RadioCards.tsx';
import { pastText as text } from '../../../text/loanPast.ts';

/** The answer of the field `past`: '' as long as nobody chose. */
export type Past = '' | 'yes' | 'no';

interface PastFieldProps {
  /** The records that a yes adds; if empty there is nothing to ask. */
  payments: readonly MissingPayment[];
  /** The answer is part of a report, which somebody else confirms. */
  reports: boolean;
}

/** Asks once whether everything until now was paid, and explains either answer (docs/decisions/0001). */
export function PastField({ payments, reports }: PastFieldProps) {
  if (payments.length === 0) return null;
  const sum = formatEuro(payments.reduce((total, { amount }) => total + amount, 0));
  const day = (payment?: MissingPayment) => formatDateLong(payment?.date ?? '');
  return (
    <div>
      <RadioCards
        name="past"
        label={text.label}
        cards={[
          {
            value: 'yes',
            title: text.yes,
            text: text.yesText(payments.length, day(payments[0]), day(payments.at(-1)), sum, reports),
          },
          { value: 'no', title: text.no, text: text.noText(sum) },
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {text.later}
      </Typography>
    </div>
  );
}
