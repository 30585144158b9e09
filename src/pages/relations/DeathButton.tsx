import { lazy } from 'react';
import type { Relation } from '../../../domain/wire/user.ts';
import { relationsText as text } from '../../text/relations.ts';
import { RowAction } from './RowAction.tsx';

const DeathDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "relation-form" */ './DeathDialog.tsx')).DeathDialog,
}));

/** Records the day the founder died. */
export function DeathButton({ relation }: { relation: Relation }) {
  return (
    <RowAction
      label={text.deathDialog.open}
      of={text.deathDialog.of(relation.firstname)}
      dialog={(close) => <DeathDialog relation={relation} onClose={close} />}
    />
  );
}
