import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { Relation } from '../../../domain/wire/user.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { relationsText as text } from '../../text/relations.ts';

const InviteDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "relation-form" */ './InviteDialog.tsx')).InviteDialog,
}));

/** Gives somebody a login of their own. */
export function InviteButton({ relation }: { relation: Relation }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        // Above the press on the whole row.
        sx={{ position: 'relative', zIndex: 1, minHeight: 44 }}
      >
        {text.invite}
        <VisuallyHidden>{text.inviteTo(relation.firstname)}</VisuallyHidden>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <InviteDialog relation={relation} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
