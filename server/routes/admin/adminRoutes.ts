import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { ActivityPage, ActivityQuery } from '../../../domain/wire/activity.ts';
import {
  AdministratorFilter,
  AdministratorPage,
  AdministratorPageQuery,
  AdministratorParams,
  AdministratorProfile,
  Health,
} from '../../../domain/wire/administrator.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../http/errors.ts';
import { administratorLine, presentPage } from '../../presenters/auditEntries.ts';
import type { LookedAt } from '../../audit/sentences.ts';
import { administratorName, presentAdministrator, presentProfile } from '../../presenters/administrator.ts';
import { administratorAuditEntries } from '../../repositories/auditEntries.ts';
import {
  findAdministrator,
  listAdministrators,
  noteAdministrator,
  reviewsOf,
} from '../../repositories/administrators.ts';
import type { Services } from '../../services.ts';
import { ACTIVITY_PAGE, sliceOf } from '../auditSlice.ts';
import { sendFile } from '../../http/sendFile.ts';
import { fileAnswer } from '../schema.ts';
import { administratorsCsv } from '../../actions/admin/administratorsCsv.ts';
import { reviewAdministrator } from '../../actions/admin/reviewAdministrator.ts';
import { health } from '../../actions/admin/health.ts';

/** Shows administrators each other and the service, but no family's amounts or contracts (S-37). */
export function adminRoutes(services: Services): FastifyPluginAsync {
  const { db } = services;
  const found = async (id: string) => {
    const row = await findAdministrator(db, id);
    if (!row) throw notFound();
    return row;
  };
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const access = { config: { access: 'superadmin' as const } };
    const reads = (looksAt: LookedAt) => ({ config: { access: 'superadmin' as const, looksAt } });
    if (!services.accounts) app.addHook('preHandler', (request) => noteAdministrator(db, request.token));

    app.get(
      '/admins',
      {
        ...reads('administrators'),
        schema: { querystring: AdministratorPageQuery, response: { 200: AdministratorPage } },
      },
      async ({ query }) => {
        const { total, rows } = await listAdministrators(db, {
          ...query,
          page: Number(query.page),
          size: Number(query.size),
        });
        return { total, rows: rows.map(presentAdministrator) };
      },
    );

    app.get(
      '/admins/file',
      {
        ...reads('administrators_file'),
        schema: { querystring: AdministratorFilter, response: { 200: fileAnswer('text/csv') } },
      },
      async ({ query, actor }, reply) => {
        const name = `beheerders-${actor.today}.csv`;
        return sendFile(reply, { name, type: 'text/csv; charset=utf-8', content: await administratorsCsv(db, query) });
      },
    );

    app.get('/admin/health', { ...reads('health'), schema: { response: { 200: Health } } }, () => health(services));

    app.get(
      '/admin/:id',
      { ...reads('administrator'), schema: { params: AdministratorParams, response: { 200: AdministratorProfile } } },
      async ({ params, caller }) => {
        const row = await found(params.id);
        return presentProfile(row, await reviewsOf(db, row.id), caller.sub);
      },
    );

    app.get(
      '/admin/:id/activity',
      {
        ...reads('administrator_log'),
        schema: { params: AdministratorParams, querystring: ActivityQuery, response: { 200: ActivityPage } },
      },
      async ({ params, query, caller }) => {
        const row = await found(params.id);
        const rows = await administratorAuditEntries(db, row.sub, sliceOf(query));
        const who = row.sub === caller.sub ? 'Je' : administratorName(row);
        return presentPage(
          rows.map((entry) => administratorLine(entry, who)),
          ACTIVITY_PAGE,
        );
      },
    );

    app.post(
      '/admin/:id/review',
      { ...access, schema: { params: AdministratorParams, response: { 200: AdministratorProfile } } },
      async ({ actor, params }) => {
        const reviewed = await found(params.id);
        await inTransaction(db, (tx) => reviewAdministrator(tx, actor, reviewed));
        return presentProfile(await found(params.id), await reviewsOf(db, params.id), actor.caller.sub);
      },
    );
    return Promise.resolve();
  };
}
