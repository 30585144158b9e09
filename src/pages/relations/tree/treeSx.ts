import { measures } from './measures.ts';

/** Drawn as a tree where there is room for it; on a phone, and on paper when it is wide, an indented list. */
const DRAWN = '@media screen and (min-width: 900px)';
const ON_PAPER = '@media print';
/** The width that fits on a sheet, in pixels. */
export const PAPER_WIDTH = 690;

const { card } = measures;

export const cardSx = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 1.5,
  p: 1.5,
  width: '100%',
  maxWidth: 420,
  font: 'inherit',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  textAlign: 'left',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  breakInside: 'avoid',
  '& .wie > span': { display: 'block' },
  '& .naam': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& .rol': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  '& .wie > .status': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    color: 'text.secondary',
    fontSize: '0.8125rem',
  },
} as const;

/** A card at its place in the drawing. */
const placed = {
  position: 'absolute',
  left: 'var(--x)',
  top: 'var(--y)',
  width: card.width,
  height: card.height,
  flexDirection: 'column',
  justifyContent: 'flex-start',
  gap: 1,
  textAlign: 'center',
  '& .naam': {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    fontWeight: 600,
  },
  '& .wie': { width: '100%' },
  '& .rol': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '0.8125rem',
    color: 'text.secondary',
  },
  '& .wie > .status': { justifyContent: 'center', display: 'flex' },
};

const drawing = {
  position: 'relative',
  width: 'var(--breedte)',
  height: 'var(--hoogte)',
  mx: 'auto',
  '& ul, & li': { display: 'contents' },
  '& li > *:not(ul)': placed,
  '& > svg': { display: 'block' },
  '& > .kop': { position: 'absolute', left: 0, top: 'var(--y)', m: 0 },
};

/** The nested list of the tree. */
export const treeSx = (fitsOnPaper: boolean) => ({
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& li': { display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start' },
  '& > .kop': { mt: 4, mb: 1.5 },
  // Five generations fit on a phone.
  '& ul ul': {
    ml: { xs: 1, sm: 3.5 },
    mt: 1,
    pl: { xs: 1.5, sm: 2.5 },
    borderLeft: 2,
    borderColor: 'divider',
    alignSelf: 'stretch',
  },
  '& li + li': { mt: 2 },
  '& > svg': { display: 'none' },
  [DRAWN]: drawing,
  ...(fitsOnPaper && { [ON_PAPER]: drawing }),
});
