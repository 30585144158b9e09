import { createHash } from 'node:crypto';

/**
 * The challenge a person's device is asked to sign: the SHA-256 of the document's hash, the person, the request and a
 * nonce of ours. So a signature counts for this document, by this person, in this request, once.
 * @returns 32 bytes, base64url
 */
export function signingChallenge(bound: {
  /** SHA-256 of the frozen paper, in hexadecimal. */
  document: string;
  /** The hashid of the signer. */
  person: string;
  /** The hashid of the request. */
  request: string;
  nonce: string;
}): string {
  const { document, person, request, nonce } = bound;
  return createHash('sha256')
    .update(['onderling signing', document, person, request, nonce].join('\n'))
    .digest('base64url');
}
