import Box from '@mui/material/Box';
import { type Colour, type Scene, tableWith, TABLE_GRID } from '../../domain/drawings/table.ts';

const COLOURS: Record<Colour, string> = {
  paper: 'var(--mui-palette-background-paper)',
  accent: 'var(--mui-palette-secondary-main)',
  glow: 'var(--mui-palette-soft-secondary)',
  shade: 'var(--mui-palette-soft-primary)',
};

/** The kitchen table, drawn with one line (docs/screens.md 6). Decoration: the words next to it say everything. */
export function TableDrawing({ scene }: { scene: Scene }) {
  return (
    <Box
      component="svg"
      viewBox={TABLE_GRID}
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
      {tableWith(scene).map(({ fill, lineless, width, ...rest }) => (
        <path
          key={`${rest.d}${rest.transform ?? ''}`}
          fill={fill && COLOURS[fill]}
          stroke={lineless && 'none'}
          strokeWidth={width}
          {...rest}
        />
      ))}
    </Box>
  );
}
