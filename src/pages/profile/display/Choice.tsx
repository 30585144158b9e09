import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface ChoiceProps<Value extends string> {
  label: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice between a few that takes effect at once. */
export function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <FormControl component="fieldset" sx={{ display: 'block', mb: 2.5, minWidth: 0 }}>
      <Typography component="legend" id={id} sx={{ p: 0, fontWeight: 600 }}>
        {label}
      </Typography>
      <RadioGroup
        row
        aria-labelledby={id}
        value={value}
        onChange={(_event, chosen) => onChange(chosen as Value)}
        sx={{ columnGap: 2 }}
      >
        {(Object.entries(options) as [Value, string][]).map(([option, name]) => (
          <FormControlLabel key={option} value={option} label={name} control={<Radio />} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
