import { createHash, randomBytes } from 'node:crypto';

/** Makes the token that opens a link without a login: 256 random bits, safe in a URL (S-119 asks for 128). */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** Makes the hash that is stored for a token, so that a reader of the database can't open the link. */
export const hashSecretToken = (token: string): string => createHash('sha256').update(token).digest('hex');
