import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { compareKinds, type Compared } from '../../../../domain/contracts/compare.ts';
import { contractTypeName } from '../../../../domain/contracts/names.ts';
import { CONTRACT_TYPES } from '../../../../domain/contracts/types.ts';
import { kinshipBetween } from '../../../../domain/gifts/pairs.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { formatPercent } from '../../../../domain/money/percent.ts';
import { useToday } from '../../../components/useToday.ts';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { useGetGiftYearQuery } from '../../../store/modules/gifts/giftsApi.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectPartner } from '../../../store/modules/user/userSlice.ts';
import { agreedText } from '../../../text/agreed.ts';
import { wizardText as text } from '../../../text/wizard.ts';
import type { WizardValues } from './wizardValues.ts';

const amount = (cents: number | null) => (cents === null ? text.compareNone : formatEuro(cents));

/** Describes one kind, in the order of the rows. */
function cellsOf(kind: Compared): string[] {
  const gift = kind.type === 'GiftContract';
  const { back, first, last, interest, paid, tax, deduction } = {
    back: gift ? text.compareNo : text.compareYes,
    first: amount(kind.first),
    last: amount(kind.last),
    interest: amount(kind.interest),
    paid: amount(gift ? null : kind.paid),
    tax: !gift ? text.compareNone : kind.tax === null ? text.compareUnknown : formatEuro(kind.tax),
    deduction: gift
      ? text.compareNone
      : kind.type === 'RepaymentFreeLoanContract'
        ? text.compareNo
        : text.comparePossible,
  };
  return [back, first, last, interest, paid, tax, deduction];
}

const tableSx = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    py: 1,
    pr: 2,
    borderBottom: 1,
    borderColor: 'divider',
    fontWeight: 400,
  },
  '& thead th': { fontWeight: 600 },
  '& td': { fontFeatureSettings: '"tnum"' },
} as const;

/** The four kinds side by side; on a narrow screen one under the other. */
export function CompareTable() {
  const today = useToday();
  const { values } = useFormValues<WizardValues>();
  const { total, own_side, parties, contract } = values;
  // A manager is usually a parent, as is the founder's partner; once two people are chosen, they decide.
  const isParent = useAppSelector(selectPartner)?.relation_type === null;
  const usual = own_side === '' || isParent ? 'child' : 'other';
  const { from, to } = parties;
  const chosen = from.length > 0 && to.length > 0;
  const { data } = useGetGiftYearQuery(Number(today.slice(0, 4)), { skip: !chosen });
  const kinship = (chosen && data && kinshipBetween(from, to, today, data.people)) || usual;
  const { rate_millipercent: rate, term_months: months } = contract;
  if (total === null || total <= 0 || rate === null || months === null || months <= 0)
    return <Typography sx={{ color: 'text.secondary' }}>{text.compareEmpty}</Typography>;
  const kinds = compareKinds(total, rate, months, today, kinship);
  const labels = Object.values(text.compareRows);
  return (
    <Box>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Box component="table" sx={tableSx}>
          <Typography component="caption" variant="body2" sx={{ textAlign: 'left', color: 'text.secondary', pb: 1 }}>
            {text.compareCaption(formatEuro(total), formatPercent(rate), agreedText.years(months))}
          </Typography>
          <thead>
            <tr>
              <Box component="td" />
              {CONTRACT_TYPES.map((type) => (
                <th scope="col" key={type}>
                  {contractTypeName(type)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, row) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {kinds.map((kind, column) => (
                  <td key={CONTRACT_TYPES[column]}>{kind === null ? text.compareNone : cellsOf(kind)[row]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <Box sx={{ display: { xs: 'grid', md: 'none' }, gap: 3 }}>
        {kinds.map((kind, column) => {
          const type = CONTRACT_TYPES[column] ?? 'GiftContract';
          return (
            <Box key={type}>
              <Typography sx={{ fontWeight: 600 }}>{contractTypeName(type)}</Typography>
              {kind === null ? (
                <Typography color="textSecondary">{text.compareNotPossible}</Typography>
              ) : (
                <Box
                  component="dl"
                  className="cijfers"
                  sx={{
                    m: 0,
                    display: 'grid',
                    gridTemplateColumns: '3fr 2fr',
                    '& dt': { color: 'text.secondary' },
                    '& dd': { m: 0 },
                    '& dt, & dd': { py: 0.5, borderBottom: 1, borderColor: 'divider' },
                  }}
                >
                  {labels.flatMap((label, row) => [
                    <dt key={label}>{label}</dt>,
                    <dd key={`${label}-waarde`}>{cellsOf(kind)[row]}</dd>,
                  ])}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {`${text.compareTax[kinship]} ${text.compareNote}`}
      </Typography>
    </Box>
  );
}
