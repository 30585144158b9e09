import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { Relation } from '../../../domain/wire/user.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { relationsText as text } from '../../text/relations.ts';

const DeathDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "relation-form" */ './DeathDialog.tsx')).DeathDialog,
}));

/** Records the day the founder died. */
export function DeathButton({ relation }: { relation: Relation }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        // Above the press on the whole row.
        sx={{ position: 'relative', zIndex: 1, minHeight: 44 }}
      >
        {text.deathDialog.open}
        <VisuallyHidden>{text.deathDialog.of(relation.firstname)}</VisuallyHidden>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <DeathDialog relation={relation} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
