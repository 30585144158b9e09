import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { componentsText } from '../../text/components.ts';
import { FailedState } from '../FailedState.tsx';
import { PdfBar } from './PdfBar.tsx';
import { textLayerSx } from './textLayerSx.ts';
import { useWidth } from './useWidth.ts';

const text = componentsText.pdf;

// The worker comes from our own origin, under its hash (S-105); of the build that webpack.config.js chooses.
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/**
 * Where react-pdf looks to see that its text has a style; and the canvas on which PDF.js measures it, hidden as in its
 * style sheet.
 */
const styled = (
  <GlobalStyles styles={{ body: { '--react-pdf-text-layer': '1' }, '.hiddenCanvasElement': { display: 'none' } }} />
);

/** The zooms are whole percentages of the available width. */
const ZOOMS = [75, 100, 125, 150, 200, 300];

/** One page at a time, as wide as there is room, or larger with a scrollbar of its own. */
export function PdfPages({ url, onRead }: { url: string; onRead?: (() => void) | undefined }) {
  const [frame, width] = useWidth();
  const [count, setCount] = useState(0);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(100);
  const atEnd = count > 0 && page === count;
  useEffect(() => {
    if (atEnd) onRead?.();
  }, [atEnd, onRead]);
  const blank = <Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: '210 / 297' }} />;

  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        overflow: 'hidden',
        bgcolor: 'var(--mui-palette-surface-sunken)',
      }}
    >
      {styled}
      {count > 0 && <PdfBar page={page} count={count} zoom={zoom} zooms={ZOOMS} onPage={setPage} onZoom={setZoom} />}
      {/* Scrolls when enlarged, so the keyboard must be able to reach it. */}
      <Box
        tabIndex={0}
        role="region"
        aria-label={count > 0 ? text.page(page, count) : text.loading}
        sx={{ overflow: 'auto', maxHeight: '80vh', p: { xs: 1, sm: 2 } }}
      >
        <Box ref={frame} sx={textLayerSx}>
          <Document
            file={url}
            loading={blank}
            error={<FailedState title={text.failed} hint={text.failedHint} />}
            onLoadSuccess={(document) => setCount(document.numPages)}
          >
            {width > 0 && (
              <Page pageNumber={page} width={(width * zoom) / 100} loading={blank} renderAnnotationLayer={false} />
            )}
          </Document>
        </Box>
      </Box>
    </Box>
  );
}
