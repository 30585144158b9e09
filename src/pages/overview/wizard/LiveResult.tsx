import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isLoanType } from '../../../../domain/contracts/types.ts';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { isIsoDate } from '../../../../domain/dates/isoDate.ts';
import { makeSchedule, type Schedule } from '../../../../domain/loans/schedule.ts';
import type { PaymentEvery } from '../../../../domain/wire/clauses.ts';
import type { LoanType } from '../../../../domain/contracts/types.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { BalanceCurve } from './BalanceCurve.tsx';
import { DataList } from '../../../components/DataList.tsx';
import { useToday } from '../../../components/useToday.ts';
import { wizardText as text } from '../../../text/wizard.ts';
import { onLastDay, roundingOf, type WizardValues } from './wizardValues.ts';

const everyOf = ({ contract }: WizardValues) => Number(contract.payment_every) as PaymentEvery;

interface SoFar {
  type: LoanType;
  total: number;
  schedule: Schedule;
}

/** The schedule for the values; null if something is missing, a sentence if no schedule is possible. */
function scheduleSoFar(values: WizardValues): SoFar | string | null {
  const { type, total, contract } = values;
  const { start_date, first_payment_date, rate_millipercent, term_months } = contract;
  if (type === '' || !isLoanType(type) || total === null || rate_millipercent === null || term_months === null)
    return null;
  if (!isIsoDate(start_date) || !isIsoDate(first_payment_date)) return null;
  const {
    origin,
    contract: { day_count, taken_over },
  } = values;
  const takenOver =
    origin === 'existing' && isIsoDate(taken_over.date) && taken_over.balance !== null
      ? { date: taken_over.date, balance: taken_over.balance }
      : null;
  const payment_every = everyOf(values);
  const made = makeSchedule(type, total, {
    start_date,
    first_payment_date,
    rate_millipercent,
    term_months,
    payment_every,
    day_count,
    payment_rounding: roundingOf(values),
    taken_over: takenOver,
    on_last_day: onLastDay(values),
  });
  if ('errors' in made) return Object.values(made.errors)[0] ?? null;
  return { type, total: made.schedule.opening, schedule: made.schedule };
}

function rows(type: LoanType, schedule: Schedule, every: WizardValues['contract']['payment_every']) {
  const last = schedule.terms.at(-1)?.payment ?? 0;
  const payments = {
    AnnuityLoanContract: [{ label: text.each[every], value: formatEuro(schedule.regularPayment) }],
    LinearLoanContract: [
      { label: text.firstTerm, value: formatEuro(schedule.regularPayment) },
      { label: text.lastTerm, value: formatEuro(last) },
    ],
    RepaymentFreeLoanContract: [
      { label: text.eachInterest[every], value: formatEuro(schedule.regularPayment) },
      { label: text.lastTerm, value: formatEuro(last) },
    ],
  };
  return [
    ...payments[type],
    { label: text.totalInterest, value: formatEuro(schedule.totalInterest) },
    { label: text.endDate, value: formatDateLong(schedule.endDate) },
  ];
}

/** On a phone, below the first three fields: the payments, before the nine fields that follow. The rest is at the end. */
export function LiveShort({ values }: { values: WizardValues }) {
  const result = scheduleSoFar(values);
  if (result === null || typeof result === 'string') return null;
  const [each, ...others] = rows(result.type, result.schedule, values.contract.payment_every);
  const interest = others.find(({ label }) => label === text.totalInterest);
  return (
    <Typography
      className="cijfers"
      sx={{
        display: { md: 'none' },
        px: 2,
        py: 1.5,
        borderRadius: '10px',
        bgcolor: 'var(--mui-palette-surface-sunken)',
      }}
    >
      <strong>{`${each?.label}: ${each?.value}`}</strong>
      {interest && <span> · {`${interest.label}: ${interest.value}`}</span>}
    </Typography>
  );
}

/** Shows what the terms of a loan mean, while they are being filled in. */
export function LiveResult({ values }: { values: WizardValues }) {
  const today = useToday();
  const known = scheduleSoFar(values);
  const result = typeof known === 'string' ? null : known;
  const stub = result?.schedule.stub;
  return (
    <Box
      component="section"
      aria-label={text.result}
      sx={{
        position: { md: 'sticky' },
        top: 16,
        p: 3,
        borderRadius: '12px',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <Typography variant="h3" component="h3" gutterBottom>
        {text.result}
      </Typography>
      <Box aria-live="polite">
        {result === null ? (
          <Typography sx={{ color: 'text.secondary' }}>
            {typeof known === 'string' ? known : text.resultEmpty}
          </Typography>
        ) : (
          <>
            <DataList rows={rows(result.type, result.schedule, values.contract.payment_every)} />
            {stub && (
              <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
                {text.stub(formatDateLong(stub.date), formatEuro(stub.interest))}
              </Typography>
            )}
          </>
        )}
      </Box>
      {result && <BalanceCurve type={result.type} principal={result.total} schedule={result.schedule} today={today} />}
    </Box>
  );
}
