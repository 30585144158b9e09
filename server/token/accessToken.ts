import type { JWTHeaderParameters, JWTPayload } from 'jose';

/** Claims of an ID token only (OpenID Connect Core 2 and 3.3.2.11). */
const OF_ID_TOKEN = ['at_hash', 'c_hash', 's_hash'];
/** The claims in which providers name the client a token was issued to: RFC 9068 and most, Okta, Entra's first version. */
const CLIENT_CLAIMS = ['client_id', 'azp', 'cid', 'appid'];
/** Claims that state what a client was allowed to do: RFC 9068, and Okta and Entra. */
const SCOPE_CLAIMS = ['scope', 'scp'];

/**
 * Is this an access token for our own app, and not an ID token, a logout token or another app's? Ours says 'at+jwt'
 * (RFC 9068). Other providers may say 'JWT' or nothing, if `lenient`; then its claims must show what it is, because an
 * ID token has the same header, issuer and shape.
 */
export function isOurAccessToken(
  { typ }: Pick<JWTHeaderParameters, 'typ'>,
  payload: JWTPayload,
  { clientId, lenient }: { clientId: string; lenient: boolean },
): boolean {
  const clients = CLIENT_CLAIMS.flatMap((name) => (payload[name] === undefined ? [] : [payload[name]]));
  if (clients.some((client) => client !== clientId)) return false;
  const type = typ?.toLowerCase().replace(/^application\//, '');
  if (type === 'at+jwt') return true;
  if (!lenient || (type !== undefined && type !== 'jwt')) return false;
  // Keycloak and Cognito say it in a claim. Older Keycloaks repeat the nonce in access tokens too.
  const kind = payload.typ ?? payload.token_use;
  if (kind !== undefined) return kind === 'Bearer' || kind === 'access';
  if (payload.nonce !== undefined || OF_ID_TOKEN.some((name) => payload[name] !== undefined)) return false;
  return clients.length > 0 || SCOPE_CLAIMS.some((name) => payload[name] !== undefined);
}
