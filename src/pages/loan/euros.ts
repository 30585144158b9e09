import { formatEuro } from '../../../domain/money/format.ts';

/** An amount for a column whose caption says that it is in euro: '12.500,00'. */
export function euros(cents: number): string {
  return formatEuro(cents).slice(2);
}
