import Global from '@mui/material/GlobalStyles';

/** The height of the strip, for what has to stay above it. */
const reserve = {
  '@media (max-width: 899.95px)': { ':root': { '--onderbalk': 'calc(64px + env(safe-area-inset-bottom))' } },
};

/** Makes room at the end of a page for the strip. */
export const BottomReserve = () => <Global styles={reserve} />;

/** The strip at the bottom of a phone's screen; its right end is for the chat (corner/Dock.tsx). */
export const bottomStrip = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'appBar',
  height: 'var(--onderbalk)',
  pb: 'env(safe-area-inset-bottom)',
  pr: '72px',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;
