import { isLoan } from '../contracts/isLoan.ts';
import { paidOutBefore } from '../contracts/paidOutBefore.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { formatEuro } from '../money/format.ts';
import { euroInWords, hundredsInWords } from '../money/words.ts';
import type { PartySide } from '../wire/choices/party.ts';
import type { Contract } from '../wire/contract.ts';

/** A sum that one side alone owes by an agreement: its people write it in letters (art. 158 lid 1 Rv). */
export interface SumInLetters {
  side: PartySide;
  /** In cents. */
  amount: number;
}

/**
 * What one side alone owes by an agreement, and writes in letters: without it the paper is no full proof against them (art. 158
 * lid 1 Rv; docs/domain.md 4.1). Of a loan that was paid out before the borrower, of one that was taken over what was open; of a gift that
 * is still to be paid the giver. Null where both owe, where nobody does any more, and where a notary writes the deed.
 * @param madeOn the day of its paper: who has not signed does so on that day at the earliest
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

/** Without what two people write differently: capitals, accents, spaces, hyphens, the euro sign's word, an “en” after honderd or duizend. */
const packed = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]+/gu, '')
    .replace(/euros?(?:en)?/u, '|')
    .replace(/\|$/u, '')
    .replace(/(honderd|duizend|miljoen)en/gu, '$1')
    .replace(/^een(?=honderd|duizend)/u, '');

/** What is wrong with a sum that somebody wrote in letters; null when it is that sum. */
export function wrongLetters(given: string, amount: number): string | null {
  const right = [euroInWords(amount), hundredsInWords(amount)].some((words) => packed(words) === packed(given));
  return right ? null : `Schrijf ${formatEuro(amount)} voluit in letters: ${euroInWords(amount)}.`;
}
