import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isLoan } from '../../../../domain/contracts/isLoan.ts';
import { needsNotary } from '../../../../domain/contracts/needsNotary.ts';
import { contractDate } from '../../../../domain/rules/contractDate.ts';
import { fieldErrors } from '../../../../domain/rules/fieldErrors.ts';
import { scanFiles } from '../../../../domain/rules/scan.ts';
import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import type { ContractLifecycle } from '../../../../domain/wire/proposal.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { DayField } from '../../../forms/DayField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { ruledBy } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useProposeMutation } from '../../../store/modules/contracts/proposalsApi.ts';
import { proposalsText } from '../../../text/proposals.ts';
import { PaperFields } from './PaperFields.tsx';
import { proposalDone } from './proposalDone.ts';
import { ScanField } from './ScanField.tsx';
import { useScanUpload } from './useScanUpload.ts';

const { signForm: text, cancel, propose: proposeLabel, record } = proposalsText;

interface SignDialogProps {
  contract: ContractDetail;
  lifecycle: ContractLifecycle;
  onClose: () => void;
}

interface Values {
  signed_date: string;
  notary: string;
  scan: File[];
  note: string;
}

const INITIAL: Values = { signed_date: '', notary: '', scan: [], note: '' };

/** Asks for the day on which all signed on paper, with a scan of it; for a notary's deed also for the office. */
export function SignDialog({ contract, lifecycle, onClose }: SignDialogProps) {
  const [propose] = useProposeMutation();
  const upload = useScanUpload(contract.hashid);
  const byNotary = !isLoan(contract) && needsNotary(contract.contract) !== null;
  const onPaper = lifecycle.agrees === 'on_paper';
  const words = byNotary ? text.deed : text;
  const [schema] = useState(() =>
    ruledBy(({ signed_date, scan }: Values) =>
      fieldErrors(['signed_date', contractDate(signed_date)], ['scan', scanFiles(scan)]),
    ),
  );

  async function submit({ signed_date, notary, scan, note }: Values): Promise<void> {
    const office = notary.trim();
    const content = {
      kind: 'signing',
      signed_date,
      ...(scan.length > 0 && { scan: await upload(scan) }),
      ...(office !== '' && { notary: office }),
    } as const;
    await propose({
      contract: contract.hashid,
      done: proposalDone(lifecycle, 'signing'),
      draft: {
        note,
        version: contract.version,
        ...(isLoan(contract) && { ledger_version: contract.ledger_version }),
        ...(onPaper && { paper_date: signed_date }),
        content,
      },
    }).unwrap();
    onClose();
  }
  return (
    <PageDialog open title={words.title} closeLabel={cancel} onClose={onClose}>
      <Form initialValues={INITIAL} schema={schema} onSubmit={submit}>
        <Typography>
          {words.text} {onPaper ? text.atOnce : text.checked}
        </Typography>
        <DayField name="signed_date" label={words.date} />
        {byNotary && <TextField name="notary" label={text.deed.office} hint={text.deed.officeHint} optional />}
        <ScanField name="scan" />
        <PaperFields lifecycle={lifecycle} kind="signing" dated={false} />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{onPaper ? record : proposeLabel}</SubmitButton>
          <Button onClick={onClose}>{cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
