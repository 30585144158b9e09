import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { loanSums, type OpenSums, openSums } from '../../../domain/contracts/totals.ts';
import { formatEuroShort } from '../../../domain/money/format.ts';
import { Amount } from '../../components/Amount.tsx';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import {
  selectContracts,
  selectContractsStatus,
  selectSignedTotals,
  selectTotals,
} from '../../store/modules/contracts/contractsSlice.ts';
import { selectCurrentUser, selectMayManage, selectOwnSide } from '../../store/modules/user/userSlice.ts';
import { overviewText as text } from '../../text/overview.ts';

interface Figure {
  label: string;
  hint: string;
  /** In cents; undefined while unknown: never shown as € 0,00 (docs/screens.md 4.1). */
  cents: number | undefined;
  to: string;
}

const GIFTS = `${paths.overzicht}?soort=schenkingen`;
const LOANS = `${paths.overzicht}?soort=leningen`;

/** The open sums: incoming and outgoing separately; one figure if there is nothing, or it is unknown. */
function openFigures(sums: OpenSums | null, together: boolean): Figure[] {
  const figures = [
    { label: together ? text.weGet : text.toGet, cents: sums?.toGet },
    { label: together ? text.wePay : text.toPay, cents: sums?.toPay },
    { label: text.ofOthers, cents: sums?.ofOthers },
  ].filter(({ cents = 0 }) => cents > 0);
  return (figures.length > 0 ? figures : [{ label: text.open, cents: sums ? 0 : undefined }]).map((figure) => ({
    ...figure,
    hint: text.openHint,
    to: LOANS,
  }));
}

/** The sums somebody lent and borrowed, if any; null if none. */
function loanFigures(
  sums: ReturnType<typeof loanSums>,
  hint: (drafts: number, plain: string) => string,
): Figure[] | null {
  const figures = (['from', 'to'] as const)
    .map((side) => ({ side, ...sums[side] }))
    .filter(({ signed, drafts }) => signed + drafts > 0)
    .map(({ side, signed, drafts }) => ({
      label: side === 'from' ? text.lent : text.borrowed,
      hint: hint(drafts, text.lentHint),
      cents: signed,
      to: LOANS,
    }));
  return figures.length === 0 ? null : figures;
}

/** The totals in a few figures; each links to its part of the list. */
export function TotalFigures() {
  const me = useAppSelector(selectCurrentUser);
  const ofFamily = useAppSelector(selectMayManage);
  const isKnown = useAppSelector(selectContractsStatus) === 'ready';
  const all = useAppSelector(selectTotals);
  const signed = useAppSelector(selectSignedTotals);
  const contracts = useAppSelector(selectContracts);
  const own = useAppSelector(selectOwnSide);
  const hint = (drafts: number, plain: string) =>
    isKnown && drafts > 0 ? text.inDrafts(formatEuroShort(drafts)) : plain;
  const sums = loanSums(contracts, own);
  // A manager without debts sees what the family lent, as one figure.
  const theirs =
    !isKnown || !me || (ofFamily && sums.to.signed + sums.to.drafts === 0) ? null : loanFigures(sums, hint);
  const figures: Figure[] = [
    {
      label: ofFamily ? text.given : text.gifts,
      hint: hint(all.total_gifts - signed.total_gifts, text.givenHint),
      cents: isKnown ? signed.total_gifts : undefined,
      to: GIFTS,
    },
    ...(theirs ?? [
      {
        label: ofFamily ? text.lent : text.loans,
        hint: hint(all.total_loans - signed.total_loans, text.lentHint),
        cents: isKnown ? signed.total_loans : undefined,
        to: LOANS,
      },
    ]),
    ...openFigures(isKnown ? openSums(contracts, own) : null, own.length > 1),
  ];
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        mb: { xs: 4, md: 5 },
        p: 0,
        display: 'grid',
        columnGap: 2,
        // Four are shown two by two: three and one below would look like a remark.
        gridTemplateColumns: `repeat(auto-fit, minmax(max(15rem, ${figures.length > 3 ? 40 : 0}%), 1fr))`,
      }}
    >
      {figures.map((figure) => (
        <Box component="li" key={figure.label} sx={{ borderTop: '2px solid', borderColor: 'primary.main' }}>
          <ButtonBase
            component={Link}
            to={figure.to}
            sx={{ display: 'block', width: '100%', textAlign: 'left', py: 2, px: { sm: 1 }, borderRadius: 1 }}
          >
            <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {figure.label}
            </Typography>
            <Typography
              component="span"
              sx={{ display: 'block', fontSize: { xs: '1.75rem', lg: '2.25rem' }, fontWeight: 600, lineHeight: 1.25 }}
            >
              {figure.cents === undefined ? text.unknown : <Amount cents={figure.cents} />}
            </Typography>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {figure.hint}
            </Typography>
          </ButtonBase>
        </Box>
      ))}
    </Box>
  );
}
