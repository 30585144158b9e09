import type { ContractAct } from '../../../../domain/wire/proposal.ts';

/** The ways of a contract to its next state, each with a button of its own. */
export const WAYS = ['sign', 'archive', 'restore'] as const satisfies readonly ContractAct[];
export type Way = (typeof WAYS)[number];
