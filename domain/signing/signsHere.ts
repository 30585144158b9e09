import { isLoan } from '../contracts/isLoan.ts';
import { needsNotary, type NotaryReason } from '../contracts/needsNotary.ts';
import type { Voice } from '../contracts/life/voices.ts';
import type { Contract } from '../wire/contract.ts';

const NOTARY: Record<NotaryReason, string> = {
  paper:
    'Een schenking op papier geldt alleen met een akte van de notaris. Daarom kun je haar hier niet ondertekenen. Neem het concept mee naar de notaris.',
  at_death:
    'Een schenking die pas na het overlijden wordt betaald, geldt alleen met een akte van de notaris. Daarom kun je haar hier niet ondertekenen. Neem het concept mee naar de notaris.',
  real_estate:
    'Een huis of een stuk grond gaat alleen over met een akte van de notaris. Daarom kun je dit hier niet ondertekenen. Neem het concept mee naar de notaris.',
  study:
    'De hogere vrijstelling voor een dure studie vraagt een akte van de notaris. Daarom kun je dit hier niet ondertekenen. Neem het concept mee naar de notaris.',
};
const LAW = '(artikel 1:88 en 1:89 van het Burgerlijk Wetboek)';
/** A gift of one who is married: the family can't say here that it is usual without saying so in the agreement. */
const unconsented = (firstname: string) =>
  `${firstname} heeft een partner die hier niet meetekent. Zijn zij getrouwd of geregistreerd partners, dan is voor een schenking die groter is dan gebruikelijk toestemming van die partner nodig; zonder kan de partner haar later vernietigen ${LAW}. Onderteken daarom op papier, waar de partner meetekent, of schenk samen. Is de schenking niet groter dan gebruikelijk? Wijzig het concept dan, en kies bij de toestemming van de partner ‘Niet nodig’.`;
const SPOUSE = 'Bij dit contract tekent ook een partner mee die er zelf niet in staat. Dat kan alleen op papier.';

/** A party of a contract, as far as it decides whether they can sign in the product. */
interface Party extends Pick<Voice, 'sub' | 'blocked' | 'passed_away'> {
  firstname: string;
}

/** Why it only holds with a deed of a notary, in a Dutch sentence with the way; null when it holds without (BW 7:177, 3:89). */
export function whyDeed(contract: Contract): string | null {
  const reason = isLoan(contract) ? null : needsNotary(contract.contract);
  return reason === null ? null : NOTARY[reason];
}

/**
 * Why a contract can't be signed in the product, in a Dutch sentence with the way; null when it can. What needs a deed of
 * a notary never can (BW 7:177, 3:89; docs/domain.md 4.1), nor what somebody must sign who has no login, nor a gift to which a
 * spouse may have to consent (BW 1:88; docs/decisions/0059).
 * @param married who gives or lends and has a spouse who doesn't (domain/relations/outsideSpouse.ts)
 */
export function whyNotHere(
  contract: Contract,
  parties: readonly Party[],
  married: readonly Pick<Party, 'firstname'>[],
): string | null {
  const deed = whyDeed(contract);
  if (deed !== null) return deed;
  if (spouseSigns(contract)) return SPOUSE;
  const [alone] = married;
  if (alone && !isLoan(contract) && contract.contract.giver_spouse !== 'not_needed')
    return unconsented(alone.firstname);
  for (const { firstname, sub, blocked, passed_away } of parties) {
    if (passed_away) return `${firstname} is overleden. Leg met de erfgenamen op papier vast wat jullie afspreken.`;
    if (sub === null) return `${firstname} heeft geen eigen login. Onderteken daarom samen op papier.`;
    if (blocked) return `${firstname} is geblokkeerd en kan niet inloggen. Onderteken daarom samen op papier.`;
  }
  return null;
}

/** The paper has a place for somebody who is no party, to consent (BW 1:88). */
const spouseSigns = (contract: Contract): boolean =>
  isLoan(contract)
    ? contract.contract.spouse_consent || contract.contract.borrower_spouse
    : contract.contract.giver_spouse === 'signs';
