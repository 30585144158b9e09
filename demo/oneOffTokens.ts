import { randomUUID } from 'node:crypto';
import type { TokenVerifier } from '../server/caller.ts';
import { unauthorized } from '../server/http/errors.ts';

/** Far enough ahead for a token that lives as long as its app. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** Tokens that only one app in this process accepts: filling it needs no login page. */
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
