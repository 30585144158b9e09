import { Type, type Static } from 'typebox';
import { Hashid } from './basics.ts';

const File = Type.Optional(Type.String({ format: 'binary' }));

/**
 * The body of POST /contract/scan, as a form: a paper signed by hand, as one PDF, or as pictures of its pages in order (JPEG
 * or PNG). For a person who may propose that the contract was signed (docs/contract-life.md). The answer is ScanKept; V422 by
 * field, B413, F403, N404, and C409 if the state of the contract does not allow it.
 */
export const ScanForm = Type.Object({
  contract: Hashid,
  pdf: File,
  picture_1: File,
  picture_2: File,
  picture_3: File,
  picture_4: File,
  picture_5: File,
  picture_6: File,
  picture_7: File,
  picture_8: File,
  picture_9: File,
  picture_10: File,
});

/** A scan as stored, rebuilt from the submitted pages; `hashid` is that of the document. */
export const ScanKept = Type.Object({ hashid: Hashid, pages: Type.Integer() });
export type ScanKept = Static<typeof ScanKept>;
