import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { PaperYear } from '../../../../domain/paperGifts/years.ts';
import { contractDate } from '../../../../domain/rules/contractDate.ts';
import type { GiftDetail } from '../../../../domain/wire/contract.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { DayField } from '../../../forms/DayField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { MoneyField } from '../../../forms/MoneyField.tsx';
import { RadioField } from '../../../forms/RadioField.tsx';
import { chosen, filledNumber, form, text as textOf } from '../../../forms/schema/fields.ts';
import * as generic from '../../../forms/schema/generic.ts';
import { SelectField } from '../../../forms/SelectField.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { useRecordEventMutation } from '../../../store/modules/contracts/contractsApi.ts';
import { changesText } from '../../../text/loanPayments.ts';
import { paymentFormText } from '../../../text/paymentForm.ts';
import { paperText } from '../../../text/paperGift.ts';
import { awaitedOf } from '../awaited.ts';
import { roleIn } from '../viewer.ts';

const text = paperText.form;

interface PaperValues {
  kind: 'interest' | 'payout';
  year: string;
  amount: number | null;
  /** The giver whose half it is for, once the first of two died; empty if unknown. */
  half: 'due' | 'other' | '';
  date: string;
  note: string;
}

const schema = form({
  year: chosen(text.missingYear),
  amount: filledNumber(changesText.missing.amount).concat(generic.positive()),
  date: textOf((value) => contractDate(value)),
});

interface PaperPaymentDialogProps {
  gift: GiftDetail;
  /** Two gave, each half is due at its giver's death, and the first has died. */
  halved: boolean;
  /** Oldest first. */
  years: readonly PaperYear[];
  today: IsoDate;
  onClose: () => void;
}

const HALVES = ['due', 'other', ''] as const;

/** The interest still missing for a year; null for payments of the gift itself. */
function suggested(years: readonly PaperYear[], { kind, year }: Pick<PaperValues, 'kind' | 'year'>): number | null {
  return (kind === 'interest' && years.find((one) => String(one.year) === year)?.missing) || null;
}

/** The purpose of the payment. The amount follows it, unless somebody typed one. */
function PaidFor({ years }: { years: readonly PaperYear[] }) {
  const { values, setValues } = useFormValues<PaperValues>();
  const choose = (chosenNow: Partial<Pick<PaperValues, 'kind' | 'year'>>) => {
    const typed = values.amount !== suggested(years, values);
    setValues({ ...chosenNow, ...(!typed && { amount: suggested(years, { ...values, ...chosenNow }) }) });
  };
  return (
    <>
      <RadioField
        name="kind"
        label={text.kind}
        options={[
          { value: 'interest', label: text.interest },
          { value: 'payout', label: text.payout },
        ]}
        onChanged={(kind) => choose({ kind: kind as PaperValues['kind'] })}
      />
      {values.kind === 'interest' && (
        <SelectField
          name="year"
          label={text.year}
          options={years.map(({ year }) => ({ value: String(year), label: String(year) }))}
          width="short"
          onChanged={(year) => choose({ year })}
        />
      )}
    </>
  );
}

/** Records a payment: the giver's record waits for the recipient, the recipient's record counts. */
export function PaperPaymentDialog({ gift, halved, years, today, onClose }: PaperPaymentDialogProps) {
  const [record] = useRecordEventMutation();
  const awaited = awaitedOf(gift.book?.receipt_waits ?? [], gift.parties);
  const explained = awaited ? paymentFormText.reportExplained(awaited) : paymentFormText.ownWord;
  const first = years.find(({ missing }) => missing > 0) ?? years.at(-1);
  const paidFor = { kind: 'interest', year: String(first?.year ?? today.slice(0, 4)) } as const;

  async function submit({ kind, year, amount, half, date, note }: PaperValues): Promise<void> {
    const said = half === '' ? {} : { half };
    const ledger_version = gift.ledger_version ?? 0;
    const common = { contract: gift.hashid, amount: amount ?? 0, date, note, ledger_version, ...said };
    const draft = kind === 'interest' ? { ...common, kind, year: Number(year) } : { ...common, kind };
    await record({ draft, done: awaited ? paymentFormText.savedTo(awaited) : text.saved }).unwrap();
    onClose();
  }
  return (
    <PageDialog open title={text.title} closeLabel={changesText.cancel} onClose={onClose}>
      <Form<PaperValues>
        initialValues={{
          ...paidFor,
          amount: suggested(years, paidFor),
          half: '',
          date: today,
          note: '',
        }}
        schema={schema}
        onSubmit={submit}
      >
        {(awaited || roleIn(gift) === 'borrower') && <Alert severity="info">{explained}</Alert>}
        <PaidFor years={years} />
        {halved && (
          <RadioField
            name="half"
            label={text.half}
            options={HALVES.map((value) => ({ value, label: text.halves[value] }))}
          />
        )}
        <MoneyField name="amount" label={text.amount} words />
        <DayField name="date" label={text.date} />
        <TextField name="note" label={text.note} hint={text.noteHint} optional />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{awaited ? text.report : text.submit}</SubmitButton>
          <Button onClick={onClose}>{changesText.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
