import { randomUUID } from 'node:crypto';
import type { TokenVerifier } from '../server/caller.ts';
import { unauthorized } from '../server/http/errors.ts';

/** Far enough away for a token that lives as long as the app it is for. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** Tokens that one app in this process takes and nobody else: it needs no login page to be filled. */
export interface OneOffTokens {
  /** A token for the account with this subject. */
  tokenFor(sub: string): string;
  verify: TokenVerifier;
}

export function createOneOffTokens(): OneOffTokens {
  const subjects = new Map<string, string>();
  return {
    tokenFor(sub) {
      const token = randomUUID();
      subjects.set(token, sub);
      return token;
    },
    verify(token) {
      const sub = subjects.get(token);
      if (sub === undefined) return Promise.reject(unauthorized());
      return Promise.resolve({
        sub,
        roles: [],
        secondFactor: false,
        sessionId: null,
        email: null,
        emailVerified: false,
        issued: null,
        expires: NEVER,
      });
    },
  };
}
