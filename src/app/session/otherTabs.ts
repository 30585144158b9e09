const name = 'onderling-uitgelogd';

/** How the tabs of one browser tell one another that the person logged out. */
export interface OtherTabs {
  tellSignedOut: () => void;
  /** Calls `listener` when another tab logs out, never when this one does. Stays for the life of the page. */
  onSignedOut: (listener: () => void) => void;
}

/**
 * One channel for both directions: a second one in this page would hear what the first says, and end its own logging
 * out.
 */
export function otherTabs(): OtherTabs {
  const channel = new BroadcastChannel(name);
  return {
    tellSignedOut: () => channel.postMessage(null),
    onSignedOut: (listener) => channel.addEventListener('message', listener),
  };
}
