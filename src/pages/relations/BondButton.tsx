import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { bondText as text } from '../../text/bond.ts';
import type { Couple } from './couple.ts';

const BondDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "relation-form" */ './BondDialog.tsx')).BondDialog,
}));

/** Opens the question how two partners belong together, and since when. */
export function BondButton({ couple }: { couple: Couple }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        // Above the press on the whole row.
        sx={{ position: 'relative', zIndex: 1, minHeight: 44 }}
      >
        {couple.bond === null ? text.add : text.change}
        <VisuallyHidden>{text.of(couple.names)}</VisuallyHidden>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <BondDialog couple={couple} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
