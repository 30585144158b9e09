import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ErasureAnswer } from '../../../../domain/wire/profile.ts';
import { eraseText as text } from '../../../text/profile.ts';
import { Lines } from './Lines.tsx';

/** Says what was erased, what stays, and why: the last thing a person reads here. */
export function Erased({
  answer,
  elsewhere,
  onLeave,
}: {
  answer: ErasureAnswer;
  /** There is another family to go on in. */
  elsewhere: boolean;
  onLeave: () => void;
}) {
  const leave = useRef<HTMLButtonElement>(null);
  useEffect(() => leave.current?.focus(), []);
  return (
    <>
      <Typography role="status" sx={{ mb: 2.5 }}>
        {elsewhere ? text.doneHere : text.done}
      </Typography>
      <Lines title={text.erased} lines={answer.erased} />
      <Lines title={text.kept} lines={answer.kept} />
      <Button ref={leave} variant="contained" onClick={onLeave}>
        {elsewhere ? text.toOther : text.leave}
      </Button>
    </>
  );
}
