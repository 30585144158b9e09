import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

/** The maximum length that the server accepts (domain/loans/events/checkEventFields.ts). */
const LONGEST = 500;

interface ReasonFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

/** A line of text in a dialog: why somebody does it, for the other to read. */
export function ReasonField({ label, hint, value, onChange }: ReasonFieldProps) {
  const id = useId();
  return (
    <FormControl fullWidth sx={{ mt: 2 }}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        id={id}
        multiline
        minRows={2}
        value={value}
        inputProps={{ maxLength: LONGEST, 'aria-describedby': `${id}-hint` }}
        onChange={({ target }) => onChange(target.value)}
      />
      <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>
    </FormControl>
  );
}
