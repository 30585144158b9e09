import { formatDateLong } from '../dates/dutchDate.ts';
import { formatEuro } from '../money/format.ts';
import { entryIn } from '../loans/takenOver.ts';
import type { LoanContract } from '../wire/contract.ts';
import type { StatementWarning } from '../wire/statement.ts';

/** For a loan taken over within the year: the unrecorded part of that year, and how it is treated. */
export function takenOverWarning(
  { hashid, total, contract }: LoanContract,
  title: string,
  year: number,
): StatementWarning[] {
  const { taken_over: taken } = contract;
  if (taken === null || !taken.date.startsWith(String(year)) || taken.date.endsWith('-01-01')) return [];
  const day = formatDateLong(taken.date);
  const { repaid, known } = entryIn(total, contract, year);
  const debt = !known
    ? `Wat er op 1 januari ${year} openstond, is niet ingevuld en staat dus niet in deze opgave. Vul het in bij de lening.`
    : repaid > 0
      ? `Voor die dag daalde de schuld in ${year} met ${formatEuro(repaid)}: dat staat hier als aflossing.`
      : '';
  const rest = `Rente die in ${year} voor die dag is betaald, ook als de rente toen anders was, staat hier niet bij: die tel je er zelf bij.`;
  return [
    { hashid, text: [`${title} is hier vastgelegd vanaf ${day}.`, debt, rest].filter((part) => part !== '').join(' ') },
  ];
}
