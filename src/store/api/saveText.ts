import type { StoreExtra } from '../extra.ts';

/** Offers a file that was made here, as a download: `dispatch(saveText('Stamboom.svg', 'image/svg+xml', drawing))`. */
export const saveText =
  (name: string, type: string, text: string) =>
  (_dispatch: unknown, _getState: unknown, { ports }: StoreExtra): void =>
    ports.files.save(name, new Blob([text], { type }));
