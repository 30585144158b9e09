import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { ActivityPage, ActivityQuery } from '../../../domain/wire/activity.ts';
import { familyLine, presentPage } from '../../presenters/auditEntries.ts';
import { contractsNamed, familyAuditEntries } from '../../repositories/auditEntries.ts';
import { familyPeople } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { ACTIVITY_PAGE, sliceOf } from '../auditSlice.ts';

/** The family's own log: who did what, when, and for one's own acts from where. */
export function activityRoutes({ db }: Services): FastifyPluginAsync {
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/activity',
      { config: { access: 'signedIn' }, schema: { querystring: ActivityQuery, response: { 200: ActivityPage } } },
      async ({ caller, query }) => {
        const rows = await familyAuditEntries(db, caller, sliceOf(query));
        const people = await familyPeople(db, caller);
        const contracts = await contractsNamed(
          db,
          caller,
          rows.flatMap(({ hashid }) => (hashid === null ? [] : [hashid])),
        );
        return presentPage(
          rows.map((row) => familyLine(row, caller, people, contracts)),
          ACTIVITY_PAGE,
        );
      },
    );
    return Promise.resolve();
  };
}
