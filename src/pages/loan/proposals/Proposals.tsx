import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import type { ContractLife } from '../../../../domain/wire/proposal.ts';
import { OpenProposal } from './OpenProposal.tsx';
import { ProposalHistory } from './ProposalHistory.tsx';

interface ProposalsProps {
  contract: ContractDetail;
  life: ContractLife;
  /** What waits for an answer stands on top of the page, what was answered under it. */
  part: 'open' | 'history';
}

/** What was proposed about a contract. */
export function Proposals({ contract, life, part }: ProposalsProps) {
  if (part === 'history')
    return <ProposalHistory contract={contract} proposals={life.proposals.filter(({ state }) => state !== 'open')} />;
  const open = life.proposals.find(({ state }) => state === 'open');
  return open ? <OpenProposal contract={contract} life={life} proposal={open} /> : null;
}
