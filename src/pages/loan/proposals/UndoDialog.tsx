import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import type { LoanEvent } from '../../../../domain/wire/event.ts';
import type { ContractLife } from '../../../../domain/wire/proposal.ts';
import { proposalsText } from '../../../text/proposals.ts';
import { eventWords } from '../timeline/eventWords.ts';
import { ProposeDialog } from './ProposeDialog.tsx';

const { undoForm } = proposalsText;

interface UndoDialogProps {
  loan: LoanDetail;
  life: ContractLife;
  event: LoanEvent;
  onClose: () => void;
}

/** Proposes to take back what both agreed to. */
export function UndoDialog({ loan, life, event, onClose }: UndoDialogProps) {
  return (
    <ProposeDialog
      contract={loan}
      life={life}
      title={undoForm.title}
      paragraphs={[undoForm.text(eventWords(event, loan.events))]}
      content={{ kind: 'correction', event: event.hashid }}
      onClose={onClose}
    />
  );
}
