import type { AppStore } from '../../store/index.ts';
import { selectSessionStatus } from '../../store/modules/session/sessionSlice.ts';
import { selectToasts, toastShown } from '../../store/modules/toast/toastSlice.ts';
import type { Toast } from '../../store/modules/toast/toastSlice.ts';

const KEY = 'meldingen';

/**
 * A failure that logs a person out also takes them to another page, by way of the provider: the toast that says
 * why goes along in this tab, and is shown once where they end up. Nothing else is kept: while somebody is signed in, a
 * toast may hold their data.
 */
export function carryToasts(store: AppStore, page: Pick<Window, 'sessionStorage' | 'addEventListener'>): void {
  for (const { kind, title, text } of takeCarried(page.sessionStorage)) {
    store.dispatch(toastShown({ kind, text, ...(title !== undefined && { title }) }));
  }
  page.addEventListener('pagehide', () => {
    const state = store.getState();
    const open = selectToasts(state);
    if (selectSessionStatus(state) === 'signedOut' && open.length > 0)
      page.sessionStorage.setItem(KEY, JSON.stringify(open));
  });
}

function takeCarried(storage: Storage): Toast[] {
  const carried = storage.getItem(KEY);
  storage.removeItem(KEY);
  return carried === null ? [] : (JSON.parse(carried) as Toast[]);
}
