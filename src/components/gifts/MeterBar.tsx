import Box from '@mui/material/Box';

/**
 * How much of an exemption is used, as a bar; decoration: the words next to it say everything. Nothing turns red
 * (docs/screens.md 6.1).
 */
export function MeterBar({ used, limit }: { used: number; limit: number }) {
  const percent = limit === 0 ? 0 : Math.min(100, (used / limit) * 100);
  return (
    <Box
      aria-hidden
      sx={{
        height: 8,
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'var(--mui-palette-surface-sunken)',
        border: 1,
        borderColor: 'divider',
        printColorAdjust: 'exact',
      }}
    >
      <Box sx={{ width: `${percent}%`, height: '100%', bgcolor: 'var(--mui-palette-contract-gift)' }} />
    </Box>
  );
}
