import type { ContractLifecycle } from '../../wire/proposal.ts';
import { type Lifecycle, refusalOf } from './machine.ts';

const SIGNED_HERE = 'Dit contract is in Onderling ondertekend. Het ondertekende papier staat al bij de documenten.';

/**
 * Why no scan of the signed paper can be added now; null if it can. In a concept it comes with the proposal that it was signed;
 * after signing on paper also later, until it is archived.
 * @param signedHere whether all signed it in the product
 */
export function refusesScan(lifecycle: Lifecycle, signedHere: boolean): string | null {
  if (!lifecycle.signed) return refusalOf(lifecycle, 'propose signing');
  return signedHere ? SIGNED_HERE : refusalOf({ ...lifecycle, open: null }, 'propose archive');
}

/** Whether the page offers a scan for a contract signed on paper. A person who may propose archiving speaks for a side. */
export const offersScan = ({ may, signing }: Pick<ContractLifecycle, 'may' | 'signing'>): boolean =>
  may.includes('archive') && signing === null;
