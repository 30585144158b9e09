import { useState } from 'react';
import { fullName } from '../../../domain/names/name.ts';
import type { CurrentUser, Relation } from '../../../domain/wire/user.ts';
import { relationsText as text } from '../../text/relations.ts';
import { RelationForm } from './RelationForm.tsx';

interface RelationDialogProps {
  me: CurrentUser;
  /** The person being edited; absent when someone is added. */
  edited?: Relation | undefined;
  /** Gets the hashid of somebody who was added. */
  onAdded?: ((hashid: string) => void) | undefined;
  onClose: () => void;
}

/** The relation form in its dialog: adding and editing a family member or a partner. */
export function RelationDialog({ me, edited, onAdded, onClose }: RelationDialogProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <RelationForm
      key={attempt} // a new start is a new form, without the draft
      me={me}
      edited={edited}
      title={edited ? text.editTitle(fullName(edited)) : text.addTitle}
      onStartOver={() => setAttempt(attempt + 1)}
      onAdded={onAdded}
      onClose={onClose}
    />
  );
}
