import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const cup = (
  <>
    <path d="M100 83h24v8c0 8-5 14-12 14s-12-6-12-14z" fill="var(--mui-palette-background-paper)" />
    <path d="M124 86c9-2 10 11-1 11" />
  </>
);
const steam = <path d="M107 76c-4-4 3-6 0-11M117 76c-4-4 3-6 0-11" />;
const secondCup = <g transform="matrix(-1 0 0 1 280 0)">{cup}</g>;
const paper = (
  <>
    <path d="M148 105l3-42h34l-3 42z" fill="var(--mui-palette-background-paper)" />
    <path d="M157 74h20M156 83h20M155 92h11" />
  </>
);

/** The things on the table show what happened. */
const things = {
  /** Two cups: the talk is over, until the next time. */
  farewell: (
    <>
      {cup}
      {secondCup}
    </>
  ),
  /** A cup lies on its side. */
  mishap: (
    <>
      <path d="M112 105c4-9 34-9 62 0z" fill="var(--mui-palette-soft-secondary)" stroke="none" />
      <g transform="rotate(-78 112 92)">{cup}</g>
      {paper}
    </>
  ),
  /** An empty table. */
  nothing: <path d="M132 92a8 8 0 1 1 11 7c-3 1-3 2-3 5M140 112v.1" transform="translate(0 -14)" />,
  /** A cup steams while the sand runs. */
  pause: (
    <>
      {cup}
      {steam}
      <path
        d="M157 63c0 12 8 15 8 20.5s-8 8.5-8 20.5h20c0-12-8-15-8-20.5s8-8.5 8-20.5z"
        fill="var(--mui-palette-background-paper)"
      />
      <path d="M153 63h28M153 104h28" />
      <path d="M167 88v8M161 104c1-5 4-7 6-7s5 2 6 7z" fill="var(--mui-palette-secondary-main)" />
    </>
  ),
  /** A letter, and something warm next to it. */
  letter: (
    <>
      {cup}
      {paper}
    </>
  ),
  key: (
    <>
      {cup}
      <circle cx="160" cy="96" r="8" fill="var(--mui-palette-background-paper)" />
      <path d="M168 96h27v8M186 96v6" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** The kitchen table, drawn with one line (docs/screens.md 6). Decoration: the words next to it say everything. */
export function TableDrawing({ scene }: { scene: keyof typeof things }) {
  return (
    <Box
      component="svg"
      viewBox="22 0 236 162"
      aria-hidden="true"
      className="niet-afdrukken"
      sx={{
        display: 'block',
        width: 300,
        maxWidth: '88%',
        height: 'auto',
        color: 'text.primary',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }}
    >
      <path d="M116 38h48l62 67H54z" fill="var(--mui-palette-soft-secondary)" stroke="none" opacity="0.7" />
      <path d="M140 0v16" />
      <path d="M114 40c1-14 11-24 26-24s25 10 26 24z" fill="var(--mui-palette-secondary-main)" stroke="none" />
      <path d="M133 40a7 6 0 0 0 14 0" />
      {things[scene]}
      <path d="M26 106h228" strokeWidth="3" />
      <path d="M42 107v7h196v-7M56 114l-5 46M224 114l5 46" />
    </Box>
  );
}
