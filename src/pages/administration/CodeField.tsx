import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Form } from '../../forms/Form.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { ordersApi } from '../../store/modules/orders/ordersApi.ts';
import { administrationText } from '../../text/administration.ts';

const { raise: text } = administrationText;

interface CodeFieldProps {
  /** The current code. */
  used: string | null;
  /** The number of places to price it for. */
  asked: number;
  onUse: (code: string | null) => void;
}

/** A partner code: folded away by default, and only accepted when the server knows it. */
export function CodeField({ used, asked, onUse }: CodeFieldProps) {
  const dispatch = useAppDispatch();
  const [opened, setOpened] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (opened) form.current?.querySelector('input')?.focus();
  }, [opened]);

  async function tryCode({ code }: { code: string }): Promise<void> {
    const typed = code.trim().toUpperCase();
    if (typed === '') return;
    await dispatch(
      ordersApi.endpoints.getQuote.initiate({ children: asked, code: typed }, { subscribe: false, forceRefetch: true }),
    ).unwrap();
    onUse(typed);
    setOpened(false);
  }

  if (used !== null) {
    return (
      <Box role="status" sx={{ mt: 2.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography>{text.codeUsed(used)}</Typography>
        <Button onClick={() => onUse(null)}>{text.dropCode}</Button>
      </Box>
    );
  }
  if (!opened) {
    return (
      <Button onClick={() => setOpened(true)} sx={{ mt: 2, ml: -1 }}>
        {text.code}
      </Button>
    );
  }
  return (
    <Box ref={form} sx={{ mt: 2.5, maxWidth: 420 }}>
      <Form initialValues={{ code: '' }} onSubmit={tryCode} label={text.code}>
        <TextField name="code" label={text.codeLabel} hint={text.codeHint} autoComplete="off" />
        <Box>
          <SubmitButton>{text.useCode}</SubmitButton>
        </Box>
      </Form>
    </Box>
  );
}
