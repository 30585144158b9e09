import type { Option } from '../../../forms/SelectField.tsx';

/** The answers of a choice, in the order of their labels. */
export function optionsOf(labels: Record<string, string>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
