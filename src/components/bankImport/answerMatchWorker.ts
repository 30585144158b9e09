import type { BankLine } from '../../../domain/bank/bankLine.ts';
import { type LineGroup, lineGroups } from '../../../domain/bank/lineGroups.ts';
import { linesToKnow, matchLines } from '../../../domain/bank/matchLines.ts';
import type { BankLoan, Matched } from '../../../domain/bank/matchTypes.ts';
import { nameLines } from '../../store/lineHash.ts';

/** A loan with its earlier imports: how many lines of each hash, and the key for the hashes. */
export interface LoanToMatch {
  loan: BankLoan;
  key: string;
  known: Record<string, number>;
}

export interface MatchTask {
  lines: BankLine[];
  loans: LoanToMatch[];
}

export interface MatchAnswer extends Matched {
  groups: LineGroup[];
}

/** Matches lines with loans, without those imported before: of equal lines the first ones, as many as were imported. */
export async function answerMatchWorker({ lines, loans }: MatchTask): Promise<MatchAnswer> {
  const plain = loans.map(({ loan }) => loan);
  const asked = await Promise.all(
    linesToKnow(lines, plain).map(async ({ lines: places }, k): Promise<BankLoan[]> => {
      const own = loans[k];
      if (!own) return [];
      const named = await nameLines(own.key, lines, places);
      const taken = [...named].filter(([, { hash, nth }]) => nth <= (own.known[hash] ?? 0)).map(([line]) => line);
      return [{ ...own.loan, taken: new Set(taken) }];
    }),
  );
  const matched = matchLines(lines, asked.flat());
  return { ...matched, groups: lineGroups(lines, matched.lines) };
}
