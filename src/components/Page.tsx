import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageProps {
  title: ReactNode;
  /** One or two sentences under the heading. */
  intro?: ReactNode;
  /** Buttons that concern the whole page. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A page: its one heading, which takes the focus after a navigation, and its content. */
export function Page({ title, intro, actions, children }: PageProps) {
  return (
    <>
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          mb: { xs: 3, md: 4 },
        }}
      >
        <Box sx={{ flex: '1 1 20rem', minWidth: 0, maxWidth: '68ch' }}>
          <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere', textWrap: 'balance' }}>
            {title}
          </Typography>
          {intro !== undefined && (
            <Typography color="textSecondary" component="div" sx={{ mt: 1 }}>
              {intro}
            </Typography>
          )}
        </Box>
        {actions !== undefined && (
          <Stack direction="row" className="niet-afdrukken" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            {actions}
          </Stack>
        )}
      </Box>
      {children}
    </>
  );
}
