import Box from '@mui/material/Box';
import { loanText as text } from '../../../text/loan.ts';

const SIZE = 112;
const LINE = 11;
const RADIUS = (SIZE - LINE) / 2;
const ROUND = 2 * Math.PI * RADIUS;

interface PaidRingProps {
  /** Whole percent of the principal that no longer has to be repaid. */
  percent: number;
  /** Part of it was forgiven. */
  forgiven: boolean;
  colour: string;
}

/** The paid part of a loan as a ring that fills when a payment counts (docs/screens.md 6.4). */
export function PaidRing({ percent, forgiven, colour }: PaidRingProps) {
  const word = forgiven ? text.paidOrForgivenWord : text.paidWord;
  const caption = (
    <Box
      component="span"
      aria-hidden
      sx={{ display: 'block', typography: 'caption', color: 'text.secondary', textAlign: 'center' }}
    >
      {word}
    </Box>
  );
  return (
    <Box role="img" aria-label={text.paidPart(percent, word)} sx={{ position: 'relative', width: SIZE, flexShrink: 0 }}>
      <svg
        width={SIZE}
        height={SIZE}
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        aria-hidden
        style={{ display: 'block', transform: 'rotate(-90deg)' }}
      >
        <circle
          cx={SIZE / 2}
          cy={SIZE / 2}
          r={RADIUS}
          fill="none"
          strokeWidth={LINE}
          style={{ stroke: 'var(--mui-palette-divider)' }}
        />
        {percent > 0 && (
          <circle
            cx={SIZE / 2}
            cy={SIZE / 2}
            r={RADIUS}
            fill="none"
            strokeWidth={LINE}
            strokeLinecap={percent === 100 ? 'butt' : 'round'}
            strokeDasharray={ROUND}
            strokeDashoffset={ROUND * (1 - percent / 100)}
            style={{ stroke: colour, transition: 'stroke-dashoffset 320ms cubic-bezier(.2,0,0,1)' }}
          />
        )}
      </svg>
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          height: SIZE,
          display: 'grid',
          placeContent: 'center',
          textAlign: 'center',
          lineHeight: 1.2,
        }}
        aria-hidden
      >
        <Box component="span" className="cijfers" sx={{ fontSize: '1.375rem', fontWeight: 600 }}>
          {percent} %
        </Box>
        {!forgiven && caption}
      </Box>
      {/* The longer words don't fit inside. */}
      {forgiven && caption}
    </Box>
  );
}
