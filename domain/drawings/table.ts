/**
 * The kitchen table (docs/screens.md 6) as shapes: the app draws it with its theme, the server with the stylesheet of
 * the open pages. It is here because this is the only code that both may import.
 */

/** A colour by its role, which whoever draws the table has a name for. */
export type Colour = 'paper' | 'accent' | 'glow' | 'shade';

/** One path in the table's grid; a line of ink unless it has a colour of its own. */
export interface Shape {
  d: string;
  fill?: Colour;
  /** Only its fill is drawn. */
  lineless?: true;
  /** How much of it is visible, from 0 to 1. */
  opacity?: number;
  /** The width of the line, where it is not that of the drawing. */
  width?: number;
  transform?: string;
}

/** The grid of the drawing. */
export const TABLE_GRID = '22 0 236 162';

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const cup: readonly Shape[] = [
  { d: 'M100 83h24v8c0 8-5 14-12 14s-12-6-12-14z', fill: 'paper' },
  { d: 'M124 86c9-2 10 11-1 11' },
];
const moved = (shapes: readonly Shape[], transform: string): Shape[] =>
  shapes.map((shape) => ({ ...shape, transform }));
const steam: Shape = { d: 'M107 76c-4-4 3-6 0-11M117 76c-4-4 3-6 0-11' };
const paper: readonly Shape[] = [
  { d: 'M148 105l3-42h34l-3 42z', fill: 'paper' },
  { d: 'M157 74h20M156 83h20M155 92h11' },
];

const lamp: readonly Shape[] = [
  { d: 'M116 38h48l62 67H54z', fill: 'glow', lineless: true, opacity: 0.7 },
  { d: 'M140 0v16' },
  { d: 'M114 40c1-14 11-24 26-24s25 10 26 24z', fill: 'accent', lineless: true },
  { d: 'M133 40a7 6 0 0 0 14 0' },
];
const table: readonly Shape[] = [{ d: 'M26 106h228', width: 3 }, { d: 'M42 107v7h196v-7M56 114l-5 46M224 114l5 46' }];

/** Somebody behind the table: shoulders down to its edge, and a head. */
const person = (x: number, y: number, size: number, fill: Colour): Shape[] => {
  const [half, top] = [size * 2, y + size + 6];
  return [
    {
      d: `M${x - half} 106C${x - half} ${top + 12} ${x - size} ${top} ${x} ${top}S${x + half} ${top + 12} ${x + half} 106z`,
      fill,
    },
    { d: circle(x, y, size), fill: 'paper' },
  ];
};

/** The things on the table show what happened. */
const things = {
  /** Two cups: the talk is over, until the next time. */
  farewell: [...cup, ...moved(cup, 'matrix(-1 0 0 1 280 0)')],
  /** A cup lies on its side. */
  mishap: [
    { d: 'M112 105c4-9 34-9 62 0z', fill: 'glow', lineless: true },
    ...moved(cup, 'rotate(-78 112 92)'),
    ...paper,
  ],
  /** An empty table. */
  nothing: [{ d: 'M132 92a8 8 0 1 1 11 7c-3 1-3 2-3 5M140 112v.1', transform: 'translate(0 -14)' }],
  /** A cup steams while the sand runs. */
  pause: [
    ...cup,
    steam,
    { d: 'M157 63c0 12 8 15 8 20.5s-8 8.5-8 20.5h20c0-12-8-15-8-20.5s8-8.5 8-20.5z', fill: 'paper' },
    { d: 'M153 63h28M153 104h28' },
    { d: 'M167 88v8M161 104c1-5 4-7 6-7s5 2 6 7z', fill: 'accent' },
  ],
  /** A letter, and something warm next to it. */
  letter: [...cup, ...paper],
  key: [...cup, { d: circle(160, 96, 8), fill: 'paper' }, { d: 'M168 96h27v8M186 96v6' }],
} satisfies Record<string, readonly Shape[]>;

/** The name of the things on the table. */
export type Scene = keyof typeof things;

/** The table with a scene on it, from the back to the front. */
export const tableWith = (scene: Scene): Shape[] => [...lamp, ...things[scene], ...table];

/** The family at the table, with what they agree on paper: the drawing of /welkom. */
export const familyAtTable = (): Shape[] => [
  ...lamp,
  ...person(82, 58, 11, 'glow'),
  ...person(198, 58, 11, 'shade'),
  ...person(136, 70, 9, 'paper'),
  ...moved([...cup, steam], 'translate(-8 0)'),
  ...moved(paper, 'translate(6 0)'),
  ...table,
];
