import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  NoticeChoice,
  NoticeChoices,
  NoticePage,
  NoticeQuery,
  NoticesRead,
  UnreadCount,
} from '../../../domain/wire/notice.ts';
import { chooseWay, noticeChoices } from '../../actions/notices/choices.ts';
import { leave, leavingOf } from '../../actions/notices/leave.ts';
import { noticePage } from '../../actions/notices/list.ts';
import { limitNetwork } from '../../attempts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../http/errors.ts';
import { countUnread, markRead } from '../../repositories/notices.ts';
import type { Services } from '../../services.ts';
import { fileAnswer } from '../schema.ts';
import { askPage, leftPage } from './leavePage.ts';

const HTML = 'text/html; charset=utf-8';

/** The caller's notices and how they are mailed, and the way out of a mail (domain/wire/notice.ts, docs/notices.md). */
export function noticesRoutes(services: Services): FastifyPluginAsync {
  const { db, env } = services;

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const config = { access: 'signedIn' as const };

    app.get(
      '/notices',
      { config, schema: { querystring: NoticeQuery, response: { 200: NoticePage } } },
      ({ actor, query: { before } }) => noticePage(db, actor, before === undefined ? null : Number(before)),
    );

    app.post(
      '/notices/read',
      { config, schema: { body: NoticesRead, response: { 200: UnreadCount } } },
      ({ actor, body }) =>
        inTransaction(db, async (tx) => {
          await markRead(tx, actor.caller, body.until, actor.now);
          return { unread: await countUnread(tx, actor.caller) };
        }),
    );

    app.get('/notices/choices', { config, schema: { response: { 200: NoticeChoices } } }, ({ actor }) =>
      noticeChoices(db, actor.caller),
    );

    app.post(
      '/notices/choices',
      { config, schema: { body: NoticeChoice, response: { 200: NoticeChoices } } },
      ({ actor, body }) => inTransaction(db, (tx) => chooseWay(tx, actor, body)),
    );

    const found = async (request: FastifyRequest, token: string) => {
      const leaving = await leavingOf(db, token);
      if (leaving) return leaving;
      await limitNetwork(db, 'notices missed by', request.network);
      throw notFound();
    };
    const open = {
      config: { access: 'public' as const },
      schema: { params: Type.Object({ token: Type.String() }), response: { 200: fileAnswer('text/html') } },
    };
    // A mail program's post says no more than the address does (RFC 8058): it is not read.
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null),
    );

    app.get('/notices/off/:token', open, async (request, reply) => {
      const { leaving } = await found(request, request.params.token);
      return reply
        .type(HTML)
        .header('x-robots-tag', 'noindex')
        .send(Buffer.from(askPage(leaving)));
    });

    app.post('/notices/off/:token', open, async (request, reply) => {
      const { person, leaving } = await found(request, request.params.token);
      await inTransaction(db, (tx) => leave(tx, { person, leaving }));
      return reply.type(HTML).send(Buffer.from(leftPage(leaving, env.publicUrl)));
    });
    return Promise.resolve();
  };
}
