import type { FocusEvent, ReactNode } from 'react';
import { formatDate, parseDutchDate } from '../../domain/dates/dutchDate.ts';
import { isIsoDate } from '../../domain/dates/isoDate.ts';
import { formsText } from '../text/forms.ts';
import type { CalendarButtonProps } from './calendar/CalendarButton.tsx';
import { describe, type FieldProps } from './frame/describe.ts';
import { FieldFrame } from './frame/FieldFrame.tsx';
import { Input } from './frame/Input.tsx';
import { correctDate, DATE_MASK, filledIn } from './mask/dateMask.ts';
import { MaskedInput } from './mask/MaskedInput.tsx';
import { useFormField } from './useFormField.ts';

export interface DateFieldProps extends FieldProps {
  /** 'bday' for one's own birth date. */
  autoComplete?: string;
  /** The end of the box: DayField's calendar. */
  calendar?: (button: CalendarButtonProps) => ReactNode;
  /** Called after a change with the form's value, to update other fields. */
  onChanged?: (value: string) => void;
}

/**
 * A date, typed; DayField is one with a calendar. In the form: `yyyy-MM-dd` once it is a day of the calendar, before that the
 * typed text (refused by the rule birthDateFormat), '' when empty.
 */
export function DateField({
  name,
  label,
  hint = formsText.dateHint,
  optional,
  autoComplete = 'off',
  calendar,
  onChanged,
}: DateFieldProps) {
  const { id, value, error, change, leave } = useFormField<string>(name);
  const buttonId = `${id}-kalender`;
  const take = (date: string) => {
    change(date);
    onChanged?.(date);
  };
  /** The field is left unless the focus moves between the text box and its own button. */
  const leaveFor = (other: string) => (event: FocusEvent) => {
    if (event.relatedTarget?.id !== other) leave();
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} optional={optional} error={error}>
      <MaskedInput
        mask={DATE_MASK}
        placeholder={formsText.dateMask}
        correct={correctDate}
        value={isIsoDate(value) ? formatDate(value) : value}
        onChange={(masked) => take(parseDutchDate(masked) ?? filledIn(masked))}
        onBlur={leaveFor(buttonId)}
      >
        <Input
          id={id}
          name={name}
          width={calendar ? 'date' : 'code'}
          required={optional !== true}
          description={describe({ id, hint, error })}
          html={{ inputMode: 'numeric', autoComplete }}
          endAdornment={calendar?.({ id: buttonId, label, value, onChosen: take, onBlur: leaveFor(id) })}
        />
      </MaskedInput>
    </FieldFrame>
  );
}
