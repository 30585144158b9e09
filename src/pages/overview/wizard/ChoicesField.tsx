import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { describe, type FieldProps } from '../../../forms/frame/describe.ts';
import { FieldFrame } from '../../../forms/frame/FieldFrame.tsx';
import { leftGroup } from '../../../forms/leftGroup.ts';
import type { Option } from '../../../forms/SelectField.tsx';
import { useFormField } from '../../../forms/useFormField.ts';

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
