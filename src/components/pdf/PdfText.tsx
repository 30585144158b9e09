import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { pdfjs } from 'react-pdf';
import { pdfText as text } from '../../text/pdf.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { PaperParts } from './PaperParts.tsx';
import { type PageText, type PaperPart, paperText } from './paperText.ts';
import './pdfWorker.ts';

async function readPaper(url: string): Promise<PaperPart[]> {
  const task = pdfjs.getDocument({ url });
  try {
    const paper = await task.promise;
    const pages: PageText[] = [];
    for (let number = 1; number <= paper.numPages; number += 1) {
      const page = await paper.getPage(number);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      pages.push({ tree: await page.getStructTree(), pieces: items });
    }
    return paperText(pages);
  } finally {
    await task.destroy();
  }
}

/** The words of a paper, as text in the reader's font size and width: read from the PDF itself. */
export function PdfText({ url, onRead }: { url: string; onRead?: (() => void) | undefined }) {
  const [parts, setParts] = useState<PaperPart[] | null | 'failed'>(null);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let gone = false;
    readPaper(url).then(
      (read) => !gone && setParts(read.length === 0 ? 'failed' : read),
      () => !gone && setParts('failed'),
    );
    return () => {
      gone = true;
    };
  }, [url]);
  useEffect(() => {
    if (end === null) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && onRead?.());
    observer.observe(end);
    return () => observer.disconnect();
  }, [end, onRead]);

  if (parts === null)
    return (
      <Box role="status">
        <VisuallyHidden>{text.loading}</VisuallyHidden>
        <Skeleton variant="rounded" height={480} />
      </Box>
    );
  if (parts === 'failed') return <Alert severity="info">{text.textFailed}</Alert>;
  return (
    <Box
      role="region"
      aria-label={text.asText}
      sx={{ border: 1, borderColor: 'divider', borderRadius: '12px', px: { xs: 2, sm: 3 }, py: 2, maxWidth: '76ch' }}
    >
      <PaperParts parts={parts} />
      <Box ref={setEnd} sx={{ pt: 2, color: 'text.secondary', typography: 'body2' }}>
        {text.end}
      </Box>
    </Box>
  );
}
