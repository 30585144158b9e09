import { formatEuro, formatEuroShort } from '../../domain/money/format.ts';

/**
 * An amount in cents, in figures of one width, never broken over two lines. `short`: without ',00', for running text.
 */
export function Amount({ cents, short = false }: { cents: number; short?: boolean }) {
  return <span className="cijfers bedrag">{short ? formatEuroShort(cents) : formatEuro(cents)}</span>;
}
