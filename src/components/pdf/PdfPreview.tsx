import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useState } from 'react';
import { pdfText as text } from '../../text/pdf.ts';
import { DownloadIcon, OpenOutsideIcon } from '../icons/pageIcons.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/** PDF.js is large: it comes when the first preview does (docs/screens.md 2.5). */
const PdfPages = lazy(async () => ({ default: (await import('./PdfPages.tsx')).PdfPages }));
const PdfText = lazy(async () => ({ default: (await import('./PdfText.tsx')).PdfText }));

/** Two views of one paper, each with its button. */
const VIEWS = [
  { view: 'pages', said: text.asPages },
  { view: 'text', said: text.asText },
] as const;

interface PdfPreviewProps {
  /** An object URL of the document. */
  url: string;
  /** The name of what it shows: 'Voorbeeld van het contract'; also the name of the downloaded file. */
  name: string;
  /** Called when the reader reached the end. */
  onRead?: () => void;
}

/**
 * A PDF inside the page; a frame would show only the first page on a phone (docs/screens.md 0.7). It is shown as pages or as
 * text: an A4 page on a phone has letters of 4 pixels, so a phone starts with the text.
 */
export function PdfPreview({ url, name, onRead }: PdfPreviewProps) {
  const phone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  // After turning the phone, the reader continues where they were.
  const [view, setView] = useState<(typeof VIEWS)[number]['view']>(phone ? 'text' : 'pages');
  const Shown = view === 'text' ? PdfText : PdfPages;
  return (
    <Box role="group" aria-label={name}>
      <Box role="group" aria-label={text.views} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        {VIEWS.map((one) => (
          <Button
            key={one.view}
            variant={one.view === view ? 'outlined' : 'text'}
            aria-pressed={one.view === view}
            onClick={() => setView(one.view)}
          >
            {one.said}
          </Button>
        ))}
      </Box>
      <Suspense
        fallback={
          <Box role="status">
            <VisuallyHidden>{text.loading}</VisuallyHidden>
            <Skeleton variant="rounded" sx={{ width: '100%', height: 'auto', aspectRatio: '1 / 1.2' }} />
          </Box>
        }
      >
        <Shown url={url} key={url} onRead={onRead} />
      </Suspense>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="outlined" href={url} target="_blank" rel="noopener" startIcon={<OpenOutsideIcon />}>
          {text.open}
        </Button>
        <Button href={url} download={`${name}.pdf`} startIcon={<DownloadIcon />}>
          {text.download}
        </Button>
      </Box>
    </Box>
  );
}
