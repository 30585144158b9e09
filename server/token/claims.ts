import type { JWTPayload } from 'jose';
import type { TokenClaims } from '../caller.ts';
import { unauthorized } from '../http/errors.ts';

/** Methods that only a second factor gives (RFC 8176). */
const SECOND_FACTORS = ['mfa', 'otp', 'hwk', 'swk'];
/** A text message is a second step next to another one; alone it is the only step. */
const MESSAGE = 'sms';
/** Levels of assurance that imply one: ours, and those of other providers. */
const STRONG_LEVELS = [
  'urn:onderling:acr:2fa',
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
  'phr',
  'phrh',
];

/** The settings for a provider's claims. */
export interface ClaimSettings {
  rolesClaim: string;
  /** A provider names its last step only, so `sms` means a second one. */
  smsIsSecond: boolean;
}

/** Reads the claims the API uses; roles only from the configured claim (S-7). */
export function readClaims(payload: JWTPayload, { rolesClaim, smsIsSecond }: ClaimSettings): TokenClaims {
  if (!payload.sub || payload.exp === undefined) throw unauthorized();
  const methods = texts(payload.amr);
  const messaged = methods.includes(MESSAGE) && (smsIsSecond || methods.some((method) => method !== MESSAGE));
  return {
    sub: payload.sub,
    roles: texts(payload[rolesClaim]),
    secondFactor:
      messaged ||
      methods.some((method) => SECOND_FACTORS.includes(method)) ||
      (typeof payload.acr === 'string' && STRONG_LEVELS.includes(payload.acr)),
    sessionId: typeof payload.sid === 'string' ? payload.sid : null,
    email: typeof payload.email === 'string' ? payload.email : null,
    emailVerified: payload.email_verified === true,
    issued: typeof payload.iat === 'number' ? payload.iat : null,
    expires: payload.exp,
  };
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
