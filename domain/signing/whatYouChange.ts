import { lowersRate } from '../contracts/life/agreedDay.ts';
import { contractAfter } from '../contracts/life/consequences.ts';
import type { Side } from '../contracts/sides.ts';
import { formatDateLong } from '../dates/dutchDate.ts';
import { changeWith } from '../loans/changes.ts';
import { isAgreedRecord } from '../loans/events/catalogue.ts';
import { changeName, SAID, whatChanges } from '../loans/events/eventWords.ts';
import { formatEuro } from '../money/format.ts';
import { fullNames } from '../names/name.ts';
import type { ContractDetail } from '../wire/contract.ts';
import type { LoanEvent } from '../wire/event.ts';
import type { Proposal } from '../wire/proposal.ts';
import { whatYouSign } from './whatYouSign.ts';

type Proposed = Pick<Proposal, 'content' | 'consequences'>;

/**
 * A change to a signed contract, in three sentences for its signer: the change and its day, its effect on each term, and
 * the new end of the loan. Other terms are described as an agreement is.
 * @param contract as it was signed
 * @param events all its records
 * @param side the reader's; 'none' reads it as an outsider
 */
export function whatYouChange(
  contract: ContractDetail,
  events: readonly LoanEvent[],
  { content, consequences }: Proposed,
  side: Side,
): string[] {
  if (content.kind === 'terms') {
    const [first = '', ...rest] = whatYouSign(contractAfter(contract, content), side);
    const { signed_date } = contract.contract;
    const day = signed_date === null ? '' : ` op ${formatDateLong(signed_date)}`;
    return [`Dit komt in de plaats van wat jullie${day} ondertekenden. ${first}`, ...rest];
  }
  const loan = `de lening van ${fullNames(contract.parties.from)} aan ${fullNames(contract.parties.to)}`;
  const lower = lowersRate(content, { terms: contract.contract, events }) ? sinceOf(content) : '';
  return [`${changeOf(content, events, loan)}${lower}`, ...figures(consequences.loan, side)];
}

/** The start of a lower rate: as agreed before, or no sooner than everybody signed. */
const sinceOf = (content: Proposed['content']): string =>
  'said' in content
    ? ` Dat is op die dag al afgesproken, ${SAID[content.said]}.`
    : ' Een lagere rente geldt niet eerder dan de dag van de laatste handtekening.';

function changeOf(content: Proposed['content'], events: readonly LoanEvent[], loan: string): string {
  if (isAgreedRecord(content)) return whatChanges(content, loan);
  switch (content.kind) {
    case 'correction': {
      const undone = changeWith(events, content.event);
      return `Wat jullie eerder afspraken over ${loan}, vervalt${undone ? `: ${changeName(undone)}` : ''}.`;
    }
    case 'terms':
    case 'signing':
    case 'archive':
    case 'restore':
      throw new Error(`Nobody signs an addendum for ${content.kind}.`);
  }
}

/** The amount of each term from then on, and the end of the loan. */
function figures(loan: Proposed['consequences']['loan'], side: Side): string[] {
  if (loan === null) return [];
  const { before, after } = loan;
  const who = { from: 'Jij krijgt dan', to: 'Jij betaalt dan', none: 'Er wordt dan betaald:' }[side];
  const each =
    after.payment === before.payment
      ? `Het bedrag per termijn blijft ${formatEuro(after.payment)}.`
      : `${who} ${formatEuro(after.payment)} per termijn. Dat was ${formatEuro(before.payment)}.`;
  const end =
    after.endDate === before.endDate
      ? `De laatste termijn blijft op ${formatDateLong(after.endDate)}`
      : `De laatste termijn is dan op ${formatDateLong(after.endDate)}. Dat was ${formatDateLong(before.endDate)}`;
  if (after.payment === 0 && after.open === 0) return ['Daarna hoeft er niets meer te worden betaald.'];
  return [each, `${end}. Al het andere blijft zoals jullie het ondertekenden.`];
}
