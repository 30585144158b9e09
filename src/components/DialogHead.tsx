import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { ChatLink } from './ChatLink.tsx';

interface DialogHeadProps {
  /** For the dialog's aria-labelledby. */
  id: string;
  title: string;
  /** The button that closes it: the head is then a separate bar. */
  close?: ReactNode;
}

/** The chat's own corner, where the screen has room for it next to the widest dialog; the size is the dock's. */
const corner = {
  position: { lg: 'fixed' },
  right: 24,
  bottom: 16,
  width: { xs: 44, lg: 56 },
  height: { xs: 44, lg: 56 },
} as const;

/**
 * The head of every dialog: its title, and the chat. A dialog keeps the keyboard and a screen reader inside
 * itself, so the chat is in it: on a phone in this bar, which stays visible, at the other end than the button that closes it.
 */
export function DialogHead({ id, title, close }: DialogHeadProps) {
  const frame = close
    ? { pl: { xs: 1.5, lg: 3 }, pr: 1.5, py: 1.5, borderBottom: 1, borderColor: 'divider' }
    : { pl: { xs: 1.5, lg: 3 }, pr: 1.5, pt: 1.5, pb: 1, '& + .MuiDialogContent-root': { pt: 0 } };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ...frame }}>
      <ChatLink sx={corner} />
      <DialogTitle id={id} variant="h2" sx={{ flex: 1, p: 0, overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {close}
    </Box>
  );
}
