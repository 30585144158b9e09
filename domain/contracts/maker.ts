import { type FieldErrors, fieldErrors } from '../rules/fieldErrors.ts';
import type { ContractDraft } from '../wire/contract.ts';
import type { CurrentUser } from '../wire/user.ts';

/** The facts that decide which contracts somebody may make (docs/decisions/0018). */
export type Maker = Pick<CurrentUser, 'hashid' | 'family_role' | 'divorced'>;

const OWN_SIDE_MESSAGE =
  'Zet jezelf aan een van de twee kanten. Een contract tussen anderen maakt wie de familie beheert.';
const OWN_SIGNED_DATE_MESSAGE = 'Laat de datum leeg. Het contract telt pas als de ander ook heeft ondertekend.';

const manages = ({ family_role }: Pick<Maker, 'family_role'>): boolean => family_role === 'manager';

/**
 * Whether somebody may make a contract: a manager any, a member their own. A divorced person manages nothing, and gets
 * no new data of the family.
 */
export const mayMakeContract = ({ divorced }: Pick<Maker, 'divorced'>): boolean => !divorced;

/** Whether somebody who sees a concept may edit and remove it: its maker, or a manager. */
export const mayChangeConcept = (maker: Pick<Maker, 'family_role' | 'divorced'>, madeIt: boolean): boolean =>
  manages(maker) || (madeIt && mayMakeContract(maker));

/** The people who may become a party to a contract. */
export const mayBeParty = ({ blocked, passed_away }: { blocked: boolean; passed_away: boolean }): boolean =>
  !blocked && !passed_away;

/**
 * The problems with a draft because of its maker, by field: a member is a party to it, and speaks for nobody else, so their
 * contract is a draft until the other signs as well.
 * @param signed the day on which the contract was signed before; null for a draft
 */
export function makerErrors({ parties, contract }: ContractDraft, maker: Maker, signed: string | null): FieldErrors {
  if (manages(maker)) return {};
  const own = [...parties.from, ...parties.to].includes(maker.hashid);
  return fieldErrors(
    ['parties.from', own ? null : OWN_SIDE_MESSAGE],
    ['contract.signed_date', contract.signed_date === signed ? null : OWN_SIGNED_DATE_MESSAGE],
  );
}
