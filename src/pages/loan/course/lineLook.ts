import type { CourseLine } from './coursePoints.ts';

export interface LineLook {
  stroke: string;
  strokeWidth: number;
  /** Lines are told apart without colour as well. */
  strokeDasharray: string;
}

/** How a line is drawn, in the chart and in the legend; without an actual line the plan has the colour of the loan. */
export function lineLook(line: CourseLine, colour: string, planOnly: boolean): LineLook {
  if (line === 'planned' && !planOnly)
    return { stroke: 'var(--mui-palette-text-secondary)', strokeWidth: 1.75, strokeDasharray: '6 4' };
  if (line === 'scenario')
    return { stroke: 'var(--mui-palette-secondary-main)', strokeWidth: 2.5, strokeDasharray: '10 5' };
  return line === 'expected'
    ? { stroke: colour, strokeWidth: 2, strokeDasharray: '2 5' }
    : { stroke: colour, strokeWidth: 3, strokeDasharray: 'none' };
}
