import type { TSchema } from 'typebox';
import type { Actor, Visitor } from '../actor.ts';
import type { Access, Caller, TokenClaims } from '../caller.ts';
import type { LookedAt } from '../audit/sentences.ts';
import type { Services } from '../services.ts';

/** The properties that our plugins add to Fastify's own types. */
declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; throws U401 on a route without one. */
    readonly caller: Caller;
    callerOrNull: Caller | null;
    /** The change count of their family's contract list, read before anything else was (decisions/0033). */
    contractChanges: number;
    /** The claims of the token; throws U401 on a public route without one. */
    readonly token: TokenClaims;
    tokenOrNull: TokenClaims | null;
    /** The caller, as an action takes them; throws U401 on a route without one. */
    readonly actor: Actor;
    /** The visitor, also when they are unknown to us. */
    readonly visitor: Visitor;
    /** The network that the address counts as (network/networkOf.ts). */
    readonly network: string;
  }
  interface FastifyContextConfig {
    access?: Access;
    /** Also for anyone who is blocked where they ask: their act is in another family (decisions/0020). */
    alsoBlocked?: true;
    /** The data that an administrator reads by this route. */
    looksAt?: LookedAt;
    /** The fields of the form that the route itself reads (readMultipart, readFormFields), for the description. */
    form?: TSchema;
  }
  interface FastifyInstance {
    services: Services;
    /** Every route of the API, for the tests that walk them all. */
    apiRoutes: readonly { method: string; url: string; access: Access }[];
  }
}
