import { setupListeners } from '@reduxjs/toolkit/query';
import type { AppDispatch } from '../store/index.ts';

/**
 * Tells the api when the connection goes and returns: the data on the screen is then refetched. Works for the life of
 * the page.
 */
export function followConnection(dispatch: AppDispatch): void {
  setupListeners(dispatch, (tell, { onOnline, onOffline }) => {
    const online = () => void tell(onOnline());
    const offline = () => void tell(onOffline());
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  });
}
