import { isLoan } from '../contracts/isLoan.ts';
import { needsNotary, type NotaryReason } from '../contracts/needsNotary.ts';
import type { ContractParty } from '../contracts/life/whoAgrees.ts';
import { hasLogin } from '../relations/canLogIn.ts';
import type { Contract } from '../wire/contract.ts';
import type { SpouseConsent } from './spouseConsent.ts';

const NOTARY: Record<NotaryReason, string> = {
  paper:
    'Een schenking op papier geldt alleen met een akte van de notaris. Daarom kun je die hier niet ondertekenen. Neem het concept mee naar de notaris.',
  at_death:
    'Een schenking die pas na het overlijden wordt betaald, geldt alleen met een akte van de notaris. Daarom kun je die hier niet ondertekenen. Neem het concept mee naar de notaris.',
  real_estate:
    'Een huis of een stuk grond gaat alleen over met een akte van de notaris. Daarom kun je dit hier niet ondertekenen. Neem het concept mee naar de notaris.',
  study:
    'De hogere vrijstelling voor een dure studie vraagt een akte van de notaris. Daarom kun je dit hier niet ondertekenen. Neem het concept mee naar de notaris.',
};
const LAW = '(artikel 1:88 en 1:89 van het Burgerlijk Wetboek)';
/** A gift by a married person: the family can't say here that it is usual without saying so in the agreement. */
const USUAL =
  'Is de schenking niet groter dan gebruikelijk? Wijzig het concept dan, en kies bij de toestemming van de partner ‘Niet nodig’.';
/** A spouse must consent but can't do so here. */
const consentsOnPaper = (spouse: string, of: string, why: string): string =>
  `${spouse} geeft als partner van ${of} toestemming ${LAW}. Dat kan hier niet: ${spouse} ${why}. Onderteken daarom op papier, waar de partner meetekent.`;
const unknownSpouse = (of: string): string =>
  `Dit contract vraagt toestemming van de partner van ${of} ${LAW}. De familie kent die niet als echtgenoot of geregistreerd partner. Zet dat er eerst bij, of onderteken op papier.`;

/** The facts about a party that decide whether they can sign in the product. */
interface Party extends Pick<ContractParty, 'sub' | 'blocked' | 'passed_away'> {
  firstname: string;
}

/** Why it is only valid with a deed of a notary, in a Dutch sentence; null if it is valid without (BW 7:177, 3:89). */
export function whyDeed(contract: Contract): string | null {
  const reason = isLoan(contract) ? null : needsNotary(contract.contract);
  return reason === null ? null : NOTARY[reason];
}

/**
 * Why a contract can't be signed in the product, in a Dutch sentence with the alternative; null if it can. A contract that
 * needs a deed of a notary never can (BW 7:177, 3:89; docs/domain.md 4.1), nor one that a person without a login must sign or
 * consent to (BW 1:88; docs/decisions/0014).
 * @param consents the consents it requires besides the parties (spouseConsent.ts)
 */
export function whyNotHere(
  contract: Contract,
  parties: readonly Party[],
  consents: readonly SpouseConsent<Pick<Party, 'firstname'>, Party>[],
): string | null {
  const deed = whyDeed(contract);
  if (deed !== null) return deed;
  for (const { firstname, sub, blocked, passed_away } of parties) {
    if (passed_away) return `${firstname} is overleden. Leg met de erfgenamen op papier vast wat jullie afspreken.`;
    if (sub === null)
      return `${firstname} heeft nog geen eigen login. Zodra die er is, kun je dit hier laten ondertekenen. Wil je niet wachten? Onderteken dan samen op papier.`;
    if (blocked) return `${firstname} is geblokkeerd en kan niet inloggen. Onderteken daarom samen op papier.`;
  }
  return consents.map((one) => whyConsentNotHere(contract, one)).find((why) => why !== null) ?? null;
}

function whyConsentNotHere(
  contract: Contract,
  { of, spouse }: SpouseConsent<Pick<Party, 'firstname'>, Party>,
): string | null {
  if (spouse === null) return unknownSpouse(of.firstname);
  const why = spouse.sub === null ? 'heeft geen eigen login' : spouse.blocked ? 'is geblokkeerd' : null;
  if (why === null) return null;
  const paper = consentsOnPaper(spouse.firstname, of.firstname, why);
  return isLoan(contract) || contract.contract.giver_spouse === 'signs' ? paper : `${paper} ${USUAL}`;
}

/** The facts about a signer that decide whether they will be able to sign here. */
interface Invitee extends Party {
  invited: boolean;
}

/**
 * The invited people without a login yet, if everybody could sign in the product once they have one. Empty if nobody is awaited,
 * or if something else prevents signing here.
 * @param consents the consents it requires besides the parties (spouseConsent.ts)
 */
export function invitedFirst<One extends Invitee>(
  contract: Contract,
  parties: readonly One[],
  consents: readonly SpouseConsent<Pick<Party, 'firstname'>, One>[],
): One[] {
  if (whyDeed(contract) !== null || consents.some(({ spouse }) => spouse === null)) return [];
  const people = [...parties, ...consents.flatMap(({ spouse }) => spouse ?? [])];
  const without = people.filter((one) => !hasLogin(one));
  const comes = ({ invited, blocked, passed_away }: One) => invited && !blocked && !passed_away;
  return without.every(comes) && people.every(({ blocked }) => !blocked) ? without : [];
}
