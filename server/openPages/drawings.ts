import { familyAtTable, type Shape, TABLE_GRID } from '../../domain/drawings/table.ts';
import { type Html, html } from '../../identity/pages/html.ts';

const path = ({ d, fill, lineless, opacity, width, transform }: Shape): Html =>
  html`<path
    d="${d}"
    ${fill === undefined ? null : html`class="${fill}"`}
    ${lineless ? html`stroke="none"` : null}
    ${opacity === undefined ? null : html`opacity="${opacity}"`}
    ${width === undefined ? null : html`stroke-width="${width}"`}
    ${transform === undefined ? null : html`transform="${transform}"`}
  />`;

/** A line drawing in the colours of the stylesheet. Decoration: the words next to it say everything. */
const drawing = (grid: string, name: string, shapes: readonly Shape[]): Html =>
  html`<svg viewBox="${grid}" class="drawing ${name}" aria-hidden="true">${shapes.map(path)}</svg>`;

/** The family at the kitchen table, the same drawing as in the app. */
export const family = (): Html => drawing(TABLE_GRID, 'family', familyAtTable());

const small = (shapes: readonly Shape[]): Html => drawing('0 0 64 48', 'small', shapes);

const PEN: Shape = { d: 'M54 8l6 6-18 18-8 2 2-8z', fill: 'accent' };

/** The three things that somebody does here, each as a small drawing. */
export const acts = {
  /** A sheet that is being written. */
  record: small([{ d: 'M8 3h24l8 8v34H8z', fill: 'paper' }, { d: 'M32 3v8h8M15 20h16M15 28h10M15 36h14' }, PEN]),
  /** A name above a line. */
  sign: small([
    { d: 'M4 42h56' },
    { d: 'M8 35c5-11 12-27 15-24 3 4-12 24-7 24s8-13 11-11c2 2-4 9 0 10 3 1 5-3 8-3' },
    PEN,
  ]),
  /** A calendar in which some terms are ticked. */
  follow: small([
    { d: 'M8 8h48v37H8z', fill: 'paper' },
    { d: 'M8 8h48v10H8z', fill: 'glow' },
    { d: 'M20 3v9M44 3v9M15 28l4 4 7-8M37 28l4 4 7-8M15 39h10M37 39h10' },
  ]),
} as const;
