import type { Catalogue, Clause, ValuesOf } from '../../../domain/contracts/clauses/clause.ts';
import { shareWords } from '../../../domain/contracts/borrowerShares.ts';
import type { BorrowerShare } from '../../../domain/contracts/clauses/shares.ts';
import type { ContractType } from '../../../domain/contracts/types.ts';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { formatPercent } from '../../../domain/money/percent.ts';
import type { CatalogueWords, ClauseWords } from '../../text/clauseWords.ts';
import type { DataRow } from '../DataList.tsx';

/** An answer in words; empty when there is none to say. */
function inWords(
  clause: Clause,
  answer: unknown,
  names: Readonly<Partial<Record<string, string>>>,
  offered: unknown[],
) {
  switch (clause.kind) {
    case 'choice':
    case 'rhythm':
      return names[String(answer)] ?? '';
    case 'choices':
      return (answer as string[])
        .filter((one) => offered.includes(one))
        .map((one) => names[one])
        .join('; ');
    case 'text':
      return (answer as string).trim();
    case 'yes_no':
      return answer === true ? 'Ja' : 'Nee';
    case 'day':
      return answer === null ? '' : formatDateLong(answer as string);
    case 'rate':
      return answer === null ? '' : formatPercent(answer as number);
    case 'months':
    case 'term':
      return answer === null ? '' : `${answer as number}`;
    case 'shares':
      return ((answer ?? []) as readonly BorrowerShare[])
        .map((one) => `{${one.hashid}} ${shareWords(one)}`)
        .join(' en ');
    case 'taken_over':
      return '';
  }
}

/** Whether unchanged answers are listed too: always, never, or for some clauses. */
export type WithPlain = boolean | ((clause: Clause) => boolean);

/**
 * Lists in plain words the family's choices in the clauses of one step.
 * @param about with the number of lenders and the hashids of the borrowers, for a loan
 * @param withPlain also unchanged answers: else a default answer is left out, except for clauses that are always stated
 */
export function clauseRows<Of extends Catalogue, Terms extends ValuesOf<Of>>(
  catalogue: Of,
  words: CatalogueWords<Of, Terms>,
  step: Clause['step'],
  about: { type: ContractType; lenders?: number; borrowers?: readonly string[] },
  terms: Terms,
  withPlain: WithPlain = false,
): DataRow[] {
  const beside = { ...terms, ...about };
  return Object.entries(catalogue).flatMap(([name, clause]): DataRow[] => {
    const { row, options = {} } = words[name] as ClauseWords<Terms>;
    const answer = terms[name];
    if (!row || clause.step !== step || !clause.applies(beside)) return [];
    const isPlain = row.always !== true && answer === clause.plain;
    if (isPlain && !(typeof withPlain === 'function' ? withPlain(clause) : withPlain)) return [];
    const inFull = inWords(clause, answer, row.options ?? options, [...clause.offered(beside)]);
    const value = isPlain ? inFull || (row.none ?? '') : row.say ? row.say(inFull, terms) : inFull;
    return value === '' ? [] : [{ label: row.label, value }];
  });
}
