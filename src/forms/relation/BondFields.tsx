import { type Bond, BONDS } from '../../../domain/wire/choices/user.ts';
import type { BondFields as Values } from '../../../domain/rules/bondForm.ts';
import { bondText as text } from '../../text/bond.ts';
import { DateField } from '../DateField.tsx';
import { RadioField } from '../RadioField.tsx';
import { useFormValues } from '../useFormValues.ts';

/** How two partners are together, and since when; `over` when they parted or one of them died. */
export function BondFields({ over }: { over: boolean }) {
  const { values } = useFormValues<Values>();
  return (
    <>
      <RadioField
        name="bond"
        label={text.label(over)}
        hint={text.unknownHint}
        options={[...BONDS.map((value) => ({ value, label: text.options[value] })), { value: '', label: text.unknown }]}
      />
      {values.bond !== '' && <DateField name="from_date" label={text.dates[values.bond as Bond]} optional />}
      {values.bond === 'cohabiting' && (
        <DateField name="contract_date" label={text.contract} hint={text.contractHint} optional />
      )}
    </>
  );
}
