import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const INK = 'var(--mui-palette-text-secondary)';

interface DrawingProps {
  /** The width of the drawing's own grid, and its maximum width on the page in pixels. */
  width: number;
  height: number;
  children: ReactNode;
}

/** A line drawing in the colours of the theme (docs/screens.md 6); decorative. */
export function Drawing({ width, height, children }: DrawingProps) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      sx={{
        display: 'block',
        width: '100%',
        maxWidth: width,
        fill: 'none',
        stroke: INK,
        strokeWidth: 1.75,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        '& .fijn': { strokeWidth: 1.25, opacity: 0.7 },
        '& .zacht': { fill: 'var(--mui-palette-surface-sunken)', stroke: 'none' },
        '& .papier': { fill: 'var(--mui-palette-background-paper)', stroke: 'none' },
        '& .accent': { stroke: 'var(--mui-palette-secondary-main)' },
        '& .stippel': { strokeDasharray: '1 5' },
        '& .stippel .gezicht': { strokeDasharray: 'none', opacity: 0.35 },
        '& .ik': {
          stroke: 'var(--mui-palette-primary-main)',
          '& > circle:not(.gezicht)': { fill: 'var(--mui-palette-soft-primary)' },
        },
        '@media print': { display: 'none' },
      }}
    >
      {children}
    </Box>
  );
}
