import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { PlanForm, Plans } from '../../../domain/wire/plan.ts';
import { plans } from '../../actions/plans/list.ts';
import { dropPlan, savePlan } from '../../actions/plans/save.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Services } from '../../services.ts';
import { hashidQuery } from '../schema.ts';

/** The parents' plans of what to give each year (domain/wire/plan.ts, docs/decisions/0006). */
export function plansRoutes({ db }: Services): FastifyPluginAsync {
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const access = { config: { access: 'signedIn' as const } };
    const response = { 200: Plans };

    app.get('/plans', { ...access, schema: { response } }, ({ actor }) => plans(db, actor));

    app.post('/plan', { ...access, schema: { body: PlanForm, response } }, ({ actor, body }) =>
      inTransaction(db, (tx) => savePlan(tx, actor, body)),
    );

    app.delete('/plan', { ...access, schema: { querystring: hashidQuery, response } }, ({ actor, query }) =>
      inTransaction(db, (tx) => dropPlan(tx, actor, query.hashid)),
    );
    return Promise.resolve();
  };
}
