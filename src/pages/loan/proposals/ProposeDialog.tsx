import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { isLoan } from '../../../../domain/contracts/isLoan.ts';
import { contractDate } from '../../../../domain/rules/contractDate.ts';
import { fieldErrors } from '../../../../domain/rules/fieldErrors.ts';
import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import type { ContractLifecycle, ProposalContent } from '../../../../domain/wire/proposal.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { Form } from '../../../forms/Form.tsx';
import { ruledBy } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useProposeMutation } from '../../../store/modules/contracts/proposalsApi.ts';
import { proposalsText as text } from '../../../text/proposals.ts';
import { PaperFields } from './PaperFields.tsx';
import { proposalDone } from './proposalDone.ts';

interface ProposeDialogProps {
  contract: ContractDetail;
  lifecycle: ContractLifecycle;
  title: string;
  /** Its consequences, a paragraph each. */
  paragraphs: readonly string[];
  content: ProposalContent;
  /** Its other possible consequences. */
  children?: ReactNode;
  onClose: () => void;
}

interface Values {
  note: string;
  paper_date: string;
}

const INITIAL: Values = { note: '', paper_date: '' };

/** Proposes a change that needs only a reason: archiving, or taking a change back. */
export function ProposeDialog({
  contract,
  lifecycle,
  title,
  paragraphs,
  content,
  children,
  onClose,
}: ProposeDialogProps) {
  const [propose] = useProposeMutation();
  const onPaper = lifecycle.agrees === 'on_paper';
  const [schema] = useState(() =>
    ruledBy(({ paper_date }: Values) => fieldErrors(['paper_date', onPaper ? contractDate(paper_date) : null])),
  );

  async function submit({ note, paper_date }: Values): Promise<void> {
    await propose({
      contract: contract.hashid,
      done: proposalDone(lifecycle, content.kind),
      draft: {
        note,
        version: contract.version,
        ...(isLoan(contract) && { ledger_version: contract.ledger_version }),
        ...(onPaper && { paper_date }),
        content,
      },
    }).unwrap();
    onClose();
  }
  return (
    <PageDialog open title={title} closeLabel={text.cancel} onClose={onClose}>
      <Form initialValues={INITIAL} schema={schema} onSubmit={submit}>
        {paragraphs.map((paragraph) => (
          <Typography key={paragraph}>{paragraph}</Typography>
        ))}
        {children}
        <PaperFields lifecycle={lifecycle} kind={content.kind} />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{onPaper ? text.record : text.propose}</SubmitButton>
          <Button onClick={onClose}>{text.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
