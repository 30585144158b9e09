import Box from '@mui/material/Box';
import { formatEuro, formatEuroShort } from '../../domain/money/format.ts';

/**
 * An amount in cents, in figures of one width, never broken over two lines. `short`: without ',00', for running text.
 */
export function Amount({ cents, short = false }: { cents: number; short?: boolean }) {
  return (
    <Box component="span" className="cijfers" sx={{ whiteSpace: 'nowrap' }}>
      {short ? formatEuroShort(cents) : formatEuro(cents)}
    </Box>
  );
}
