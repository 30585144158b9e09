import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** One subject of the page, under its heading. */
export function AccessBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ maxWidth: '68ch', mb: 4, '& p': { mt: 1, mb: 1.5 } }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
