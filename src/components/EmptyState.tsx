import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  hint?: string;
  /** The button or link that fills the emptiness. */
  action?: ReactNode;
  /** One of components/drawings; the page brings its own. */
  drawing?: ReactNode;
}

/** Replaces an empty list: says that it is empty, and what to do first (docs/screens.md 3.1: empty states teach). */
export function EmptyState({ title, hint, action, drawing }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 2,
        py: { xs: 4, sm: 6 },
        px: 2,
      }}
    >
      {drawing}
      <Box sx={{ maxWidth: '34rem' }}>
        <Typography variant="h3" component="p" sx={{ textWrap: 'balance' }}>
          {title}
        </Typography>
        {hint !== undefined && (
          <Typography color="textSecondary" sx={{ mt: 0.75, textWrap: 'pretty' }}>
            {hint}
          </Typography>
        )}
      </Box>
      {action !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>{action}</Box>
      )}
    </Box>
  );
}
