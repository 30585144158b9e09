import { isLoan } from '../../../../domain/contracts/isLoan.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import type { ContractLifecycle, ProposalContent } from '../../../../domain/wire/proposal.ts';
import { proposalsText } from '../../../text/proposals.ts';
import { ProposeDialog } from './ProposeDialog.tsx';
import { SignDialog } from './SignDialog.tsx';
import type { Way } from './ways.ts';

const { archiveForm } = proposalsText;

interface LifeDialogProps {
  contract: ContractDetail;
  lifecycle: ContractLifecycle;
  way: Way;
  onClose: () => void;
}

/** Asks for the details of the contract's next state; for the archive it shows the open amount. */
export function LifecycleDialog({ contract, lifecycle, way, onClose }: LifeDialogProps) {
  const open = isLoan(contract) ? (contract.balance ?? 0) : 0;
  const forms = {
    archive: {
      title: archiveForm.title,
      paragraphs: [archiveForm.text, ...(open > 0 ? [archiveForm.owed(formatEuro(open))] : [])],
      content: { kind: 'archive' },
    },
    restore: { title: archiveForm.restoreTitle, paragraphs: [archiveForm.restoreText], content: { kind: 'restore' } },
  } as const satisfies Record<
    Exclude<Way, 'sign'>,
    { title: string; paragraphs: readonly string[]; content: ProposalContent }
  >;
  if (way === 'sign') return <SignDialog contract={contract} lifecycle={lifecycle} onClose={onClose} />;
  return <ProposeDialog contract={contract} lifecycle={lifecycle} {...forms[way]} onClose={onClose} />;
}
