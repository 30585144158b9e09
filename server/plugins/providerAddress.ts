import type { FastifyRequest } from 'fastify';
import { isSameAddress } from '../../domain/rules/email.ts';
import { followAddress } from '../actions/address/follow.ts';
import type { TokenClaims } from '../caller.ts';
import type { Membership } from '../callerQuery.ts';

/** The tokens whose address was checked: once for each token. */
const looked = new WeakSet<TokenClaims>();

/**
 * An external identity provider announces another address in its tokens only, so the first call with one sees it. The
 * address can wait and the call can't: an error here is for the log.
 */
export async function syncEmailFromToken(
  { server: { services }, actor }: Pick<FastifyRequest, 'server' | 'actor'>,
  memberships: readonly Membership[],
): Promise<void> {
  const { token } = actor;
  const { email } = token;
  if (services.accounts || email === null || looked.has(token)) return;
  if (memberships.every((person) => isSameAddress(person.email, email))) return;
  looked.add(token);
  await followAddress(actor, services).catch((error: unknown) =>
    services.log.warn({ err: error }, 'an address at the provider could not be followed'),
  );
}
