import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isLoan } from '../../../../domain/contracts/isLoan.ts';
import { needsNotary } from '../../../../domain/contracts/needsNotary.ts';
import { contractDate } from '../../../../domain/rules/contractDate.ts';
import { fieldErrors } from '../../../../domain/rules/fieldErrors.ts';
import { isPdf, scanFiles } from '../../../../domain/rules/scan.ts';
import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import type { ContractLife } from '../../../../domain/wire/proposal.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { isApiFailure } from '../../../forms/apiFailure.ts';
import { DayField } from '../../../forms/DayField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { shrinkPhoto } from '../../../forms/photo/shrinkPhoto.ts';
import { ruledBy } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useKeepScanMutation, useProposeMutation } from '../../../store/modules/contracts/proposalsApi.ts';
import { proposalsText } from '../../../text/proposals.ts';
import { PaperFields } from './PaperFields.tsx';
import { proposalDone } from './proposalDone.ts';
import { ScanField } from './ScanField.tsx';

const { signForm: text, cancel, propose: proposeLabel, record } = proposalsText;

interface SignDialogProps {
  contract: ContractDetail;
  life: ContractLife;
  onClose: () => void;
}

interface Values {
  signed_date: string;
  notary: string;
  scan: File[];
  note: string;
}

const INITIAL: Values = { signed_date: '', notary: '', scan: [], note: '' };

/** Asks for the day on which all signed on paper, with a scan of it; of a notary's deed also for the office. */
export function SignDialog({ contract, life, onClose }: SignDialogProps) {
  const [propose] = useProposeMutation();
  const [keepScan] = useKeepScanMutation();
  const byNotary = !isLoan(contract) && needsNotary(contract.contract) !== null;
  const onPaper = life.agrees === 'on_paper';
  const words = byNotary ? text.deed : text;
  const [schema] = useState(() =>
    ruledBy(({ signed_date, scan }: Values) =>
      fieldErrors(['signed_date', contractDate(signed_date)], ['scan', scanFiles(scan)]),
    ),
  );

  async function kept(files: readonly File[]): Promise<{ scan: string } | object> {
    if (files.length === 0) return {};
    const pdf = files.find(isPdf);
    const pictures = pdf ? [] : await Promise.all(files.map(shrinkPhoto));
    const pages = Object.fromEntries(pictures.map((picture, i) => [`picture_${i + 1}`, picture]));
    try {
      const { hashid } = await keepScan({ form: { contract: contract.hashid, ...(pdf ? { pdf } : pages) } }).unwrap();
      return { scan: hashid };
    } catch (error) {
      if (!isApiFailure(error)) throw error;
      // Whichever of the files it is about: here they are one field.
      const [sentence] = Object.values(error.fields);
      throw Object.assign(new Error(error.text), error, sentence === undefined ? {} : { fields: { scan: sentence } });
    }
  }

  async function submit({ signed_date, notary, scan, note }: Values): Promise<void> {
    const office = notary.trim();
    const content = {
      kind: 'signing',
      signed_date,
      ...(await kept(scan)),
      ...(office !== '' && { notary: office }),
    } as const;
    await propose({
      contract: contract.hashid,
      done: proposalDone(life, 'signing'),
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
        <PaperFields life={life} kind="signing" dated={false} />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{onPaper ? record : proposeLabel}</SubmitButton>
          <Button onClick={onClose}>{cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
