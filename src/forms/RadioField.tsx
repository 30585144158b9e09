import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import { describe, type FieldProps } from './frame/describe.ts';
import { FieldFrame } from './frame/FieldFrame.tsx';
import { leftGroup } from './leftGroup.ts';
import type { Option } from './SelectField.tsx';
import { useFormField } from './useFormField.ts';

interface RadioFieldProps extends FieldProps {
  options: readonly Option[];
  /** Called after a choice, to update other fields. */
  onChanged?: (value: string) => void;
}

/** A choice between a few, all visible. In the form: the chosen value, '' when none. */
export function RadioField({ name, label, hint, optional, options, onChanged }: RadioFieldProps) {
  const { id, value, error, change, leave } = useFormField<string>(name);
  const choose = (chosen: string) => {
    change(chosen);
    onChanged?.(chosen);
  };
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      optional={optional}
      error={error}
      group="radiogroup"
      groupProps={{ ...describe({ id, hint, error }), ...(optional !== true && { 'aria-required': true }) }}
    >
      <Stack direction="row" onBlur={(event) => leftGroup(event) && leave()} sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            label={option.label}
            disabled={option.disabled ?? false}
            control={
              <Radio
                name={name}
                value={option.value}
                checked={value === option.value}
                onChange={() => choose(option.value)}
              />
            }
          />
        ))}
      </Stack>
    </FieldFrame>
  );
}
