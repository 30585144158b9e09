import Box from '@mui/material/Box';
import type { TreeLayout } from '../../../../domain/family/treeLayout.ts';

/** The lines of the tree, behind its cards; decorative: the nested list says the same. */
export function TreeLines({ layout: { width, height, lines } }: { layout: TreeLayout<unknown> }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      sx={{
        position: 'absolute',
        inset: 0,
        width,
        height,
        fill: 'none',
        stroke: 'var(--mui-palette-surface-fieldBorder)',
        strokeWidth: 2,
        strokeLinejoin: 'round',
        '& .ex': { strokeDasharray: '3 6', strokeLinecap: 'round' },
      }}
    >
      {lines.map(({ kind, points }, i) => (
        <polyline
          key={i}
          className={kind === 'former' ? 'ex' : undefined}
          points={points.map((point) => point.join(',')).join(' ')}
        />
      ))}
    </Box>
  );
}
