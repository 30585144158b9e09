import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { DialogHead } from '../../components/DialogHead.tsx';
import { formsText } from '../../text/forms.ts';

interface KeepDraftDialogProps {
  /** Whether this device could keep the draft. */
  canKeep: boolean;
  /** The parts of the form that a draft leaves out. */
  remark?: string | undefined;
  onGoOn: () => void;
  onDiscard: () => void;
  onKeep: () => void;
}

/**
 * Asks, when a form is closed with changes in it, whether to keep them (docs/screens.md 4.4). Continuing is the safe
 * choice and has the focus.
 */
export function KeepDraftDialog({ canKeep, remark, onGoOn, onDiscard, onKeep }: KeepDraftDialogProps) {
  const id = useId();
  const { title, text, cannotKeep, goOn, discard, keep } = formsText.keepDraft;
  return (
    <Dialog
      open
      onClose={onGoOn}
      role="alertdialog"
      aria-labelledby={`${id}-titel`}
      aria-describedby={`${id}-tekst`}
      maxWidth="sm"
    >
      <DialogHead id={`${id}-titel`} title={title} />
      <DialogContent id={`${id}-tekst`}>
        {canKeep ? text : cannotKeep} {canKeep && remark}
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{
          px: 3,
          pb: 3,
          gap: 1,
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { xs: 'stretch', sm: 'center' },
        }}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe choice is where the keyboard starts */}
        <Button autoFocus onClick={onGoOn}>
          {goOn}
        </Button>
        <Button color="error" onClick={onDiscard}>
          {discard}
        </Button>
        {canKeep && (
          <Button variant="contained" onClick={onKeep}>
            {keep}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
