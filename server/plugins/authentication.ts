import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Actor, type Visitor, visitorOf } from '../actor.ts';
import type { Access, Caller, TokenClaims } from '../caller.ts';
import { callerAs, isOpen, mainMembership, type Membership, membershipsOf } from '../callerQuery.ts';
import { forbidden, mfaNeeded, unauthorized } from '../http/errors.ts';
import { withinBounds } from '../actions/limitAct.ts';
import { recordingOwnActs } from '../actions/security/ownActs.ts';
import { seeClaims } from '../actions/claims/see.ts';
import { serverText } from '../text.ts';
import { addLimiter } from './limiter.ts';
import { syncEmailFromToken } from './providerAddress.ts';

/** The family in which a person asks, by hashid. */
const FAMILY_HEADER = 'onderling-family';

/** Adds the caller to the request, and lets only the declared people into a route. */
export async function addAuthentication(app: FastifyInstance): Promise<void> {
  app.decorateRequest('tokenOrNull', null);
  app.decorateRequest('callerOrNull', null);
  app.decorateRequest('contractChanges', 0);
  app.decorateRequest('token', { getter: requireToken });
  app.decorateRequest('caller', { getter: requireCaller });
  app.decorateRequest('visitor', { getter: visitor });
  app.decorateRequest('actor', { getter: requireActor });
  const limit = await addLimiter(app);

  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access;
    if (access === undefined) return;
    // The limit counts refused calls too, and counts a person by their identity, not by the address they share (S-145).
    const refused = access === 'public' ? null : await identify(request);
    await limit(request);
    if (refused) throw refused;
    if (access !== 'public') await admit(request, access);
  });
}

/** Reads the token; an error in it is returned instead of thrown. */
async function identify(request: FastifyRequest): Promise<Error | null> {
  const bearer = /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!bearer || saysWhoTwice(request)) return unauthorized();
  try {
    request.tokenOrNull = await request.server.services.verifyToken(bearer);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Finds a second Authorization header: Node keeps the first, and a proxy before us may have checked the second. */
function saysWhoTwice({ raw }: FastifyRequest): boolean {
  return raw.rawHeaders.filter((item, at) => at % 2 === 0 && item.toLowerCase() === 'authorization').length > 1;
}

async function admit(request: FastifyRequest, access: Exclude<Access, 'public'>): Promise<void> {
  const { sub, roles, secondFactor, emailVerified } = request.token;
  await refuseEnded(request);
  const memberships = await membershipsOf(request.server.services.db, sub);
  if (memberships.length === 0) {
    if (access === 'token') return;
    throw forbidden(serverText.unknownPerson);
  }
  await seeClaims(request.server.services, memberships);
  const person = inFamily(memberships, request.headers[FAMILY_HEADER]);
  if (!person) throw forbidden(serverText.noFamily);
  const invited = request.routeOptions.config.alsoBlocked === true && !person.passedAway;
  if (!isOpen(person) && !invited) throw forbidden(serverText.blocked);
  // A person who turned the second step on needs it everywhere; administrators always do, on routes only for them
  // (decisions/0020).
  const administers = access === 'superadmin' && roles.includes('superadmin');
  if ((memberships.some(({ mfaRequired }) => mfaRequired) || administers) && !secondFactor) throw mfaNeeded();
  request.callerOrNull = callerAs(person, { sub, roles, emailClaimed: emailVerified });
  request.contractChanges = person.contractChanges;
  await syncEmailFromToken(request, memberships);
  if (access === 'manager' && person.familyRole !== 'manager') throw forbidden();
  if (access === 'superadmin' && !administers) throw forbidden();
}

/** Methods that only read. */
const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * A token outlives its session by minutes: until then it can read, and changes nothing (docs/decisions/0021). An irreversible act
 * checks once more in its own transaction (`requireActiveSession`), so that the session can't end meanwhile.
 */
async function refuseEnded({ method, token, server }: FastifyRequest): Promise<void> {
  const { accounts, db } = server.services;
  if (READS.includes(method) || !accounts || token.sessionId === null) return;
  if (!(await accounts.sessions.isAlive(db, token.sub, token.sessionId))) throw unauthorized();
}

/**
 * The person's role in the family they name; undefined where they have none, be it another's family or none. Without a
 * name it is the oldest family they can be in.
 */
function inFamily(
  memberships: readonly Membership[],
  named: string | readonly string[] | undefined,
): Membership | undefined {
  if (named === undefined) return mainMembership(memberships);
  return memberships.find(({ family }) => family === named);
}

function requireToken(this: FastifyRequest): TokenClaims {
  if (!this.tokenOrNull) throw unauthorized();
  return this.tokenOrNull;
}

function requireCaller(this: FastifyRequest): Caller {
  if (!this.callerOrNull) throw unauthorized();
  return this.callerOrNull;
}

function visitor(this: FastifyRequest): Visitor {
  const { callerOrNull: caller, tokenOrNull: token, ip, id: requestId, server } = this;
  const asked = visitorOf({ caller, token, ip, requestId }, server.services.clock);
  return { ...asked, record: recordingOwnActs({ ...asked, record: withinBounds(asked) }, server.services) };
}

function requireActor(this: FastifyRequest): Actor {
  return { ...this.visitor, caller: this.caller, token: this.token };
}
