import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { contractTypeName } from '../../../domain/contracts/names.ts';
import { agreementName } from '../../../domain/contracts/fileNames.ts';
import { isLoanType } from '../../../domain/contracts/types.ts';
import { CalendarForm, CalendarParams, CalendarState, NewCalendar } from '../../../domain/wire/calendar.ts';
import { limitAttempts, limitNetwork } from '../../attempts.ts';
import { allEntries, entriesOf } from '../../actions/calendar/entries.ts';
import { endFeed, feedFamily, feedState, makeFeed } from '../../actions/calendar/feed.ts';
import { type CalendarEntry, writeCalendar } from '../../actions/calendar/writeCalendar.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import { presentContract } from '../../presenters/contract.ts';
import { feedReader, noteRead } from '../../repositories/calendarFeeds.ts';
import { familyHashid } from '../../repositories/family.ts';
import { findContract } from '../../repositories/contracts.ts';
import { hashSecretToken } from '../../secretToken.ts';
import type { Services } from '../../services.ts';
import { sendFile } from '../../http/sendFile.ts';
import { etagOf, matchesEtag } from '../../http/matchesEtag.ts';
import { fileAnswer, hashidQuery } from '../schema.ts';

const NOT_A_LOAN = 'Dit is een schenking. Alleen een lening heeft termijnen.';
const NOT_SIGNED = 'Deze lening is nog niet ondertekend.';
/** New addresses of one person in an hour. */
const PER_HOUR = 10;

const CALENDAR = 'text/calendar; charset=utf-8';

/** A calendar asks again and again: content it already has is not resent. */
async function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  entries: readonly CalendarEntry[],
): Promise<FastifyReply> {
  reply.header('x-robots-tag', 'noindex');
  return matchesEtag(request, reply, etagOf(JSON.stringify([name, entries])))
    ? reply.code(304).send()
    : reply.type(CALENDAR).send(await writeCalendar(name, entries));
}

/** The terms of the caller's loans for their own calendar (domain/wire/calendar.ts, docs/decisions/0011). */
export function calendarRoutes(services: Services): FastifyPluginAsync {
  const { db } = services;
  const { env } = services;

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const access = { config: { access: 'signedIn' as const } };

    app.get('/calendar', { ...access, schema: { response: { 200: CalendarState } } }, ({ actor }) =>
      feedState(db, actor),
    );

    // Without an idempotency key: its answer would be stored with the secret in it, and a second address only ends the
    // first.
    app.post(
      '/calendar',
      { ...access, schema: { body: CalendarForm, response: { 200: NewCalendar } } },
      async ({ actor, body }) => {
        await limitAttempts(db, `calendar made by ${actor.caller.userId}`, PER_HOUR, 3600);
        return inTransaction(db, (tx) => makeFeed(tx, actor, services, body));
      },
    );

    app.delete('/calendar', { ...access, schema: { response: { 200: CalendarState } } }, ({ actor }) =>
      inTransaction(db, (tx) => endFeed(tx, actor)),
    );

    app.get(
      '/calendar/:file',
      {
        config: { access: 'public' },
        schema: { params: CalendarParams, response: { 200: fileAnswer('text/calendar') } },
      },
      async (request, reply) => {
        const tokenHash = hashSecretToken(/^([\w-]{43})\.ics$/.exec(request.params.file)?.[1] ?? '');
        const found = await feedReader(db, tokenHash);
        if (!found) {
          await limitNetwork(db, 'calendar missed by', request.network);
          throw notFound();
        }
        const { now, today } = request.visitor;
        await noteRead(db, tokenHash, now);
        const { reader, feed } = found;
        const { family, name } = await feedFamily(db, reader);
        const reading = { reader, today, amounts: feed.amounts, env, family };
        return sendFeed(request, reply, name, await allEntries(db, reading));
      },
    );

    app.get(
      '/contract/calendar',
      { ...access, schema: { querystring: hashidQuery, response: { 200: fileAnswer('text/calendar') } } },
      async (request, reply) => {
        const { caller: reader, today } = request.actor;
        const record = await findContract(db, reader, request.query.hashid);
        if (!record) throw notFound();
        if (!isLoanType(record.type)) throw invalid({ hashid: NOT_A_LOAN });
        if (record.terms.signed_date === null) throw conflict(NOT_SIGNED);
        return sendFile(reply, {
          name: `agenda-${agreementName(presentContract(record, today))}.ics`,
          type: CALENDAR,
          content: await writeCalendar(
            `Onderling: ${contractTypeName(record.type).toLowerCase()}`,
            entriesOf(record, { reader, today, amounts: true, env, family: await familyHashid(db, reader) }),
          ),
        });
      },
    );
    return Promise.resolve();
  };
}
