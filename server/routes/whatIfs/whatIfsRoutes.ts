import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { WhatIfForm, WhatIfName, WhatIfs } from '../../../domain/wire/whatIf.ts';
import { callWhatIf, forgetWhatIf, keepWhatIf, ownWhatIfs } from '../../actions/whatIfs/whatIfs.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Services } from '../../services.ts';
import { hashidQuery } from '../schema.ts';

/** A person's trial calculations for a loan, kept for themselves (domain/wire/whatIf.ts, docs/decisions/0011). */
export function whatIfsRoutes({ db }: Services): FastifyPluginAsync {
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const access = { config: { access: 'signedIn' as const } };
    const response = { 200: WhatIfs };

    app.get('/contract/what-ifs', { ...access, schema: { querystring: hashidQuery, response } }, ({ actor, query }) =>
      ownWhatIfs(db, actor, query.hashid),
    );
    app.post('/contract/what-if', { ...access, schema: { body: WhatIfForm, response } }, ({ actor, body }) =>
      inTransaction(db, (tx) => keepWhatIf(tx, actor, body)),
    );
    app.post('/contract/what-if/name', { ...access, schema: { body: WhatIfName, response } }, ({ actor, body }) =>
      inTransaction(db, (tx) => callWhatIf(tx, actor, body)),
    );
    app.delete('/contract/what-if', { ...access, schema: { querystring: hashidQuery, response } }, ({ actor, query }) =>
      inTransaction(db, (tx) => forgetWhatIf(tx, actor, query.hashid)),
    );
    return Promise.resolve();
  };
}
