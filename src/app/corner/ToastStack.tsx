import useMediaQuery from '@mui/material/useMediaQuery';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectToasts, toastClosed } from '../../store/modules/toast/toastSlice.ts';
import { ToastCard } from './ToastCard.tsx';
import { useToastRoot } from './useToastRoot.ts';

/** The rest wait in the store for their turn: notistack would take the oldest away to make room. */
const atOnce = 4;
/** Toasts that are leaving count in notistack's own limit. */
const room = 3 * atOnce;

/**
 * Where toasts appear: lower left on a desktop, on top on a phone and with a dialog; never in the dock's corner
 * (docs/screens.md 6.6).
 */
export function ToastStack() {
  const wide = useMediaQuery('(min-width:900px)', { noSsr: true });
  const root = useToastRoot();
  return (
    <SnackbarProvider
      domRoot={root}
      maxSnack={room}
      anchorOrigin={wide ? { vertical: 'bottom', horizontal: 'left' } : { vertical: 'top', horizontal: 'center' }}
      classes={{ containerRoot: 'niet-afdrukken meldingen' }}
    >
      <Followed />
    </SnackbarProvider>
  );
}

/**
 * Follows the store: a toast there is a toast here, and the other way round. Inside the provider, so that no toast is
 * lost.
 */
function Followed() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useRef(new Set<string>());

  useEffect(() => {
    for (const toast of toasts.slice(0, atOnce)) {
      if (shown.current.has(toast.id)) continue;
      shown.current.add(toast.id);
      const close = () => dispatch(toastClosed(toast.id));
      enqueueSnackbar(toast.text, {
        key: toast.id,
        persist: true,
        onClose: close,
        // oxlint-disable-next-line typescript/no-deprecated -- its replacement takes no custom card
        content: <ToastCard toast={toast} onClose={close} />,
      });
    }
    for (const id of shown.current) {
      if (toasts.some((toast) => toast.id === id)) continue;
      shown.current.delete(id);
      closeSnackbar(id);
    }
  }, [toasts, dispatch, enqueueSnackbar, closeSnackbar]);

  return null;
}
