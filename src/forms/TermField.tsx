import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { termText } from '../text/term.ts';
import { describe, type FieldProps } from './frame/describe.ts';
import { FieldFrame } from './frame/FieldFrame.tsx';
import { Input } from './frame/Input.tsx';
import { useFormParts } from './formParts.ts';
import { leftGroup } from './leftGroup.ts';
import { useFormField } from './useFormField.ts';

interface TermParts {
  years: string;
  months: string;
}

function partsOf(total: number | null): TermParts {
  if (total === null) return { years: '', months: '' };
  return { years: String(Math.floor(total / 12)), months: total % 12 === 0 ? '' : String(total % 12) };
}

/** Whether a part is no whole number. It stays as it was typed: without its comma 2,5 years would be 25. */
const unreadable = (parts: TermParts) => Object.values(parts).some((part: string) => !/^\s*\d{0,3}\s*$/u.test(part));

function totalOf(parts: TermParts): number | null {
  const { years, months } = parts;
  return `${years}${months}`.trim() === '' || unreadable(parts) ? null : Number(years) * 12 + Number(months);
}

/** How long a loan runs, in years and months. In the form: whole months, null while both are empty or one can't be read. */
export function TermField({ name, label, hint, optional }: FieldProps) {
  const { id, value, error, change, leave } = useFormField<number | null>(name);
  const [shown, setShown] = useState(() => partsOf(value));
  if (totalOf(shown) !== value) setShown(partsOf(value)); // changed elsewhere: by a draft or another field
  const { setUnreadable } = useFormParts();
  useEffect(() => () => setUnreadable(name, null), [name, setUnreadable]);

  const described = describe({ id, hint, error });
  const part = (which: keyof TermParts, unit: string) => (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Box sx={{ width: '5rem' }}>
        <Input
          id={`${id}-${which}`}
          name={`${name}.${which}`}
          value={shown[which]}
          required={optional !== true}
          description={described}
          html={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 8 }}
          onChange={(event) => {
            const next = { ...shown, [which]: event.target.value };
            setUnreadable(name, unreadable(next) ? termText.whole : null);
            setShown(next);
            change(totalOf(next));
          }}
        />
      </Box>
      <Typography component="label" htmlFor={`${id}-${which}`}>
        {unit}
      </Typography>
    </Stack>
  );

  return (
    <FieldFrame id={id} label={label} hint={hint} optional={optional} error={error} group="group">
      <Stack direction="row" spacing={2} onBlur={(event) => leftGroup(event) && leave()} sx={{ flexWrap: 'wrap' }}>
        {part('years', termText.years)}
        {part('months', termText.months)}
      </Stack>
    </FieldFrame>
  );
}
