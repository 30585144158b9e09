import { generateSecret, generateURI, verifySync } from 'otplib';

const ISSUER = 'Onderling';
/** One step of 30 seconds either way: phone clocks differ (RFC 6238 5.2). */
const TOLERANCE_SECONDS = 30;

export const newSecret = (): string => generateSecret();

/** The key in groups of four, for anyone who types it over. */
export const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Builds the text of the QR code. `label` is the e-mail address: an authenticator app shows it next to the name. */
export const otpauthUri = (secret: string, label: string): string => generateURI({ issuer: ISSUER, label, secret });

/** The six digits typed, without spaces; null for anything else. */
export const readCode = (typed: string): string | null => {
  const digits = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
};

/** The time step a code belongs to; null for a wrong one. `now` in milliseconds. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const result = verifySync({ secret, token: code, epoch: Math.floor(now / 1000), epochTolerance: TOLERANCE_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
