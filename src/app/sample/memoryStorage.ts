/** Storage for as long as the page is loaded: its keys are own properties, as in the browser's storage. */
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
 * Takes the browser's storage away from this page: the sample's data is gone with the page, and data that a real family
 * left on this device is not read (S-487, S-488).
 */
export function keepNothing(page: Window): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(page, name, { value: memoryStorage(), configurable: true });
}
