import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import type { LoanEvent } from '../../../../domain/wire/event.ts';
import type { ContractLifecycle } from '../../../../domain/wire/proposal.ts';
import { proposalsText } from '../../../text/proposals.ts';
import { useToday } from '../../../components/useToday.ts';
import { LoweredRateHint } from '../figures/LoweredRateHint.tsx';
import { eventWords } from '../timeline/eventWords.ts';
import { ProposeDialog } from './ProposeDialog.tsx';

const { undoForm } = proposalsText;

interface UndoDialogProps {
  loan: LoanDetail;
  lifecycle: ContractLifecycle;
  event: LoanEvent;
  onClose: () => void;
}

/** Proposes to take back an agreed change, or records that for a person without a login. */
export function UndoDialog({ loan, lifecycle, event, onClose }: UndoDialogProps) {
  const today = useToday();
  const onPaper = lifecycle.agrees === 'on_paper';
  const content = { kind: 'correction', event: event.hashid } as const;
  const words = eventWords(event, loan.events);
  return (
    <ProposeDialog
      contract={loan}
      lifecycle={lifecycle}
      title={onPaper ? undoForm.paperTitle : undoForm.title}
      paragraphs={[onPaper ? undoForm.paperText(words) : undoForm.text(words)]}
      content={content}
      onClose={onClose}
    >
      <LoweredRateHint loan={loan} content={content} note="" today={today} />
    </ProposeDialog>
  );
}
