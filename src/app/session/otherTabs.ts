const name = 'onderling-uitgelogd';

/** Tells the other tabs of this browser that the person logged out. */
export function tellSignedOut(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(null);
  channel.close();
}

/** Calls `listener` when another tab logs out. Stays for the life of the page. */
export function onSignedOutElsewhere(listener: () => void): void {
  new BroadcastChannel(name).addEventListener('message', listener);
}
