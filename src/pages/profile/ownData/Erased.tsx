import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ErasureAnswer } from '../../../../domain/wire/profile.ts';
import { eraseText as text } from '../../../text/profile.ts';
import { Lines } from './Lines.tsx';

/** Says what was erased, what stays, and why: the last thing a person reads here. */
export function Erased({ answer, onLeave }: { answer: ErasureAnswer; onLeave: () => void }) {
  const leave = useRef<HTMLButtonElement>(null);
  useEffect(() => leave.current?.focus(), []);
  return (
    <>
      <Typography role="status" sx={{ mb: 2.5 }}>
        {text.done}
      </Typography>
      <Lines title={text.erased} lines={answer.erased} />
      <Lines title={text.kept} lines={answer.kept} />
      <Button ref={leave} variant="contained" onClick={onLeave}>
        {text.leave}
      </Button>
    </>
  );
}
