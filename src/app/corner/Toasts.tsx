import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { useChunk } from '../../components/useChunk.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectToasts, toastClosed } from '../../store/modules/toast/toastSlice.ts';
import { log } from '../log.ts';
import { ToastCard } from './ToastCard.tsx';
import { useToastRoot } from './useToastRoot.ts';

/** notistack is fetched with the first toast; toasts from before that wait in the store. */
const loadStack = () => import('./ToastStack.tsx');

/**
 * The toasts of the store, on the screen. Without the chunk that stacks them, for instance offline, they are plain
 * (R-6.1).
 */
export function Toasts() {
  const newest = useAppSelector(selectToasts).at(-1)?.id ?? null;
  const [failed, setFailed] = useState(false);
  const onFailed = useCallback((error: unknown) => {
    log(error);
    setFailed(true);
  }, []);
  const chunk = useChunk(loadStack, newest, onFailed);
  if (chunk) return <chunk.ToastStack />;
  return failed && newest !== null ? <PlainToasts /> : null;
}

/** The same cards in the same place, without animation. */
function PlainToasts() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  return createPortal(
    <Box
      className="niet-afdrukken"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        left: { xs: 16, md: 20 },
        top: { xs: 16, md: 'auto' },
        bottom: { md: 20 },
        display: 'grid',
        gap: 1.5,
      }}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => dispatch(toastClosed(toast.id))} />
      ))}
    </Box>,
    useToastRoot(),
  );
}
