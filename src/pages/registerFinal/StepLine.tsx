import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CheckIcon } from '../../components/icons/icons.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { finalText as text } from '../../text/registerFinal.ts';

interface StepLineProps {
  title: string;
  done: boolean;
  children: ReactNode;
}

/** One step at the end of registration: ticked off, or with its action. */
export function StepLine({ title, done, children }: StepLineProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 2,
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 28,
          height: 28,
          mt: 0.25,
          flexShrink: 0,
          borderRadius: '50%',
          border: 2,
          ...(done
            ? { borderColor: 'success.main', bgcolor: 'success.main', color: 'success.contrastText' }
            : { borderColor: 'surface.fieldBorder' }),
        }}
      >
        {done && <CheckIcon sx={{ fontSize: '1.125rem' }} />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h3" component="h2">
          {title}
          <VisuallyHidden>: {done ? text.done : text.open}</VisuallyHidden>
        </Typography>
        <Typography component="div" variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
          {children}
        </Typography>
      </Box>
    </Box>
  );
}
