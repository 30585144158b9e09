import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useState } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';

/** For a button in a clickable row: it is above the row's own target. */
export const aboveTheRow = { position: 'relative', zIndex: 1, minHeight: 44 } as const;

interface RowActionProps {
  label: string;
  /** The rest of the label, for a screen reader: ' van Sanne'. */
  of: string;
  /** The dialog that asks more; its chunk is loaded when it is opened. */
  dialog: (close: () => void) => ReactNode;
}

/** An action on one person of the family. */
export function RowAction({ label, of, dialog }: RowActionProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} sx={aboveTheRow}>
        {label}
        <VisuallyHidden>{of}</VisuallyHidden>
      </Button>
      {open && <Suspense fallback={null}>{dialog(() => setOpen(false))}</Suspense>}
    </>
  );
}
