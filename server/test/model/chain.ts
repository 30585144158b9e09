import type { Act } from './act.ts';
import type { Line } from './line.ts';
import type { Setup } from './world.ts';

/** Acts by which people of a family once acted in the place of one another, or silenced a warning: none may work again. */
export interface Chain extends Line {
  name: string;
  /** Acts that must go through, so that the rest is tried at all: how many of each. */
  through: Partial<Record<Act['do'], number>>;
}

export const FAMILY: Setup = [
  { name: 'Jan', family: 'Vries', is: 'founder', login: true },
  { name: 'Sanne', family: 'Vries', is: 'child', login: true },
  { name: 'Bram', family: 'Vries', is: 'child', login: true },
];

/** A loan that all of these people agreed to, on paper. */
export const agreed = (loan: string, from: string[], to: string[], [by, ...others]: string[]): Act[] => [
  { do: 'make', by: by!, loan, from, to },
  { do: 'propose', by: by!, loan, what: 'signing' },
  ...others.map((name): Act => ({ do: 'answer', by: name, loan, answer: 'accepted' })),
];
