import Alert from '@mui/material/Alert';
import type { ContractLifecycle, ProposalKind } from '../../../../domain/wire/proposal.ts';
import { DayField } from '../../../forms/DayField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { proposalsText as text } from '../../../text/proposals.ts';
import { isSigned } from './proposalDone.ts';

interface PaperFieldsProps {
  lifecycle: ContractLifecycle;
  /** The proposal. */
  kind: ProposalKind;
  /** Asks for the day on which it was agreed on paper, where the other side has no login. */
  dated?: boolean;
  /** Asks for a note with it. */
  noted?: boolean;
}

/** The fields that go with every proposal. */
export function PaperFields({ lifecycle, kind, dated = true, noted = true }: PaperFieldsProps) {
  return (
    <>
      {isSigned(lifecycle, kind) && <Alert severity="info">{text.signed.before}</Alert>}
      {noted && <TextField name="note" label={text.noteField} optional />}
      {dated && lifecycle.agrees === 'on_paper' && (
        <DayField name="paper_date" label={text.paperField} hint={text.paperHint} />
      )}
    </>
  );
}
