import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { ErasureAnswer } from '../../../../domain/wire/profile.ts';
import { eraseText as text } from '../../../text/profile.ts';
import { Lines } from './Lines.tsx';

/** Says on which day the data is erased, what goes then, what stays, and why. */
export function EraseAsked({ answer, onClose }: { answer: ErasureAnswer; onClose: () => void }) {
  const said = useRef<HTMLParagraphElement>(null);
  // They have to see the day: on a phone it stays visible only with the focus on it.
  useEffect(() => said.current?.focus(), []);
  return (
    <>
      <Typography ref={said} role="status" tabIndex={-1} sx={{ mb: 2.5 }}>
        {text.asked(formatDateLong(answer.on))}
      </Typography>
      <Lines title={text.goesThen} lines={answer.erased} />
      <Lines title={text.stays} lines={answer.kept} />
      <Button variant="contained" onClick={onClose}>
        {text.close}
      </Button>
    </>
  );
}
