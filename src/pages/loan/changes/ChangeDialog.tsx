import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { firstNames } from '../../../../domain/contracts/sides.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { burdenedBy, isAgreed } from '../../../../domain/loans/events/catalogue.ts';
import { contractDate } from '../../../../domain/rules/contractDate.ts';
import { fieldErrors } from '../../../../domain/rules/fieldErrors.ts';
import type { ContractLifecycle } from '../../../../domain/wire/proposal.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { formOn } from '../../../../domain/loans/formOn.ts';
import { KeptForm } from '../../../forms/KeptForm.tsx';
import { ruledBy } from '../../../forms/schema/fields.ts';
import { forgetDraft } from '../../../forms/useDraft.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useRecordEventMutation } from '../../../store/modules/contracts/contractsApi.ts';
import { changesText as text } from '../../../text/loanPayments.ts';
import { useProposeMutation } from '../../../store/modules/contracts/proposalsApi.ts';
import { proposalsText } from '../../../text/proposals.ts';
import { PaperFields } from '../proposals/PaperFields.tsx';
import { proposalDone } from '../proposals/proposalDone.ts';
import { useKeptAs } from '../useKeptAs.ts';
import { awaitedOf } from '../awaited.ts';
import { CHANGE_FORMS } from './changeForms.tsx';
import type { ChangeKind } from './changeKinds.ts';
import { type ChangeValues, choosesOtherwise, contentOf, draftOf, initialValues, missing } from './changeValues.ts';

interface ChangeDialogProps {
  loan: LoanDetail;
  kind: ChangeKind;
  /** The loan's state; undefined while unknown. */
  lifecycle: ContractLifecycle | undefined;
  today: IsoDate;
  onClose: () => void;
}

/** One change of the loan, with its effect next to it before anything is saved. */
export function ChangeDialog({ loan, kind, lifecycle, today, onClose: closed }: ChangeDialogProps) {
  const keptAs = useKeptAs(kind, loan);
  const onClose = () => {
    forgetDraft(keptAs);
    closed();
  };
  const [record] = useRecordEventMutation();
  const [propose] = useProposeMutation();
  const { receipt_waits = [], debt_waits = [], choice_waits = [] } = loan.book ?? {};
  const awaited = awaitedOf(burdenedBy(kind) === 'payers' ? debt_waits : receipt_waits, loan.parties);
  const form = CHANGE_FORMS[kind];
  const type = formOn(loan, loan.events, today);
  const agreed = lifecycle !== undefined && isAgreed(kind) ? lifecycle : null;
  const onPaper = agreed?.agrees === 'on_paper';

  const [schema] = useState(() =>
    ruledBy((values: ChangeValues) => ({
      ...missing(kind, values),
      ...fieldErrors(['paper_date', onPaper ? contractDate(values.paper_date) : null]),
    })),
  );

  async function submit(values: ChangeValues): Promise<void> {
    const content = agreed && contentOf(kind, values);
    if (content) {
      const { note, paper_date } = values;
      const { hashid: contract, version, ledger_version } = loan;
      const draft = { version, ledger_version, note, content, ...(onPaper && { paper_date }) };
      await propose({ contract, draft, done: proposalDone(agreed, content.kind) }).unwrap();
      onClose();
      return;
    }
    const draft = draftOf(kind, values, loan.hashid, loan.ledger_version);
    if (draft === null) return;
    const choosing = choosesOtherwise(loan, kind, values) ? awaitedOf(choice_waits, loan.parties) : null;
    await record({
      draft,
      done: choosing ? text.reported(choosing) : awaited ? text.reported(awaited) : (form.saved ?? text.saved),
    }).unwrap();
    onClose();
  }
  return (
    <PageDialog open wide title={form.title} closeLabel={text.cancel} onClose={onClose}>
      <KeptForm
        keptAs={keptAs}
        base={loan.ledger_version}
        initialValues={initialValues(kind, today, loan)}
        schema={schema}
        onSubmit={submit}
      >
        {form.intro !== null && (
          <Alert severity="info">{form.intro.replace('{to}', firstNames(loan.parties.to))}</Alert>
        )}
        {form.fields(type)}
        {form.effect({ loan, type, today, awaited })}
        {form.note}
        {agreed && isAgreed(kind) && <PaperFields lifecycle={agreed} kind={kind} noted={false} />}
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{agreed ? (onPaper ? proposalsText.record : proposalsText.propose) : form.submit}</SubmitButton>
          <Button onClick={onClose}>{text.cancel}</Button>
        </Stack>
      </KeptForm>
    </PageDialog>
  );
}
