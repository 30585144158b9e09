import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { describe, type FieldProps } from './frame/describe.ts';
import { FieldFrame } from './frame/FieldFrame.tsx';
import { leftGroup } from './leftGroup.ts';
import type { Option } from './SelectField.tsx';
import { useFormField } from './useFormField.ts';

interface ChoicesFieldProps extends FieldProps {
  options: readonly Option[];
}

/** Any number of a few answers. In the form: the chosen values, in the order of the options. */
export function ChoicesField({ name, label, hint, optional, options }: ChoicesFieldProps) {
  const { id, value, error, change, leave } = useFormField<string[]>(name);
  const toggle = (choice: string) =>
    change(options.map((option) => option.value).filter((one) => (one === choice) !== value.includes(one)));
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      optional={optional}
      error={error}
      group="group"
      groupProps={describe({ id, hint, error })}
    >
      <Stack onBlur={(event) => leftGroup(event) && leave()}>
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            label={option.label}
            control={
              <Checkbox
                checked={value.includes(option.value)}
                disabled={option.disabled ?? false}
                onChange={() => toggle(option.value)}
              />
            }
          />
        ))}
      </Stack>
    </FieldFrame>
  );
}
