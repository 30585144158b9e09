/** What a page may keep, for as long as it is loaded: its keys are its own, as those of the browser's storage are. */
export function memoryStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? (this[key] ?? null) : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      Reflect.deleteProperty(this, key);
    },
    clear(this: Record<string, string>) {
      for (const key of Object.keys(this)) Reflect.deleteProperty(this, key);
    },
    key(this: Record<string, string>, index: number) {
      return Object.keys(this)[index] ?? null;
    },
  };
  const storage = Object.create(methods) as Storage;
  return Object.defineProperty(storage, 'length', { get: () => Object.keys(storage).length });
}

/**
 * Takes the browser's storage away from this page: what the sample would keep is gone with it, and what a family of
 * their own left on this device is not read (S-487, S-488).
 */
export function keepNothing(page: Window): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(page, name, { value: memoryStorage(), configurable: true });
}
