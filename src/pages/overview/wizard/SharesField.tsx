import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { describe, type FieldProps } from '../../../forms/frame/describe.ts';
import { FieldFrame } from '../../../forms/frame/FieldFrame.tsx';
import { Input } from '../../../forms/frame/Input.tsx';
import { leftGroup } from '../../../forms/leftGroup.ts';
import { useFormField } from '../../../forms/useFormField.ts';
import { sharesText as text } from '../../../text/shares.ts';
import type { FilledShares } from './clauseValues.ts';
import { usePeople } from './usePeople.ts';

const WAYS = ['halves', 'own'] as const;

/** Halves, or a share of each borrower, as a percentage or a fraction. In the form: the typed text, per borrower. */
export function SharesField({ name, label, hint, borrowers }: FieldProps & { borrowers: readonly string[] }) {
  const { id, value, error, change, leave } = useFormField<FilledShares>(name);
  const people = usePeople();
  const nameOf = (hashid: string) => people.find((one) => one.hashid === hashid)?.firstname ?? '';
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      group="group"
      groupProps={describe({ id, hint, error })}
    >
      <Box onBlur={(event) => leftGroup(event) && leave()}>
        <Stack direction="row" role="radiogroup" aria-label={label} sx={{ flexWrap: 'wrap', columnGap: 2 }}>
          {WAYS.map((way) => (
            <FormControlLabel
              key={way}
              label={text[way]}
              control={
                <Radio name={name} value={way} checked={value.way === way} onChange={() => change({ ...value, way })} />
              }
            />
          ))}
        </Stack>
        {value.way === 'own' && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mt: 1 }}>
            {borrowers.map((hashid) => (
              <Box key={hashid} sx={{ flex: '0 1 10rem', minWidth: 0 }}>
                <Typography component="label" htmlFor={`${id}-${hashid}`} variant="body2" sx={{ display: 'block' }}>
                  {text.shareOf(nameOf(hashid))}
                </Typography>
                <Input
                  id={`${id}-${hashid}`}
                  name={`${name}.${hashid}`}
                  type="text"
                  value={value.typed[hashid] ?? ''}
                  required
                  description={describe({ id, hint: text.shareHint, error })}
                  html={{ autoComplete: 'off', placeholder: '50 %' }}
                  onChange={(event) => change({ ...value, typed: { ...value.typed, [hashid]: event.target.value } })}
                />
              </Box>
            ))}
          </Stack>
        )}
      </Box>
    </FieldFrame>
  );
}
