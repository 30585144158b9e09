import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTVerifyGetKey, SignJWT } from 'jose';
import { newHashid } from '../hashid.ts';

/** The issuer, audience and roles claim that the test services verify. */
export const TEST_ISSUER = 'http://localhost:3000/oidc';
export const TEST_AUDIENCE = 'http://localhost:3000/api/v1';
export const TEST_ROLES_CLAIM = 'https://onderling.example/roles';

const pair = await generateKeyPair('ES256');
const publicJwk = { ...(await exportJWK(pair.publicKey)), kid: 'test', alg: 'ES256', use: 'sig' };

/** The keys that verify what signToken signs. */
export const testKeys: JWTVerifyGetKey = createLocalJWKSet({ keys: [publicJwk] });

export interface TokenOptions {
  roles?: readonly string[];
  amr?: readonly string[];
  issuer?: string;
  audience?: string | string[] | null;
  /** Seconds since 1970; null leaves the claim out. */
  expires?: number | null;
  notBefore?: number;
  /** Seconds since 1970; null leaves the claim out. */
  issued?: number | null;
  typ?: string;
  claims?: Record<string, unknown>;
}

/** The token of an administrator, who logs in with a second step (decisions/0020). */
export const ADMINISTRATOR: TokenOptions = { roles: ['superadmin'], amr: ['pwd', 'otp', 'mfa'] };

/** A really signed access token. Everything about it can be made wrong. */
export async function signToken(sub: string, options: TokenOptions = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    [TEST_ROLES_CLAIM]: options.roles ?? [],
    amr: options.amr ?? ['pwd'],
    email_verified: true,
    ...options.claims,
  };
  const token = new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: 'test', typ: options.typ ?? 'at+jwt' })
    .setSubject(sub)
    .setJti(newHashid())
    .setIssuer(options.issuer ?? TEST_ISSUER);
  if (options.issued !== null) token.setIssuedAt(options.issued ?? now);
  if (options.audience !== null) token.setAudience(options.audience ?? TEST_AUDIENCE);
  if (options.expires !== null) token.setExpirationTime(options.expires ?? now + 600);
  if (options.notBefore !== undefined) token.setNotBefore(options.notBefore);
  return token.sign(pair.privateKey);
}

/** The headers of a call by the person with this subject. */
export async function bearer(sub: string, options: TokenOptions = {}): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await signToken(sub, options)}` };
}
