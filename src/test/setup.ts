import { webcrypto } from 'node:crypto';
import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// A busy machine compiles a page's chunk while the test waits for the page.
configure({ asyncUtilTimeout: 15_000 });

// Every browser has these and jsdom does not: PKCE needs the first, the theme and the scroll memory need the others.
if (!('subtle' in crypto)) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  // MUI still listens by the old names.
  value: (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
});
window.scrollTo = () => undefined;

// A draft from one test must not reach the next.
afterEach(() => localStorage.clear());

/** A browser page closes its channels; Node would wait for them. */
class PageChannel extends NodeChannel {
  constructor(name: string) {
    super(name);
    this.unref();
  }
}
Object.defineProperty(globalThis, 'BroadcastChannel', { value: PageChannel });
