import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useCallback, useState } from 'react';
import { Page } from 'react-pdf';

interface PdfSheetProps {
  number: number;
  width: number;
}

const blank = <Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: '210 / 297' }} />;

/** One page of a paper. Drawn when the reader comes near: a contract's fifteen would fill a phone's memory. */
export function PdfSheet({ number, width }: PdfSheetProps) {
  const [near, setNear] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const root = element.closest('[data-bladen]');
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root,
      rootMargin: '150% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    // Its space is reserved before it is drawn, so that nothing moves while reading.
    <Box ref={ref} data-blad={number} sx={{ width, aspectRatio: '210 / 297', mx: 'auto', '& + &': { mt: 2 } }}>
      {near ? <Page pageNumber={number} width={width} loading={blank} renderAnnotationLayer={false} /> : blank}
    </Box>
  );
}
