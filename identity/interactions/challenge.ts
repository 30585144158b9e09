import type Provider from 'oidc-provider';
import type { Middleware } from '../koa.ts';
import type { ProviderOptions } from '../options.ts';
import { isForeign } from '../origin.ts';
import { loginSubject, newChallenge } from '../passkeys/challenges.ts';
import { requestOptions } from '../../server/passkeys/webauthn.ts';
import { openInteraction } from './openInteraction.ts';
import { challengedInteraction } from './paths.ts';

/**
 * The challenge a passkey has to sign to log in: new for this login page, and given only to the browser that opened the
 * page. It names no account, so it reveals nothing about one.
 */
export function challengeRoute(provider: Provider, options: ProviderOptions): Middleware {
  return async (ctx, next) => {
    const uid = challengedInteraction(ctx.path);
    if (uid === undefined || ctx.method !== 'POST') {
      await next();
      return;
    }
    ctx.set('Cache-Control', 'no-store');
    const open = !isForeign(ctx, options.publicUrl) && (await openInteraction(provider, ctx, uid)) !== null;
    ctx.status = open ? 200 : 400;
    ctx.body = open ? requestOptions(options, await newChallenge(options.db, loginSubject(uid), new Date()), []) : {};
  };
}
