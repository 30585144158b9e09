import MuiSelect from '@mui/material/Select';
import { formsText } from '../text/forms.ts';
import { describe, type FieldProps } from './frame/describe.ts';
import { FieldFrame } from './frame/FieldFrame.tsx';
import { fieldSx, type FieldWidth } from './frame/fieldWidth.ts';
import { useFormField } from './useFormField.ts';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** The text shown while nothing is chosen. */
  /** Null: something is always chosen. */
  placeholder?: string | null;
  onChanged?: (value: string) => void;
  width?: FieldWidth;
}

/**
 * A choice from a list: the browser's own, which every phone and screen reader knows. In the form: the chosen value, ''
 * when none.
 */
export function SelectField({
  name,
  label,
  hint,
  optional,
  options,
  placeholder = formsText.choose,
  width = 'medium',
  onChanged,
}: SelectFieldProps) {
  const { id, value, error, change, leave } = useFormField<string>(name);
  return (
    <FieldFrame id={id} label={label} hint={hint} optional={optional} error={error}>
      <MuiSelect
        native
        fullWidth
        value={value}
        error={error !== null}
        sx={fieldSx(width)}
        inputProps={{ id, name, ...describe({ id, hint, error }), ...(optional !== true && { 'aria-required': true }) }}
        onChange={(event) => {
          change(event.target.value);
          onChanged?.(event.target.value);
        }}
        onBlur={leave}
      >
        {placeholder !== null && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </MuiSelect>
    </FieldFrame>
  );
}
