import { fateOfSignature, isFrozen } from '../../../domain/contracts/life/contested.ts';
import type { ContestedAct } from '../../repositories/contestedActs.ts';
import { consentsBy } from '../../policies/asPrinted.ts';
import type { ContractRecord } from '../../repositories/contracts.ts';
import type { StoredHousehold } from '../../repositories/household.ts';
import { type SigningRecord, stateOfSigning } from '../../repositories/signings.ts';

interface Of {
  record: Pick<ContractRecord, 'parties'>;
  signings: readonly SigningRecord[];
  household: Pick<StoredHousehold, 'people'>;
  /** Of this contract. */
  acts: readonly ContestedAct[];
}

/**
 * The acts in doubt that freeze a contract: the owner can still answer, as they see the contract or consented to it as a spouse,
 * and a request with their signature did not end without the others.
 */
export const frozenIn = ({ record, signings, household, acts }: Of, now: Date): ContestedAct[] =>
  acts.filter((act) => {
    const owner = household.people.find(({ id }) => id === act.userId);
    const request = act.kind === 'signature' ? signings.find(({ hashid }) => hashid === act.about) : undefined;
    const sees =
      owner?.family_role === 'manager' ||
      record.parties.some(({ userId }) => userId === act.userId) ||
      (request !== undefined && consentsBy(request, act.userId));
    if (!sees || !isFrozen(act, owner)) return false;
    return request === undefined ? act.kind !== 'signature' : fateOfSignature(stateOfSigning(request, now)) !== null;
  });
