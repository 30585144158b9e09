import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import type { ContractLife } from '../../../../domain/wire/proposal.ts';
import { NotSigned, SigningNotice } from '../signing/SigningNotice.tsx';
import { OpenProposal } from './OpenProposal.tsx';
import { ProposalHistory } from './ProposalHistory.tsx';

interface ProposalsProps {
  contract: ContractDetail;
  life: ContractLife;
  /** The open proposal is at the top of the page, the answered ones are below. */
  part: 'open' | 'history';
}

/** The proposals about a contract. */
export function Proposals({ contract, life, part }: ProposalsProps) {
  if (part === 'history')
    return (
      <>
        {life.signing !== null && !life.signing.open && <SigningNotice signing={life.signing} stands={life.stands} />}
        <ProposalHistory contract={contract} proposals={life.proposals.filter(({ state }) => state !== 'open')} />
      </>
    );
  if (life.signing?.open) return <SigningNotice signing={life.signing} stands={life.stands} />;
  const open = life.proposals.find(({ state }) => state === 'open');
  if (open) return <OpenProposal contract={contract} life={life} proposal={open} />;
  return life.not_signed && <NotSigned request={life.not_signed} />;
}
