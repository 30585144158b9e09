import { lazy } from 'react';
import type { Relation } from '../../../domain/wire/user.ts';
import { relationsText as text } from '../../text/relations.ts';
import { RowAction } from './RowAction.tsx';

const InviteDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "relation-form" */ './InviteDialog.tsx')).InviteDialog,
}));

/** Gives somebody a login of their own. */
export function InviteButton({ relation }: { relation: Relation }) {
  return (
    <RowAction
      label={text.invite}
      of={text.inviteTo(relation.firstname)}
      dialog={(close) => <InviteDialog relation={relation} onClose={close} />}
    />
  );
}
