import type { ContractInContext } from './contractInContext.ts';

/** Whether somebody's remarks on a contract count: they are in it, or their account answered for somebody who is. */
export const isHeard = ({ voices, acts }: Pick<ContractInContext, 'voices' | 'acts'>, userId: number): boolean =>
  voices.some(({ id }) => id === userId) || acts.some((act) => act.userId === userId && act.outcome === 'rejected');
