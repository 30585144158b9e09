import { AsyncLocalStorage } from 'node:async_hooks';

/** For whose request a mail is written: the account, where one is logged in, and the network it came from. */
export interface Asker {
  sub: string | null;
  network: string;
}

/** A function, because who asks becomes known while the request is being read. */
const requests = new AsyncLocalStorage<() => Asker>();

/** Who asks, at this moment; null for what happens by itself, such as a reminder. */
export const currentAsker = (): Asker | null => requests.getStore()?.() ?? null;

/** Does work, and everything that follows from it, for whoever asks. */
export const askedBy = (asker: () => Asker, work: () => void): void => requests.run(asker, work);
