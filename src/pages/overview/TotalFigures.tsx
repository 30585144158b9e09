import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Amount } from '../../components/Amount.tsx';
import { paths } from '../../paths.ts';
import { overviewText as text } from '../../text/overview.ts';

interface Figure {
  label: string;
  hint: string;
  /** In cents; undefined while unknown: never shown as € 0,00 (docs/screens.md 4.1). */
  cents: number | undefined;
  to: string;
}

interface TotalFiguresProps {
  gifts: number | undefined;
  loans: number | undefined;
  open: number | undefined;
  /** The family's own contracts, or those the viewer is a party to. */
  ofFamily: boolean;
}

/** How do we stand, in three figures; each leads to its part of the list. */
export function TotalFigures({ gifts, loans, open, ofFamily }: TotalFiguresProps) {
  const figures: Figure[] = [
    {
      label: ofFamily ? text.given : text.gifts,
      hint: text.givenHint,
      cents: gifts,
      to: `${paths.overzicht}?soort=schenkingen`,
    },
    {
      label: ofFamily ? text.lent : text.loans,
      hint: text.lentHint,
      cents: loans,
      to: `${paths.overzicht}?soort=leningen`,
    },
    { label: text.open, hint: text.openHint, cents: open, to: `${paths.overzicht}?soort=leningen` },
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
        gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
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
