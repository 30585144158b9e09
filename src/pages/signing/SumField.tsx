import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { formatEuro } from '../../../domain/money/format.ts';
import { wrongLetters } from '../../../domain/signing/sumInLetters.ts';
import { describe } from '../../forms/frame/describe.ts';
import { FieldFrame } from '../../forms/frame/FieldFrame.tsx';
import { Input } from '../../forms/frame/Input.tsx';
import { signingText } from '../../text/signing.ts';

const { sign: text } = signingText;

interface SumFieldProps {
  /** The sum that the signer alone owes, in cents. */
  amount: number;
  sum: string;
  onSum: (sum: string) => void;
}

/** The sum in letters, written by a sole debtor themselves (art. 158 lid 1 Rv). */
export function SumField({ amount, sum, onSum }: SumFieldProps) {
  const id = useId();
  const [left, setLeft] = useState(false);
  const error = left ? wrongLetters(sum, amount) : null;
  const label = text.sum(formatEuro(amount));
  return (
    <Box sx={{ mb: 3, maxWidth: '68ch' }}>
      <FieldFrame id={id} label={label} hint={text.sumHint} error={error}>
        <Input
          id={id}
          name="letters"
          value={sum}
          required
          description={describe({ id, hint: text.sumHint, error })}
          html={{ autoComplete: 'off', autoCapitalize: 'none', maxLength: 400 }}
          onChange={(event) => onSum(event.target.value)}
          onBlur={() => setLeft(true)}
        />
      </FieldFrame>
    </Box>
  );
}
