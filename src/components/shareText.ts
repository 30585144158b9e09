/** The outcome of sharing a text. */
export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Hands a text to an app of the person's choice; where the device can't, it goes to the clipboard. */
export async function shareText(text: string): Promise<Shared> {
  const device: Partial<Pick<Navigator, 'share'>> = navigator;
  try {
    if (device.share) {
      await navigator.share({ text });
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
  }
  return navigator.clipboard.writeText(text).then(
    () => 'copied',
    () => 'failed',
  );
}
