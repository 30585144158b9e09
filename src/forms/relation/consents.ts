import { isLoan } from '../../../domain/contracts/isLoan.ts';
import { contractCalled } from '../../../domain/contracts/names.ts';
import { kinshipOf } from '../../../domain/relations/kinship.ts';
import { countingOf, divorceCounting } from '../../../domain/relations/counting.ts';
import type { Contract } from '../../../domain/wire/contract.ts';
import type { Relation } from '../../../domain/wire/user.ts';
import { claimsText } from '../../text/claims.ts';
import { relationsText } from '../../text/relations.ts';
import type { RelationValues } from './relationValues.ts';

/** The consequences of saving that others notice, or that can't be undone (docs/screens.md 6.8). */
export interface Consent {
  title: string;
  texts: string[];
  verb: string;
}

const text = relationsText.consent;

/** The names of somebody's running loans, once each. */
export const loansOf = (contracts: readonly Contract[], person: string): string[] => [
  ...new Set(
    contracts
      .filter((one) => isLoan(one) && one.contract.signed_date !== null && one.balance !== 0)
      .filter(({ parties: { from, to } }) => [...from, ...to].some(({ hashid }) => hashid === person))
      .map(contractCalled),
  ),
];

/**
 * Whether a divorce of this partner leaves the other parent of a founder's child unknown: in law a former partner of the
 * founder is no stepparent (art. 19 lid 1 b SW).
 */
function leavesParentOpen(partner: Relation | undefined, family: readonly Relation[]): boolean {
  const founder = family.find(({ relation_type }) => relation_type === null);
  return (
    founder !== undefined &&
    partner?.userSelected === founder.hashid &&
    family.some((person) => kinshipOf(person) === 'child' && !person.child_of)
  );
}

/**
 * The question to ask before saving; null if nothing in the form needs confirmation. `edited` is the relation before
 * the change, one of the `family`, which starts with the editor.
 * @param loans the names of their running loans
 */
export function consentFor(
  values: RelationValues,
  edited: Relation | undefined,
  family: readonly Relation[],
  loans: readonly string[] = [],
): Consent | null {
  const { firstname, email, relation_type } = values;
  const dies = values.passed_away && edited?.passed_away !== true;
  const divorces = relation_type === 'partner' && values.divorced && edited?.divorced !== true;
  const invited = relation_type === 'child' && values.login && !(edited?.login ?? false);
  // The first of them is the editor: a record about oneself counts at once.
  const by = family[0]?.hashid ?? '';
  const asksFirst =
    edited && edited.hashid !== by && countingOf(edited) === 'claim' ? [claimsText.firstAsked(firstname)] : [];
  const partner = family.find(
    ({ hashid }) =>
      edited?.partners.some(
        (one) => one.until === null && one.partner.hashid === edited.hashid && one.self.hashid === hashid,
      ) ?? false,
  );
  const parting = edited && divorceCounting(edited, partner, by);
  const asksOne = parting?.counting === 'claim' ? [claimsText.firstAsked(parting.asked.firstname)] : [];
  const touched = loans.length > 0 ? [relationsText.loansGoOn(loans)] : [];
  const asked: Consent[] = [
    ...(dies
      ? [
          {
            title: text.death.title(firstname),
            texts: [text.death.text(firstname), ...touched, ...asksFirst],
            verb: text.death.verb,
          },
        ]
      : []),
    ...(divorces
      ? [
          {
            title: text.divorce.title,
            texts: [
              text.divorce.text(firstname),
              ...touched,
              ...asksOne,
              ...(leavesParentOpen(edited, family) ? [text.divorce.parents(firstname)] : []),
            ],
            verb: text.divorce.verb,
          },
        ]
      : []),
    ...(invited
      ? [{ title: text.invite.title(firstname), texts: [text.invite.text(firstname, email)], verb: text.invite.verb }]
      : []),
  ];
  const [first, ...others] = asked;
  if (!first || others.length === 0) return first ?? null;
  return { title: text.several, texts: [...new Set(asked.flatMap(({ texts }) => texts))], verb: text.save };
}
