import { AsyncLocalStorage } from 'node:async_hooks';

/** The origin of the request behind a mail: the account, if one is logged in, and its network. */
export interface Asker {
  sub: string | null;
  network: string;
}

/** A function, because the asker becomes known while the request is being read. */
const requests = new AsyncLocalStorage<() => Asker>();

/** The current asker; null for automatic events, such as a reminder. */
export const currentAsker = (): Asker | null => requests.getStore()?.() ?? null;

/** Does work, and everything that follows from it, on behalf of the asker. */
export const askedBy = (asker: () => Asker, work: () => void): void => requests.run(asker, work);
