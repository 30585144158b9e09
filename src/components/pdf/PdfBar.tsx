import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { pdfText as text } from '../../text/pdf.ts';
import { PlusIcon } from '../icons/icons.tsx';
import { ChevronDownIcon, MinusIcon } from '../icons/pageIcons.tsx';

interface PdfBarProps {
  page: number;
  count: number;
  /** The current zoom in percent, one of zooms. */
  zoom: number;
  zooms: readonly number[];
  onPage: (page: number) => void;
  onZoom: (zoom: number) => void;
}

/** Turns the pages and changes the size, with buttons only (WCAG 2.2, 2.5.7). */
export function PdfBar({ page, count, zoom, zooms, onPage, onZoom }: PdfBarProps) {
  const at = zooms.indexOf(zoom);
  const smaller = zooms[at - 1];
  const larger = zooms[at + 1];
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        px: 0.5,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        typography: 'body2',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <IconButton aria-label={text.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronDownIcon sx={{ transform: 'rotate(90deg)' }} />
        </IconButton>
        <span className="cijfers" aria-live="polite">
          {text.page(page, count)}
        </span>
        <IconButton aria-label={text.next} disabled={page >= count} onClick={() => onPage(page + 1)}>
          <ChevronDownIcon sx={{ transform: 'rotate(-90deg)' }} />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <IconButton
          aria-label={text.smaller}
          disabled={smaller === undefined}
          onClick={() => smaller !== undefined && onZoom(smaller)}
        >
          <MinusIcon />
        </IconButton>
        <Box
          component="span"
          className="cijfers"
          sx={{ minWidth: '3rem', textAlign: 'center', display: { xs: 'none', sm: 'inline' } }}
        >
          {zoom} %
        </Box>
        <IconButton
          aria-label={text.larger}
          disabled={larger === undefined}
          onClick={() => larger !== undefined && onZoom(larger)}
        >
          <PlusIcon />
        </IconButton>
      </Box>
    </Box>
  );
}
