import { isLoan } from '../contracts/isLoan.ts';
import { paidOutBefore } from '../contracts/paidOutBefore.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { formatEuro } from '../money/format.ts';
import { euroInWords, hundredsInWords } from '../money/words.ts';
import type { PartySide } from '../wire/choices/party.ts';
import type { Contract } from '../wire/contract.ts';

/** A sum that one side alone owes by an agreement: its people write it in words (art. 158 lid 1 Rv). */
export interface SumInLetters {
  side: PartySide;
  /** In cents. */
  amount: number;
}

/**
 * The sum that one side alone owes by an agreement, and writes in words: without it the paper is no full proof against them (art.
 * 158 lid 1 Rv; docs/domain.md 4.1). In a loan that was already paid out it is the borrower, in one taken over the balance; in an
 * unpaid gift the giver. Null if both owe, if nobody does any more, and if a notary writes the deed.
 * @param madeOn the day of its paper: people who have not signed do so on that day at the earliest
 */
export function sumInLetters(contract: Contract, madeOn: IsoDate): SumInLetters | null {
  if (isLoan(contract)) {
    const { taken_over } = contract.contract;
    if (taken_over !== null) return { side: 'to', amount: taken_over.balance };
    return paidOutBefore(contract.contract, madeOn) ? { side: 'to', amount: contract.total } : null;
  }
  const { form, signed_date, gift_date } = contract.contract;
  const paid = gift_date !== null && (signed_date === null ? gift_date < madeOn : gift_date <= signed_date);
  return form !== 'transfer' || paid ? null : { side: 'from', amount: contract.total };
}

/** Without the parts that people write differently: capitals, accents, spaces, hyphens, the word euro, “en” after a hundred. */
const packed = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]+/gu, '')
    .replace(/euros?(?:en)?/u, '|')
    .replace(/\|$/u, '')
    .replace(/(honderd|duizend|miljoen)en/gu, '$1')
    .replace(/^een(?=honderd|duizend)/u, '');

/** The problem with a sum written in words; null if it is that sum. */
export function wrongLetters(given: string, amount: number): string | null {
  const right = [euroInWords(amount), hundredsInWords(amount)].some((words) => packed(words) === packed(given));
  return right ? null : `Schrijf ${formatEuro(amount)} voluit in letters: ${euroInWords(amount)}.`;
}
