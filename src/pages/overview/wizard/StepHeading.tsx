import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTabTitle } from '../../../components/useTabTitle.ts';

/**
 * The heading of a step: each step opens at its top, with the focus here, so that nothing is skipped unseen. The tab is named
 * after it.
 */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTabTitle(children);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('.MuiDialogContent-root')?.scrollTo(0, 0);
  }, []);
  return (
    <Typography
      ref={heading}
      variant="body1"
      component="h3"
      tabIndex={-1}
      sx={{ color: 'text.secondary', mb: 3, outline: 'none' }}
    >
      {children}
    </Typography>
  );
}
