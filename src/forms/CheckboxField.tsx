import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { describe, errorId, hintId, type FieldProps } from './frame/describe.ts';
import { FieldError } from './frame/FieldError.tsx';
import { useFormField } from './useFormField.ts';

interface CheckboxFieldProps extends Omit<FieldProps, 'optional'> {
  /** Why it can no longer be changed; shown below it. */
  locked?: string | undefined;
  /** Called after a change, to update other fields. */
  onChanged?: (value: boolean) => void;
}

/** A yes or a no; the hint explains a yes. In the form: a boolean. */
export function CheckboxField({ name, label, hint, locked, onChanged }: CheckboxFieldProps) {
  const { id, value, error, change, leave } = useFormField<boolean>(name);
  const info = [hint, locked].filter((line) => line !== undefined);
  return (
    <Box>
      <FormControlLabel
        label={label}
        disabled={locked !== undefined}
        sx={{ '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
        control={
          <Checkbox
            id={id}
            name={name}
            checked={value}
            onChange={(event) => {
              change(event.target.checked);
              onChanged?.(event.target.checked);
            }}
            onBlur={leave}
            slotProps={{ input: describe({ id, hint: info[0], error }) }}
          />
        }
      />
      {info.length > 0 && (
        <Typography id={hintId(id)} component="div" variant="body2" color="textSecondary" sx={{ pl: 4 }}>
          {info.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Typography>
      )}
      {error !== null && <FieldError id={errorId(id)} message={error} />}
    </Box>
  );
}
