/** Sizes in points (1/72 inch), colours of the house (docs/screens.md 6.1). Print is always light. */

export const page = { width: 595.28, height: 841.89, left: 76, right: 76, top: 88, bottom: 84 } as const;

/** The text area of a page. */
export const column = {
  left: page.left,
  width: page.width - page.left - page.right,
  bottom: page.height - page.bottom,
} as const;

export const colours = {
  ink: '#1E2A28',
  soft: '#4F5E5A',
  green: '#0E5A4F',
  panel: '#F3F7F5',
  sunken: '#F6F3EC',
  hairline: '#D9D2C5',
  rule: '#857D6E',
} as const;

/** The faces of Figtree; `figures` has digits of equal width, for columns of amounts. */
export type Face = 'regular' | 'semibold' | 'bold' | 'figures' | 'figuresBold';

export interface TextStyle {
  face: Face;
  size: number;
  /** The distance from baseline to baseline. */
  leading: number;
  colour: string;
}

const ink = colours.ink;

export const styles = {
  title: { face: 'bold', size: 25, leading: 30, colour: ink },
  subtitle: { face: 'regular', size: 12.5, leading: 17, colour: colours.soft },
  section: { face: 'bold', size: 15.5, leading: 20, colour: colours.green },
  article: { face: 'semibold', size: 11, leading: 15, colour: ink },
  body: { face: 'regular', size: 9.75, leading: 14.6, colour: ink },
  number: { face: 'regular', size: 9.75, leading: 14.6, colour: colours.soft },
  strong: { face: 'semibold', size: 9.75, leading: 14.6, colour: ink },
  label: { face: 'regular', size: 8.75, leading: 12.5, colour: colours.soft },
  value: { face: 'semibold', size: 10.5, leading: 14.5, colour: ink },
  small: { face: 'regular', size: 8.25, leading: 12, colour: colours.soft },
  cell: { face: 'figures', size: 8.75, leading: 12.8, colour: ink },
  cellBold: { face: 'figuresBold', size: 8.75, leading: 12.8, colour: ink },
  cellHead: { face: 'semibold', size: 8.25, leading: 12.8, colour: colours.soft },
} as const satisfies Record<string, TextStyle>;
