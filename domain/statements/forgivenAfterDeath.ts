import { formatDateLong } from '../dates/dutchDate.ts';
import { formatEuro } from '../money/format.ts';
import { fullNames } from '../names/name.ts';
import type { Statement, StatementWarning } from '../wire/statement.ts';
import type { Deaths } from './deaths.ts';

/**
 * Forgiveness on a loan of two lenders after one of them died: that half was the heirs' to forgive (BW 6:160), and they are
 * unknown here. It counts in full as from both, so that no gift is left out.
 */
export function forgivenAfterDeath({ given, received }: Statement, deaths: Deaths): StatementWarning[] {
  const lines = [
    ...given.map((line) => ({ line, beside: line.together })),
    ...received.map((line) => ({ line, beside: line.others })),
  ];
  return lines.flatMap(({ line, beside }): StatementWarning[] => {
    const dead = beside.filter(({ hashid }) => (deaths.get(hashid) ?? '9999') < line.date);
    if (line.kind !== 'forgiven' || dead.length === 0) return [];
    const who = fullNames(dead);
    return [
      {
        hashid: line.hashid,
        text: `Op ${formatDateLong(line.date)} is ${formatEuro(line.amount)} kwijtgescholden, na het overlijden van ${who}. Het deel van ${who} was toen van de erfgenamen: wat daarvan is kwijtgescholden, schonken zij. Hier en bij de vrijstelling telt het geheel als van wie samen uitleenden. Vraag je notaris wie wat schonk.`,
      },
    ];
  });
}
