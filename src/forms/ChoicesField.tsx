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
  /** Short options are side by side. */
  inRow?: boolean;
}

/** Several from a list, all visible. In the form: the chosen values, in the order of the list. */
export function ChoicesField({ name, label, hint, optional, options, inRow = false }: ChoicesFieldProps) {
  const { id, value, error, change, leave } = useFormField<readonly string[]>(name);
  const choose = (chosen: string, on: boolean) =>
    change(options.map((option) => option.value).filter((one) => (one === chosen ? on : value.includes(one))));
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
      <Stack
        direction={inRow ? 'row' : 'column'}
        onBlur={(event) => leftGroup(event) && leave()}
        sx={{ flexWrap: inRow ? 'wrap' : 'nowrap', columnGap: 2 }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            label={option.label}
            control={
              <Checkbox
                name={name}
                value={option.value}
                checked={value.includes(option.value)}
                disabled={option.disabled ?? false}
                onChange={(event) => choose(option.value, event.target.checked)}
              />
            }
          />
        ))}
      </Stack>
    </FieldFrame>
  );
}
