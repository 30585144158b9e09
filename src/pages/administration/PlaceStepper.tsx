import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { administrationText } from '../../text/administration.ts';

const { raise: text } = administrationText;

interface PlaceStepperProps {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** One place more or less at a time; the new total stands between the buttons and is read out when it changes. */
export function PlaceStepper({ value, min, max, onChange }: PlaceStepperProps) {
  const id = useId();
  const button = {
    width: 48,
    height: 48,
    border: 1,
    borderColor: 'var(--mui-palette-surface-fieldBorder)',
    fontSize: '1.5rem',
    lineHeight: 1,
  };
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} sx={{ mb: 1.5 }}>
        {text.question}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <IconButton sx={button} aria-label={text.fewer} disabled={value <= min} onClick={() => onChange(value - 1)}>
          <span aria-hidden>−</span>
        </IconButton>
        <Typography
          component="output"
          aria-live="polite"
          className="cijfers"
          sx={{ minWidth: '9.5rem', textAlign: 'center', fontSize: '1.25rem', fontWeight: 600 }}
        >
          {text.places(value)}
        </Typography>
        <IconButton sx={button} aria-label={text.more} disabled={value >= max} onClick={() => onChange(value + 1)}>
          <span aria-hidden>+</span>
        </IconButton>
      </Box>
    </Box>
  );
}
