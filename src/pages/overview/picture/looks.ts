import { contractColour } from '../../../components/contractColour.ts';
import type { MoneyPart } from './yearBars.ts';

const GIFT = contractColour('GiftContract');
const LOAN = contractColour('AnnuityLoanContract');

/** The browser's own colours where a person chose them: it would take away the fill, and with it the difference. */
const forced = (fill: object) => ({
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', ...fill },
});
const solid = (colour: string) => ({ bgcolor: colour, ...forced({ bgcolor: 'CanvasText' }) });
const outlined = (colour: string, line: 'solid' | 'dashed', tint: number) => ({
  bgcolor: `color-mix(in srgb, ${colour} ${tint}%, transparent)`,
  border: `1.5px ${line} ${colour}`,
  ...forced({ bgcolor: 'Canvas', borderColor: 'CanvasText' }),
});
const stripes = (colour: string) => `repeating-linear-gradient(135deg, ${colour} 0 3px, transparent 3px 6px)`;

/**
 * Told apart by pattern as well as by colour (docs/screens.md 6.1): filled is there to stay, an outline must come back,
 * dashes are not here yet.
 */
export const LOOKS: Record<MoneyPart, object> = {
  given: solid(GIFT),
  lent: outlined(LOAN, 'solid', 16),
  repaid: solid(LOAN),
  forgiven: {
    backgroundImage: stripes(GIFT),
    border: `1.5px solid ${GIFT}`,
    ...forced({ backgroundImage: stripes('CanvasText'), borderColor: 'CanvasText' }),
  },
  to_come: outlined(LOAN, 'dashed', 0),
};
