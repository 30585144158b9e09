import Box from '@mui/material/Box';

/** A progress bar in whole percent, with words for a screen reader. A drawn line: MUI's own brings animations. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      // In the name of a link around it a browser includes the value, and '40' alone says nothing.
      aria-valuetext={label}
      aria-valuemin={0}
      aria-valuemax={100}
      sx={{ flex: 1, maxWidth: 320, height: 6, borderRadius: 3, bgcolor: 'divider', overflow: 'hidden' }}
    >
      <Box sx={{ height: '100%', borderRadius: 3, bgcolor: 'primary.main' }} style={{ width: `${percent}%` }} />
    </Box>
  );
}
