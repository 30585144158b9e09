import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Ref } from 'react';
import { CheckIcon, CloseIcon, ErrorIcon } from '../../components/icons/icons.tsx';
import { lineIcon } from '../../components/icons/lineIcon.tsx';
import type { Toast } from '../../store/modules/toast/toastSlice.ts';
import { shellText } from '../../text/shell.ts';
import { usePausableTimer } from './usePausableTimer.ts';

const InfoIcon = lineIcon(
  'InfoIcon',
  <path d="M12 3.3a8.7 8.7 0 1 1 0 17.4 8.7 8.7 0 0 1 0-17.4zM12 11.2v5.3M12 7.9v.1" />,
);
const icons = { error: ErrorIcon, success: CheckIcon, info: InfoIcon };

/** Red is only for errors (docs/screens.md 6.1). */
const colours = {
  error: { bgcolor: 'error.main', color: 'error.contrastText', borderColor: 'transparent' },
  success: {
    bgcolor: 'surface.raised',
    color: 'text.primary',
    borderColor: 'divider',
    '& > svg': { color: 'success.main' },
  },
  info: { bgcolor: 'surface.raised', color: 'text.primary', borderColor: 'divider', '& > svg': { color: 'info.main' } },
} as const;

interface ToastCardProps {
  toast: Toast;
  onClose: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** One toast. Its timer pauses while a pointer or the focus is on it. */
export function ToastCard({ toast: { kind, title, text, seconds }, onClose, ref }: ToastCardProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  usePausableTimer(seconds * 1000, pointed || focused, onClose);
  const Icon = icons[kind];
  return (
    <Box
      ref={ref}
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        width: 400,
        maxWidth: 'calc(100vw - 32px)',
        pl: 2,
        pr: 0.5,
        py: 0.5,
        border: 1,
        borderRadius: '12px',
        boxShadow: 4,
        ...colours[kind],
      }}
    >
      <Icon sx={{ mt: 1.25 }} />
      <Box role={kind === 'error' ? 'alert' : 'status'} sx={{ flex: 1, minWidth: 0, py: 1.25 }}>
        {title !== undefined && (
          <Typography component="p" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
        )}
        <Typography component="p" variant={title === undefined ? 'body1' : 'body2'}>
          {text}
        </Typography>
      </Box>
      <IconButton aria-label={shellText.close} onClick={onClose} color="inherit">
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
