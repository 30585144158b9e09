import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { secondFactorText as text } from '../../../text/secondFactor.ts';

/** The heading of a step; a later step takes the focus, as the element that had it is gone. */
export function StepHeading({ step, title }: { step: 1 | 2 | 3; title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step > 1) heading.current?.focus();
  }, [step]);
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {text.step(step)}
      </Typography>
      <Typography
        ref={heading}
        variant="h3"
        tabIndex={-1}
        sx={{ mb: 1, '&:focus': { outline: 'none', boxShadow: 'none' } }}
      >
        {title}
      </Typography>
    </>
  );
}
