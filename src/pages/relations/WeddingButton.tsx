import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { relationsText } from '../../text/relations.ts';
import type { Couple } from './couple.ts';

const { wedding: text } = relationsText;
const WeddingDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "relation-form" */ './WeddingDialog.tsx')).WeddingDialog,
}));

/** Opens the question since when two people are married. */
export function WeddingButton({ couple }: { couple: Couple }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        // Above the press on the whole row.
        sx={{ position: 'relative', zIndex: 1, minHeight: 44 }}
      >
        {couple.from === null ? text.add : text.change}
        <VisuallyHidden>{text.of(couple.names)}</VisuallyHidden>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <WeddingDialog couple={couple} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
