import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a URL (S-119 asks for 128). */
export const newInvitationToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: who reads the database can't accept an invitation. */
export const hashInvitationToken = (token: string): string => createHash('sha256').update(token).digest('hex');
