import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useCheckPartnerCodeMutation } from '../../store/modules/partnerCodes/partnerCodesApi.ts';
import { registerText as text } from '../../text/register.ts';
import { focusField } from '../focusField.ts';
import { useFormParts } from '../formParts.ts';
import { describe } from '../frame/describe.ts';
import { FieldFrame } from '../frame/FieldFrame.tsx';
import { Input } from '../frame/Input.tsx';
import { useFormField } from '../useFormField.ts';

/** The partner code of the founder of a family: folded away by default. */
export function PartnerCode() {
  const [opened, setOpened] = useState(false);
  return opened ? (
    <PartnerCodeField />
  ) : (
    <Box>
      <Button onClick={() => setOpened(true)} sx={{ ml: -1 }}>
        {text.code.open}
      </Button>
    </Box>
  );
}

/** Fetches the code's value when the field is left. Without an answer one can go on: the server checks it again. */
function PartnerCodeField() {
  const { id, value, error, change, leave } = useFormField<string>('code');
  const { setUnreadable } = useFormParts();
  const [check, { data, isError, originalArgs, reset }] = useCheckPartnerCodeMutation();
  const typed = useRef(value);
  const answered = originalArgs !== undefined && originalArgs === value.trim();
  // Its button is gone.
  useEffect(() => focusField(id), [id]);

  const type = (code: string) => {
    typed.current = code;
    setUnreadable('code', null);
    change(code);
  };
  const ask = async () => {
    leave();
    const code = value.trim();
    // A code without an answer is checked again.
    if (answered && (data || error !== null)) return;
    if (code === '') {
      reset();
      return;
    }
    const { error: refused } = await check(code);
    if (typed.current.trim() !== code || !refused || !('fields' in refused)) return;
    setUnreadable('code', refused.fields.code ?? null);
    leave();
  };
  const worth = data
    ? text.code.worth(data.discount_percent, data.name)
    : isError && error === null
      ? text.code.unchecked
      : '';
  return (
    <FieldFrame id={id} label={text.code.label} hint={text.code.hint} optional error={error}>
      <Input
        id={id}
        name="code"
        value={value}
        width="medium"
        required={false}
        description={describe({ id, hint: text.code.hint, error })}
        html={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
        onChange={(event) => type(event.target.value)}
        onBlur={() => void ask()}
      />
      <Typography role="status" variant="body2" sx={{ '&:not(:empty)': { mt: 0.75 } }}>
        {answered && worth}
      </Typography>
    </FieldFrame>
  );
}
