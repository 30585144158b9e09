import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { componentsText } from '../text/components.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const still = { '@media (prefers-reduced-motion: reduce)': { animation: 'none' } };

/** Rows of the height of the real ones, while they are on their way. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <Box role="status">
      <VisuallyHidden>{componentsText.loading}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={row}
          aria-hidden
          sx={{ display: 'flex', gap: 2, alignItems: 'center', minHeight: 88, borderBottom: 1, borderColor: 'divider' }}
        >
          <Skeleton variant="rounded" width={40} height={40} sx={still} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width={`${62 - (row % 3) * 9}%`} sx={still} />
            <Skeleton width={`${38 - (row % 2) * 8}%`} sx={still} />
          </Box>
          <Skeleton width={96} sx={still} />
        </Box>
      ))}
    </Box>
  );
}
