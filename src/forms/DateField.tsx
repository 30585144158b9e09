import { formatDate, parseDutchDate } from '../../domain/dates/dutchDate.ts';
import { isIsoDate } from '../../domain/dates/isoDate.ts';
import { formsText } from '../text/forms.ts';
import { describe, type FieldProps } from './frame/describe.ts';
import { FieldFrame } from './frame/FieldFrame.tsx';
import { Input } from './frame/Input.tsx';
import { correctDate, DATE_MASK, filledIn } from './mask/dateMask.ts';
import { MaskedInput } from './mask/MaskedInput.tsx';
import { useFormField } from './useFormField.ts';

interface DateFieldProps extends FieldProps {
  /** 'bday' for one's own birth date. */
  autoComplete?: string;
  /** After a change: what it means for other fields. Gets what the form holds now. */
  onChanged?: (value: string) => void;
}

/**
 * A date, typed. In the form: `yyyy-MM-dd` once it is a day of the calendar, until then what was typed (the rule
 * birthDateFormat refuses that), '' when empty.
 */
export function DateField({
  name,
  label,
  hint = formsText.dateHint,
  optional,
  autoComplete = 'off',
  onChanged,
}: DateFieldProps) {
  const { id, value, error, change, leave } = useFormField<string>(name);
  const take = (masked: string) => {
    const date = parseDutchDate(masked) ?? filledIn(masked);
    change(date);
    onChanged?.(date);
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} optional={optional} error={error}>
      <MaskedInput
        mask={DATE_MASK}
        placeholder={formsText.dateMask}
        correct={correctDate}
        value={isIsoDate(value) ? formatDate(value) : value}
        onChange={take}
        onBlur={leave}
      >
        <Input
          id={id}
          name={name}
          width="code"
          required={optional !== true}
          description={describe({ id, hint, error })}
          html={{ inputMode: 'numeric', autoComplete }}
        />
      </MaskedInput>
    </FieldFrame>
  );
}
