import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatEuroShort } from '../../../domain/money/format.ts';
import type { EqualShares } from '../../../domain/wire/gifts.ts';
import { shareBarsText as text } from '../../text/shareBars.ts';

export type NamedShare = NonNullable<EqualShares['shares']>[number];

const PARTS = ['received', 'forgiven', 'open'] as const;
type Part = (typeof PARTS)[number];

const stripes = (colour: string) => `repeating-linear-gradient(135deg, ${colour} 0 4px, transparent 4px 8px)`;
/**
 * Told apart by pattern as well as by colour (docs/screens.md 6.1): a sum to be paid back is no gift, and not filled.
 */
const LOOKS: Record<Part, object> = {
  received: { bgcolor: 'var(--mui-palette-contract-gift)' },
  forgiven: {
    backgroundImage: stripes('var(--mui-palette-contract-gift)'),
    border: '2px solid var(--mui-palette-contract-gift)',
  },
  open: { bgcolor: 'transparent', border: '2px solid var(--mui-palette-contract-annuity)' },
};

const amounts = (share: NamedShare): string =>
  PARTS.filter((part) => share[part] > 0)
    .map((part) => `${text.parts[part].toLowerCase()} ${formatEuroShort(share[part])}`)
    .join(', ') || text.nothing;

function Legend({ parts }: { parts: readonly Part[] }) {
  return (
    <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, mt: 1.5 }}>
      {parts.map((part) => (
        <Box
          key={part}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.875rem', color: 'text.secondary' }}
        >
          <Box sx={{ width: 20, height: 12, borderRadius: '3px', printColorAdjust: 'exact', ...LOOKS[part] }} />
          {text.parts[part]}
        </Box>
      ))}
    </Box>
  );
}

/** Shows how much each child got, one bar per child on one scale; a list with the amounts in words next to each bar. */
export function ShareBars({ shares }: { shares: readonly NamedShare[] }) {
  const longest = Math.max(1, ...shares.map((share) => PARTS.reduce((sum, part) => sum + share[part], 0)));
  const used = PARTS.filter((part) => shares.some((share) => share[part] > 0));
  return (
    <Box>
      <Box component="ul" aria-label={text.chart} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {shares.map((share) => (
          <Box component="li" key={share.child} sx={{ breakInside: 'avoid' }}>
            <Typography className="cijfers" sx={{ mb: 0.5 }}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {share.firstname}
              </Box>
              {`: ${amounts(share)}`}
            </Typography>
            <Box
              aria-hidden
              sx={{
                display: 'flex',
                gap: '2px',
                height: 20,
                bgcolor: 'var(--mui-palette-surface-sunken)',
                borderRadius: '6px',
                overflow: 'hidden',
                printColorAdjust: 'exact',
              }}
            >
              {PARTS.filter((part) => share[part] > 0).map((part) => (
                <Box key={part} sx={{ width: `${(share[part] / longest) * 100}%`, minWidth: 4, ...LOOKS[part] }} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Legend parts={used} />
    </Box>
  );
}
