import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';

/** Around a form that replaces text: its first field gets the focus, unless the form gave it to another. */
export function Opened({ sx, children }: { sx?: SxProps; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current?.contains(document.activeElement))
      box.current?.querySelector<HTMLElement>('input:not([type=file])')?.focus();
  }, []);
  return (
    <Box ref={box} {...(sx && { sx })}>
      {children}
    </Box>
  );
}
