import type { ContractDraft } from '../../../../domain/wire/contract.ts';
import { pointsOf } from '../../../components/agreement/agreed.ts';
import { Overtaken } from '../../../components/agreement/Overtaken.tsx';
import { overtakenText } from '../../../text/overtaken.ts';
import { draftedAgreement } from './draftedAgreement.ts';
import { usePeople } from './usePeople.ts';

interface OvertakenContractProps {
  /** The contract as somebody saved it meanwhile. */
  theirs: ContractDraft;
  mine: ContractDraft;
  onTheirs: () => void;
  onMine: () => void;
}

/** Somebody saved the contract while it was changed here. */
export function OvertakenContract({ theirs, mine, onTheirs, onMine }: OvertakenContractProps) {
  const people = usePeople();
  return (
    <Overtaken
      says={overtakenText.contract}
      theirs={pointsOf(draftedAgreement(theirs, people))}
      mine={pointsOf(draftedAgreement(mine, people))}
      onTheirs={onTheirs}
      onMine={onMine}
    />
  );
}
