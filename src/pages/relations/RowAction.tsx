import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useState } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';

/** Of a button in a row that is itself a press: it stands above that one. */
export const aboveTheRow = { position: 'relative', zIndex: 1, minHeight: 44 } as const;

interface RowActionProps {
  label: string;
  /** The rest of the name, for who does not see in whose row it stands: ' van Sanne'. */
  of: string;
  /** The dialog that asks more; its chunk comes when it is opened. */
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
