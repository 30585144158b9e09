import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import { componentsText } from '../text/components.ts';
import { DialogHead } from './DialogHead.tsx';
import { CloseIcon } from './icons/icons.tsx';

interface PageDialogProps {
  open: boolean;
  title: string;
  closeLabel?: string;
  onClose: () => void;
  /** Room for two columns. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A task in a dialog; on a phone it takes the whole screen (docs/screens.md 6.9). A press outside does not close it:
 * work would be lost.
 */
export function PageDialog({
  open,
  title,
  closeLabel = componentsText.close,
  onClose,
  wide = false,
  children,
}: PageDialogProps) {
  const id = useId();
  const phone = useMediaQuery('(max-width:599.95px)');
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      fullScreen={phone}
      fullWidth
      maxWidth={wide ? 'md' : 'sm'}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { borderRadius: phone ? 0 : '16px' } } }}
    >
      <DialogHead
        id={id}
        title={title}
        close={
          <IconButton aria-label={closeLabel} onClick={onClose} className="niet-afdrukken">
            <CloseIcon />
          </IconButton>
        }
      />
      <DialogContent sx={{ px: { xs: 2, sm: 3 }, pb: 3, pt: '24px !important' }}>{children}</DialogContent>
    </Dialog>
  );
}
