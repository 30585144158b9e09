import type { ContractInContext } from './contractInContext.ts';

/** Whether somebody's remarks on a contract count: they are in it, or their account answered for somebody who is. */
export const isHeard = ({ parties, acts }: Pick<ContractInContext, 'parties' | 'acts'>, userId: number): boolean =>
  parties.some(({ id }) => id === userId) || acts.some((act) => act.userId === userId && act.outcome === 'rejected');
