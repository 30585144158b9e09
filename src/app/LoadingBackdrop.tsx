import Box from '@mui/material/Box';
import { keyframes } from '@emotion/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useChunk } from '../components/useChunk.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { navigated, selectAwaited, selectIsLoading } from '../store/modules/loading/loadingSlice.ts';
import type { TaskKind } from '../store/modules/loading/loadingSlice.ts';
import { shellText } from '../text/shell.ts';
import { log } from './log.ts';

/** A wait shorter than this needs no sign that the app is busy (docs/screens.md 4). */
const quietMs = 400;

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });

const loadBackdrop = () => import('./BlockedBackdrop.tsx');

/**
 * The sign that something is loading, as long as any task is open: a backdrop where the page can't go on without, a
 * bar where it can, also for calls of an earlier page.
 */
export function LoadingBackdrop() {
  const dispatch = useAppDispatch();
  const isLoading = useAppSelector(selectIsLoading);
  const awaited = useAppSelector(selectAwaited) ?? 'refresh';
  const { key } = useLocation();
  // A navigation takes the backdrop away, before the new page asks for anything itself.
  useLayoutEffect(() => void dispatch(navigated()), [key, dispatch]);
  return isLoading && <SlowSign key={key} awaited={awaited} />;
}

/** Appears after a while. */
function SlowSign({ awaited }: { awaited: TaskKind }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  const blocked = awaited !== 'refresh';
  const chunk = useChunk(loadBackdrop, slow && blocked ? awaited : null, log);
  if (!slow) return null;
  return blocked && chunk ? <chunk.BlockedBackdrop save={awaited === 'save'} /> : <Bar />;
}

/** Over every screen, without blocking it. */
function Bar() {
  return (
    <Box
      role="progressbar"
      aria-label={shellText.loading}
      // It stands outside the landmarks of the page, as a status message does.
      aria-live="polite"
      className="niet-afdrukken"
      sx={{
        position: 'fixed',
        insetInline: 0,
        top: 0,
        height: 3,
        zIndex: 'tooltip',
        overflow: 'hidden',
        bgcolor: 'soft.primary',
        pointerEvents: 'none',
      }}
    >
      <Box
        sx={{
          width: '30%',
          height: '100%',
          bgcolor: 'primary.main',
          animation: `${slide} 1.1s cubic-bezier(.2,0,0,1) infinite`,
        }}
      />
    </Box>
  );
}
