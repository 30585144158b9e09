import type { ContractInContext } from './contractInContext.ts';

/** Whether it counts what somebody says of a contract: who is in it, and whose account answered for somebody who is. */
export const isHeard = ({ voices, acts }: Pick<ContractInContext, 'voices' | 'acts'>, userId: number): boolean =>
  voices.some(({ id }) => id === userId) || acts.some((act) => act.userId === userId && act.outcome === 'rejected');
