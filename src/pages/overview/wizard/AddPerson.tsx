import Button from '@mui/material/Button';
import { lazy, Suspense, useState, type SyntheticEvent } from 'react';
import type { CurrentUser } from '../../../../domain/wire/user.ts';
import { wizardText as text } from '../../../text/wizard.ts';

/** The form of the list of a family; most contracts are with somebody who is known already. */
const RelationDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "relation-form" */ '../../../forms/relation/RelationDialog.tsx'))
    .RelationDialog,
}));

/** React passes the events of a dialog on to the form it was opened from, which must not take them for its own. */
const keep = (event: SyntheticEvent) => event.stopPropagation();

interface AddPersonProps {
  me: CurrentUser;
  /** Whom they are for: "Van wie komt het geld?". */
  side: string;
  onAdded: (hashid: string) => void;
}

/** Adds somebody to the family within the wizard, which stays as it is below the form. */
export function AddPerson({ me, side, onAdded }: AddPersonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => setOpen(true)}
        aria-label={`${text.addPerson} (${side})`}
        sx={{ justifySelf: 'start', ml: -1 }}
      >
        {text.addPerson}
      </Button>
      {open && (
        <div onSubmit={keep} onChange={keep} onBlur={keep}>
          <Suspense fallback={null}>
            <RelationDialog me={me} onAdded={onAdded} onClose={() => setOpen(false)} />
          </Suspense>
        </div>
      )}
    </>
  );
}
