import Box from '@mui/material/Box';
import { keyframes } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../store/hooks.ts';
import { selectIsLoading } from '../store/modules/loading/loadingSlice.ts';
import { shellText } from '../text/shell.ts';

/** What is quicker than this needs no sign that it is busy (ux.md 4). */
const quietMs = 400;

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });

/** The sign that something is loading: over every screen, in nobody's way. */
export function LoadingBackdrop() {
  const loading = useAppSelector(selectIsLoading);
  const { key } = useLocation();
  const [quiet, setQuiet] = useState({ key, loading: false });
  // A navigation takes it away: what was loading then is the business of the page before.
  if (quiet.key !== key) setQuiet({ key, loading });
  else if (quiet.loading && !loading) setQuiet({ key, loading: false });
  return loading && !quiet.loading ? <SlowSign /> : null;
}

/** Appears when it has stood for a while. */
function SlowSign() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  return (
    <Box
      role="progressbar"
      aria-label={shellText.loading}
      className="niet-afdrukken"
      sx={{ position: 'fixed', insetInline: 0, top: 0, height: 3, zIndex: 'tooltip', overflow: 'hidden', bgcolor: 'soft.primary', pointerEvents: 'none' }}
    >
      <Box sx={{ width: '30%', height: '100%', bgcolor: 'primary.main', animation: `${slide} 1.1s cubic-bezier(.2,0,0,1) infinite` }} />
    </Box>
  );
}
