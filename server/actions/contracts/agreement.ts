import type { Actor } from '../../actor.ts';
import { completeGiftTerms, completeLoanTerms } from '../../../domain/contracts/clauses/complete.ts';
import { partiesOf } from '../../../domain/contracts/life/whoAgrees.ts';
import type { Contract, ContractDraft } from '../../../domain/wire/contract.ts';
import type { Party } from '../../../domain/wire/party.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { couplesIn, widowedIn } from '../../policies/couplesIn.ts';
import { peopleErrors } from '../../policies/makers.ts';
import { visibleFamily } from '../../policies/visibleFamily.ts';
import { presentContract } from '../../presenters/contract.ts';
import { findContract } from '../../repositories/contracts.ts';
import { loadFamily, type UserRow } from '../../repositories/family.ts';
import { checkContent } from '../proposals/checkContent.ts';
import { checkAddress } from '../papers/checkAddress.ts';
import type { Services } from '../../services.ts';
import { issuedAgreement } from './issueDocument.ts';
import { namedPeople } from './namedPeople.ts';
import { soundDraft } from './soundDraft.ts';

interface Agreement {
  contract: Contract;
  pdf: Buffer;
}

/**
 * The agreement of a contract: made once per version; the same bytes from then on. Throws N404, UnprintableText.
 * @param boxes as for issuedAgreement
 */
export async function generatedAgreement(
  actor: Actor,
  services: Services,
  hashid: string,
  boxes = false,
): Promise<Agreement> {
  const record = await findContract(services.db, actor.caller, hashid);
  if (!record) throw notFound();
  return issuedAgreement(actor, services, record, boxes);
}

/**
 * The agreement of a draft, marked as a preview. Nothing is stored. Throws V422 by field, N404, F403, and for new terms
 * of a signed contract whatever their proposal throws: a preview of no change would suggest one.
 */
export async function previewAgreement(actor: Actor, services: Services, body: unknown): Promise<Agreement> {
  const draft = soundDraft(body, actor.today);
  const family = await loadFamily(services.db, actor.caller);
  const { people } = family;
  const existing = draft.hashid === undefined ? undefined : await findContract(services.db, actor.caller, draft.hashid);
  if (draft.hashid !== undefined && !existing) throw notFound();
  const wrong = peopleErrors(draft, actor.caller, people, existing);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  if (existing?.terms.signed_date) checkContent(existing, { kind: 'terms', draft }, actor.today);
  const contract = asContract(draft, people);
  const pdf = await services.pdf.agreement(
    {
      contract,
      people: namedPeople(contract, people, visibleFamily(family, actor.caller).people),
      couples: couplesIn({ parties: sidesOf(draft.parties, people) }, family.partnerships),
      widowed: widowedIn(contract, family, actor.today),
      watermark: true,
      madeOn: actor.today,
      ...(existing?.terms.signed_date && { changedOn: actor.today, instead: presentContract(existing, actor.today) }),
      checkAt: checkAddress(services.env),
    },
    actor.caller.userId,
  );
  return { contract, pdf };
}

/** The people of a draft by their row, each with their side. */
const sidesOf = (parties: ContractDraft['parties'], people: readonly UserRow[]) =>
  partiesOf(parties, people).map(({ id, side }) => ({ userId: id, side }));

function asContract(draft: ContractDraft, people: readonly UserRow[]): Contract {
  const named = (hashids: readonly string[]): Party[] =>
    hashids
      .flatMap((wanted) => people.filter((p) => p.hashid === wanted))
      .map(({ hashid, firstname, infix, lastname }) => ({ hashid, firstname, infix, lastname }));
  const parties = { from: named(draft.parties.from), to: named(draft.parties.to) };
  const common = { hashid: draft.hashid ?? '', total: draft.total, parties, version: draft.version ?? 0 };
  if (draft.type === 'GiftContract')
    return { ...common, type: draft.type, contract: completeGiftTerms(draft.contract) };
  return { ...common, type: draft.type, contract: completeLoanTerms(draft.contract) };
}
