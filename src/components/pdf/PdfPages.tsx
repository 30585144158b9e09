import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useRef, useState } from 'react';
import { Document } from 'react-pdf';
import { pdfText as text } from '../../text/pdf.ts';
import { FailedState } from '../FailedState.tsx';
import './pdfWorker.ts';
import { PdfBar } from './PdfBar.tsx';
import { PdfSheet } from './PdfSheet.tsx';
import { textLayerSx } from './textLayerSx.ts';
import { useWidth } from './useWidth.ts';

/**
 * The variable with which react-pdf detects its text style; and PDF.js's measuring canvas, hidden as in its style
 * sheet.
 */
const styled = (
  <GlobalStyles styles={{ body: { '--react-pdf-text-layer': '1' }, '.hiddenCanvasElement': { display: 'none' } }} />
);

/** The zooms are whole percentages of the available width. */
const ZOOMS = [75, 100, 125, 150, 200, 300];

const blank = <Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: '210 / 297' }} />;

/** Less than a line from the end counts as the end: sizes on a screen are rounded. */
const ALMOST = 8;

/** All pages below each other, to scroll through, as wide as there is room, or larger with a scrollbar of its own. */
export function PdfPages({ url, onRead }: { url: string; onRead?: (() => void) | undefined }) {
  const [frame, width] = useWidth();
  const view = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(100);
  const drawn = count > 0 && width > 0;
  const [atEnd, setAtEnd] = useState(false);
  useEffect(() => {
    if (atEnd) onRead?.();
  }, [atEnd, onRead]);

  const sheets = () => [...(view.current?.querySelectorAll<HTMLElement>('[data-blad]') ?? [])];
  function look(): void {
    const { current: element } = view;
    if (element === null || !drawn) return;
    const { top, bottom } = element.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const passed = sheets().filter((sheet) => sheet.getBoundingClientRect().top < middle).length;
    const end = element.scrollTop + element.clientHeight >= element.scrollHeight - ALMOST;
    setPage(end ? count : Math.max(1, passed));
    if (end) setAtEnd(true);
  }
  // A short paper may be visible as a whole.
  useEffect(look, [drawn]); // oxlint-disable-line react-hooks/exhaustive-deps -- checked once when mounted; then at each scroll
  function turnTo(number: number): void {
    const { current: element } = view;
    const sheet = sheets()[number - 1];
    if (!element || !sheet) return;
    const by = sheet.getBoundingClientRect().top - element.getBoundingClientRect().top;
    element.scrollTo({ top: number === count ? element.scrollHeight : element.scrollTop + by });
  }

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
      {count > 0 && <PdfBar page={page} count={count} zoom={zoom} zooms={ZOOMS} onPage={turnTo} onZoom={setZoom} />}
      {/* Scrolls, so the keyboard must be able to reach it. */}
      <Box
        ref={view}
        data-bladen
        tabIndex={0}
        role="region"
        aria-label={count > 0 ? text.page(page, count) : text.loading}
        onScroll={look}
        sx={{ overflow: 'auto', maxHeight: '80vh', p: { xs: 1, sm: 2 } }}
      >
        <Box ref={frame} sx={textLayerSx}>
          <Document
            file={url}
            loading={blank}
            error={<FailedState title={text.failed} hint={text.failedHint} />}
            onLoadSuccess={(document) => setCount(document.numPages)}
          >
            {drawn &&
              Array.from({ length: count }, (_, at) => (
                <PdfSheet key={at} number={at + 1} width={(width * zoom) / 100} />
              ))}
          </Document>
        </Box>
      </Box>
    </Box>
  );
}
