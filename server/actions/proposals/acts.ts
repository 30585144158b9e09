import { refusalOf } from '../../../domain/contracts/life/machine.ts';
import { mayRefuse, mayWithdraw, proposesFor } from '../../../domain/contracts/life/whoAgrees.ts';
import { whyNotHere } from '../../../domain/signing/signsHere.ts';
import type { ContractAct } from '../../../domain/wire/proposal.ts';
import { presentContract } from '../../presenters/contract.ts';
import { agreeableNow } from './consents.ts';
import { consentsOf, type ContractInContext, spokenOf } from './contractInContext.ts';

/** Whether the reader can have it signed in the product, and otherwise why it is signed on paper. */
export function waysToSign(living: ContractInContext, today: string): { mayAsk: boolean; onPaper: string | null } {
  const { record, own, manages, parties, lifecycle } = living;
  const unsigned = proposesFor(own, manages, parties) !== null && refusalOf(lifecycle, 'propose signing') === null;
  const onPaper = unsigned ? whyNotHere(presentContract(record, today), parties, consentsOf(living, today)) : null;
  return { mayAsk: unsigned && own !== 'none' && onPaper === null, onPaper };
}

/** The reader's possible acts now, besides signing in the product. */
export function actsOf(living: ContractInContext): ContractAct[] {
  const { lifecycle, own, manages, mayChange, parties, open, acting } = living;
  const side = proposesFor(own, manages, parties);
  const can = (act: ContractAct, allowed: boolean): ContractAct[] => (allowed ? [act] : []);
  const proposes = (matter: 'signing' | 'change' | 'archive' | 'restore') =>
    side !== null && refusalOf(lifecycle, `propose ${matter}`) === null;
  const agreeable = open !== null && !lifecycle.contested ? agreeableNow(living, open) : null;
  const spoken = open && spokenOf(living, open.content);
  const answers = agreeable !== null && agreeable.here.length + agreeable.onPaper.length > 0;
  const mayOnlyRefuse = open !== null && spoken !== null && !answers && mayRefuse(spoken, acting, open.consents);
  return [
    ...can('edit', mayChange && refusalOf(lifecycle, 'edit') === null),
    ...can('remove', mayChange && refusalOf(lifecycle, 'remove') === null),
    ...can('sign', proposes('signing')),
    ...can('change', proposes('change')),
    ...can('archive', proposes('archive')),
    ...can('restore', proposes('restore')),
    ...can('answer', agreeable !== null && agreeable.here.length > 0),
    ...can('paper', agreeable !== null && agreeable.onPaper.length > 0),
    ...can('refuse', mayOnlyRefuse),
    ...can('withdraw', open !== null && spoken !== null && mayWithdraw(spoken, acting, open)),
  ];
}
