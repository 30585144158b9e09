import type { StoreExtra } from './extra.ts';

/** Offers a file that was made here, as a download. */
export const saveFile =
  (name: string, file: Blob) =>
  (_dispatch: unknown, _getState: unknown, { ports }: StoreExtra): void =>
    ports.files.save(name, file);

/** The same for a text: `dispatch(saveText('Stamboom.svg', 'image/svg+xml', drawing))`. */
export const saveText = (name: string, type: string, text: string) => saveFile(name, new Blob([text], { type }));
