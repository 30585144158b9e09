import {
  consequencesOf,
  contractAfter,
  giftEffects,
  giftYearOfProposal,
} from '../../../domain/contracts/life/consequences.ts';
import type { Consequences, ProposalContent } from '../../../domain/wire/proposal.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable } from '../../db/database.ts';
import { partnersAmong } from '../../../domain/relations/incomePartners.ts';
import { deathsAmong } from '../../../domain/statements/deaths.ts';
import { presentPartnerships } from '../../presenters/relation.ts';
import { presentWithEvents } from '../../presenters/contract.ts';
import { giftPeople } from '../../presenters/giftPeople.ts';
import type { ContractRecord } from '../../repositories/contracts.ts';
import { loadFamily } from '../../repositories/family.ts';
import { familyContracts } from '../statements/familyContracts.ts';
import { yieldingGiftYear } from '../statements/yieldingGiftYear.ts';

/** Proposals that can change what counts as a gift. */
const TOUCHES_GIFTS: readonly ProposalContent['kind'][] = ['forgiveness', 'correction', 'terms'];

/** The effects of a proposal, as of today: payments, interest, the balance, the deduction and the exemptions. */
export async function workedOut(
  db: Queryable,
  { caller, today }: Actor,
  record: ContractRecord,
  content: ProposalContent,
): Promise<Consequences> {
  const family = await loadFamily(db, caller);
  const contract = presentWithEvents(record, today);
  let gifts: Consequences['gifts'] = [];
  if (TOUCHES_GIFTS.includes(content.kind)) {
    const after = contractAfter(contract, content);
    const year = giftYearOfProposal(contract, content, today);
    const others = (await familyContracts(db, caller, today)).filter(({ hashid }) => hashid !== record.hashid);
    const people = giftPeople(family);
    gifts = giftEffects(
      await yieldingGiftYear([...others, contract], people, year, today),
      await yieldingGiftYear([...others, after], people, year, today),
    );
  }
  return consequencesOf(
    contract,
    content,
    today,
    partnersAmong(presentPartnerships(family, family.partnerships), deathsAmong(family.people)),
    gifts,
  );
}
