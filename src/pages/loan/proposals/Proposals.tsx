import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import type { ContractLifecycle } from '../../../../domain/wire/proposal.ts';
import { NotSigned, SigningNotice } from '../signing/SigningNotice.tsx';
import { OpenProposal } from './OpenProposal.tsx';
import { ProposalHistory } from './ProposalHistory.tsx';

interface ProposalsProps {
  contract: ContractDetail;
  lifecycle: ContractLifecycle;
  /** The open proposal is at the top of the page, the answered ones are below. */
  part: 'open' | 'history';
}

/** The proposals about a contract. */
export function Proposals({ contract, lifecycle, part }: ProposalsProps) {
  if (part === 'history')
    return (
      <>
        {lifecycle.signing !== null && !lifecycle.signing.open && (
          <SigningNotice signing={lifecycle.signing} stands={lifecycle.stands} />
        )}
        <ProposalHistory contract={contract} proposals={lifecycle.proposals.filter(({ state }) => state !== 'open')} />
      </>
    );
  if (lifecycle.signing?.open) return <SigningNotice signing={lifecycle.signing} stands={lifecycle.stands} />;
  const open = lifecycle.proposals.find(({ state }) => state === 'open');
  if (open) return <OpenProposal contract={contract} lifecycle={lifecycle} proposal={open} />;
  return lifecycle.not_signed && <NotSigned request={lifecycle.not_signed} />;
}
