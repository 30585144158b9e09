import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { ErasureAnswer, ErasureForm } from '../../../domain/wire/profile.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalid } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { provePassword } from '../security/ownAccount.ts';
import { eraseCaller } from './erase.ts';
import { erasureText } from './text.ts';

const WORD = 'VERWIJDER';

/** POST /erasure: the login is closed and what may go goes; the answer says what stays, and why. */
export function erasureRoutes(services: Services): FastifyPluginAsync {
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    app.post(
      '/erasure',
      { config: { access: 'signedIn' }, schema: { body: ErasureForm, response: { 200: ErasureAnswer } } },
      async (request) => {
        const { confirm, password = '' } = request.body;
        if (confirm !== WORD) throw invalid({ confirm: erasureText.confirm });
        if (services.accounts) await provePassword(services, request, password);
        return inTransaction(services.db, (tx) => eraseCaller(tx, request, services));
      },
    );
    return Promise.resolve();
  };
}
