import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../env/settings.ts';
import { networkOf } from '../network/networkOf.ts';
import { forwardedAddresses, isPrivate, type Matches, matcher } from '../network/proxies.ts';

/** Decides whom we believe about a client's address: the proxies of TRUSTED_PROXIES, and without that setting nobody (S-92). */
export function trustedProxies({ trustedProxies: entries }: Pick<Env, 'trustedProxies'>): Matches {
  return (entries.length > 0 ? matcher(entries) : null) ?? (() => false);
}

/**
 * A proxy may say on whose behalf it asks, and nothing else: host and scheme are those of PUBLIC_URL, whatever is claimed. An
 * operator behind a proxy without the setting is warned once, because every limit would then count all people as one.
 */
export function addTrustedProxies(app: FastifyInstance, trusted: Matches): void {
  const { env, log } = app.services;
  let warned = !env.production;
  app.decorateRequest('network', { getter: ownNetwork });
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const claim = raw.headers['x-forwarded-for'];
    const peer = raw.socket.remoteAddress;
    if (!warned && (claim ?? raw.headers.forwarded) !== undefined && isPrivate(peer) && !trusted(peer)) {
      warned = true;
      log.warn(
        { peer },
        'A request came through a proxy that TRUSTED_PROXIES does not name, so the address it gives is ignored and everybody behind it counts as one: name it if it is yours.',
      );
    }
    if (claim !== undefined) raw.headers['x-forwarded-for'] = forwardedAddresses([claim].flat().join(','));
    delete raw.headers['x-forwarded-host'];
    delete raw.headers['x-forwarded-proto'];
    delete raw.headers.forwarded;
    done();
  });
}

function ownNetwork(this: FastifyRequest): string {
  return networkOf(this.ip);
}
