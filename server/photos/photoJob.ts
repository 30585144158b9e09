import type { PhotoFault } from './invalidPhoto.ts';

/** Work for the process that reads uploads: a photo of a person, a photo of a page, or a PDF of pages. */
export interface PhotoJob {
  kind: 'photo' | 'page' | 'pdf';
  bytes: Uint8Array;
}

/** JPEGs that we made: one, or one per page. */
export type PhotoAnswer = { pages: Uint8Array[] } | { fault: PhotoFault };
