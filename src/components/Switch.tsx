import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface SwitchProps {
  label: string;
  hint: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A switch outside a form, with its effect explained below. */
export function Switch({ label, hint, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <Box sx={{ mb: 1.5 }}>
      <FormControlLabel
        label={label}
        sx={{ '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
        control={
          <Checkbox
            checked={on}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <Typography id={id} variant="body2" color="textSecondary" sx={{ pl: 4 }}>
        {hint}
      </Typography>
    </Box>
  );
}
