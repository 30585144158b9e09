import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { componentsText } from '../text/components.ts';
import { DialogHead } from './DialogHead.tsx';

interface ConfirmDialogProps {
  open: boolean;
  /** The question, which names the person or thing: 'Sanne blokkeren?' */
  title: string;
  /**
   * The consequences, so that nobody is surprised: 'Sanne kan daarna niet meer inloggen. Contracten blijven bestaan.'
   */
  text: ReactNode;
  /** The act, as a verb: 'Blokkeer'. Never 'OK'. */
  verb: string;
  busy?: boolean;
  /** True if nothing is lost or removed: the button then has the normal colour. */
  harmless?: boolean;
  /** Another way out before the act, such as downloading a copy. */
  extra?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The time in which the second press of a double click can hit the dialog that opened. */
const DOUBLE_CLICK = 500;

/** Asks before what can't be undone, or what others notice (docs/screens.md 6.8). The safe way has the focus. */
export function ConfirmDialog({
  open,
  title,
  text,
  verb,
  busy = false,
  harmless = false,
  extra,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  const since = useRef(0);
  useEffect(() => {
    if (open) since.current = performance.now();
  }, [open]);
  const justCame = () => performance.now() - since.current < DOUBLE_CLICK;
  return (
    <Dialog
      open={open}
      // A press also moves the focus to where it lands.
      onMouseDown={(event) => justCame() && event.preventDefault()}
      onClose={(_event, reason) => {
        if (reason === 'backdropClick' && justCame()) return;
        if (!busy) onCancel();
      }}
      role="alertdialog"
      aria-labelledby={`${id}-titel`}
      aria-describedby={`${id}-tekst`}
      maxWidth="xs"
      fullWidth
    >
      <DialogHead id={`${id}-titel`} title={title} />
      <DialogContent>
        <div id={`${id}-tekst`}>{text}</div>
        {extra}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1, flexWrap: 'wrap' }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe choice is where the keyboard starts */}
        <Button autoFocus onClick={onCancel} disabled={busy}>
          {componentsText.cancel}
        </Button>
        <Button variant="contained" color={harmless ? 'primary' : 'error'} onClick={onConfirm} loading={busy}>
          {verb}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
