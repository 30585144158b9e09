import { lazy, Suspense, useState } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { selectToasts } from '../../store/modules/toast/toastSlice.ts';

/** notistack is fetched with the first toast; what is shown before it stands waits in the store. */
const ToastStack = lazy(async () => ({ default: (await import('./ToastStack.tsx')).ToastStack }));

/** The toasts of the store, on the screen. */
export function Toasts() {
  const some = useAppSelector(selectToasts).length > 0;
  const [needed, setNeeded] = useState(false);
  if (some && !needed) setNeeded(true);
  return <Suspense fallback={null}>{needed && <ToastStack />}</Suspense>;
}
