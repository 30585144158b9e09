import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, type ReactNode } from 'react';
import { componentsText } from '../../text/components.ts';
import { DownloadIcon, OpenOutsideIcon } from '../icons/pageIcons.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

const text = componentsText.pdf;

/** PDF.js is large: it comes when the first preview does (docs/screens.md 2.5). */
const PdfPages = lazy(async () => ({ default: (await import('./PdfPages.tsx')).PdfPages }));

interface PdfPreviewProps {
  /** An object URL of the document. */
  url: string;
  /** The name of what it shows: 'Voorbeeld van het contract'; also the name of the downloaded file. */
  name: string;
  /** Their reader came to its last page. */
  onRead?: () => void;
  /** The same in HTML, for who can't read the pages; stands under them. */
  children?: ReactNode;
}

/** A PDF inside the page; a frame would show only the first page on a phone (docs/screens.md 0.7). */
export function PdfPreview({ url, name, onRead, children }: PdfPreviewProps) {
  return (
    <Box role="group" aria-label={name}>
      <Suspense
        fallback={
          <Box role="status">
            <VisuallyHidden>{text.loading}</VisuallyHidden>
            <Skeleton variant="rounded" sx={{ width: '100%', height: 'auto', aspectRatio: '1 / 1.2' }} />
          </Box>
        }
      >
        <PdfPages url={url} key={url} onRead={onRead} />
      </Suspense>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="outlined" href={url} target="_blank" rel="noopener" startIcon={<OpenOutsideIcon />}>
          {text.open}
        </Button>
        <Button href={url} download={`${name}.pdf`} startIcon={<DownloadIcon />}>
          {text.download}
        </Button>
      </Box>
      {children}
    </Box>
  );
}
