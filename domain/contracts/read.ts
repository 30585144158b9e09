import { CONTRACT_TYPES, type ContractType } from './types.ts';

/** An unchecked object. */
export type Fields = Partial<Record<string, unknown>>;

/** The own fields of a supposed object; none if it is something else. Own, so that `__proto__` finds nothing. */
export function asFields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.assign(Object.create(null) as Fields, value);
}

/** One of the four types, to the letter (R-4.2, S-51). */
export function asContractType(value: unknown): ContractType | null {
  return CONTRACT_TYPES.find((type) => type === value) ?? null;
}
