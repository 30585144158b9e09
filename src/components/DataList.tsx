import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface DataRow {
  label: string;
  value: ReactNode;
}

/** A list of names and values, with lines instead of boxes. */
export function DataList({ rows }: { rows: readonly DataRow[] }) {
  return (
    <Box component="dl" sx={{ m: 0, containerType: 'inline-size' }}>
      {rows.map(({ label, value }) => (
        <Box
          key={label}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(9rem, 2fr) minmax(0, 3fr)',
            columnGap: 3,
            py: 1.25,
            borderBottom: 1,
            borderColor: 'divider',
            breakInside: 'avoid',
            '&:last-of-type': { borderBottom: 0 },
            '@container (max-width: 21rem)': { gridTemplateColumns: '1fr' },
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" className="cijfers" sx={{ m: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
