import { PERMISSIONS_POLICY } from '../server/plugins/permissionsPolicy.ts';
import type { Middleware } from './koa.ts';
import type { ProviderOptions } from './options.ts';

/** Everything from ourselves, nothing inline; a form goes to us only. The library adds the hash of its one inline script. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  // The login page asks us for the challenge a passkey has to sign.
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** The security headers of everything under /oidc (S-105, S-113). */
export function secureHeaders({ publicUrl }: Pick<ProviderOptions, 'publicUrl'>): Middleware {
  const tls = publicUrl.startsWith('https:');
  return (ctx, next) => {
    ctx.set({
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      // Not no-referrer: browsers would then hide the Origin of our own login form.
      'Referrer-Policy': 'strict-origin',
      'Permissions-Policy': PERMISSIONS_POLICY,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...(tls && { 'Strict-Transport-Security': 'max-age=31536000' }),
    });
    return next();
  };
}
