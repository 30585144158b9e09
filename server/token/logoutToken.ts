import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Logout, LogoutVerifier } from '../caller.ts';
import { HttpError, unreadable } from '../http/errors.ts';
import { ALGORITHMS, SKEW } from './verifier.ts';

/** Names the event a logout token reports (OpenID Connect Back-Channel Logout 1.0, 2.4). */
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** How old one may be, in seconds: a provider sends it at once, and retries for a while. */
const OLDEST = 10 * 60;

interface LogoutOptions {
  issuer: () => Promise<string>;
  /** Our app, for which logout tokens are made. */
  clientId: string;
  keys: JWTVerifyGetKey;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** Verifies a provider's report of logins that ended; anything wrong with it is B400 (2.6 and 2.8). */
export const createLogoutVerifier =
  ({ issuer, clientId, keys, clock }: LogoutOptions): LogoutVerifier =>
  async (token) => {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        issuer: await issuer(),
        audience: clientId,
        algorithms: ALGORITHMS,
        requiredClaims: ['iat', 'jti'],
        currentDate: new Date(clock()),
        maxTokenAge: OLDEST,
        clockTolerance: SKEW,
      });
      const type = protectedHeader.typ?.toLowerCase().replace(/^application\//u, '');
      if (type !== undefined && type !== 'jwt' && type !== 'logout+jwt') throw unreadable();
      return readLogout(payload);
    } catch (error) {
      if (error instanceof HttpError) throw error;
      if (error instanceof errors.JOSEError || error instanceof TypeError) throw unreadable();
      throw error;
    }
  };

/** An ID token has no event and, where it is ours, has a nonce: it can't be taken for a logout token. */
function readLogout({ sub, sid, iat, jti, nonce, events }: JWTPayload): Logout {
  const event: unknown =
    typeof events === 'object' && events !== null ? (events as Record<string, unknown>)[EVENT] : null;
  const said = typeof event === 'object' && event !== null && !Array.isArray(event);
  const [who, which] = [
    typeof sub === 'string' && sub !== '' ? sub : null,
    typeof sid === 'string' && sid !== '' ? sid : null,
  ];
  if (!said || nonce !== undefined || (who === null && which === null) || (sid !== undefined && which === null))
    throw unreadable();
  return { sub: who, sid: which, at: iat ?? 0, id: String(jti) };
}
