import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ErrorIcon } from '../../components/icons/icons.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { formsText } from '../../text/forms.ts';

/** The message under a field, with an icon and, for a screen reader, the word 'Fout:'. */
export function FieldError({ id, message, children }: { id: string; message: string; children?: ReactNode }) {
  return (
    <Box
      sx={{
        gridRow: 4,
        color: 'error.main',
        display: 'flex',
        alignItems: 'flex-start',
        gap: 0.75,
        mt: 0.75,
        typography: 'body2',
        fontWeight: 500,
      }}
    >
      <ErrorIcon sx={{ fontSize: '1.25rem', flexShrink: 0 }} />
      <Box>
        <span id={id}>
          <VisuallyHidden>{formsText.errorPrefix} </VisuallyHidden>
          {message}
        </span>
        {children}
      </Box>
    </Box>
  );
}
