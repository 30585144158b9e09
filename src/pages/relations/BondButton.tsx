import { lazy } from 'react';
import { bondText as text } from '../../text/bond.ts';
import { type Couple, isOver } from '../../forms/relation/couple.ts';
import { RowAction } from './RowAction.tsx';

const BondDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "relation-form" */ './BondDialog.tsx')).BondDialog,
}));

/** Opens the form for the legal bond of two partners, and since when. */
export function BondButton({ couple }: { couple: Couple }) {
  return (
    <RowAction
      label={(couple.bond === null ? text.add : text.change)(isOver(couple))}
      of={text.of(couple.names)}
      dialog={(close) => <BondDialog couple={couple} onClose={close} />}
    />
  );
}
