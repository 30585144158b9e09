import { formatEuro } from '../../../../domain/money/format.ts';
import { fullNames } from '../../../../domain/names/name.ts';
import { spacedIban } from '../../../../domain/rules/iban.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { shareText } from '../../../components/shareText.ts';
import { payingText as text } from '../../../text/paying.ts';

/** Asks the borrower for a payment, in a message from the lender. Returns the sentence to show, null for none. */
export async function requestPayment(
  { parties, contract }: LoanDetail,
  amount: number,
  description: string,
): Promise<{ done?: string; failed?: string }> {
  const shared = await shareText(
    text.request(
      parties.to.map(({ firstname }) => firstname),
      formatEuro(amount),
      spacedIban(contract.account_iban),
      fullNames(parties.from),
      description,
    ),
  );
  if (shared === 'copied') return { done: text.requestCopied };
  return shared === 'failed' ? { failed: text.requestFailed } : {};
}
