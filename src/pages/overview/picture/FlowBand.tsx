import Box from '@mui/material/Box';
import { Link, type To } from 'react-router-dom';
import { contractColour } from '../../../components/contractColour.ts';
import type { PlacedFlow } from './flowLayout.ts';

interface FlowBandProps {
  band: PlacedFlow;
  /** Another band is pointed at. */
  faint: boolean;
  onPoint: (on: boolean) => void;
  to: To;
}

/** From the left edge of the drawing to the right one: both ends leave it level. */
const curve = (from: number, to: number) => `0 ${from}C50 ${from} 50 ${to} 100 ${to}`;

/**
 * A band between two people: filled when it was given, in outline when it must come back. It can be pressed like the amount at
 * its end, which is the link for a keyboard and a screen reader.
 */
export function FlowBand({ band: { flow, fromTop, toTop, width }, faint, onPoint, to }: FlowBandProps) {
  const isLoan = flow.kind === 'open';
  const colour = contractColour(isLoan ? 'AnnuityLoanContract' : 'GiftContract');
  const [fromEnd, toEnd] = [fromTop + width, toTop + width];
  return (
    <Link tabIndex={-1} to={to} onMouseEnter={() => onPoint(true)} onMouseLeave={() => onPoint(false)}>
      <Box
        component="g"
        sx={{
          opacity: faint ? 0.2 : 1,
          transition: 'opacity 120ms',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          fill: colour,
          stroke: colour,
          printColorAdjust: 'exact',
          '@media (forced-colors: active)': { fill: 'CanvasText', stroke: 'CanvasText' },
        }}
      >
        <path
          d={`M${curve(fromTop, toTop)}V${toEnd}C50 ${toEnd} 50 ${fromEnd} 0 ${fromEnd}Z`}
          fillOpacity={isLoan ? 0.16 : 0.8}
          // A steep band of a small amount would be too thin to see.
          strokeOpacity={isLoan ? 0 : 0.8}
          vectorEffect="non-scaling-stroke"
        />
        {isLoan &&
          [`M${curve(fromTop, toTop)}`, `M${curve(fromEnd, toEnd)}`].map((edge) => (
            <path key={edge} d={edge} fill="none" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
          ))}
      </Box>
    </Link>
  );
}
