import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { ConfirmationDraft } from '../../../domain/wire/confirmation.ts';
import { Contract } from '../../../domain/wire/contract.ts';
import { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { confirmContract } from '../../actions/confirmations/confirm.ts';
import { unconfirmedContracts } from '../../actions/confirmations/unconfirmed.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Services } from '../../services.ts';

/** Routes for a person who got a login after agreements were recorded in their name. */
export function confirmationsRoutes(services: Services): FastifyPluginAsync {
  const { db } = services;

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/contracts/unconfirmed',
      { config: { access: 'signedIn' }, schema: { response: { 200: Type.Array(Contract) } } },
      ({ actor }) => unconfirmedContracts(db, actor),
    );

    app.post(
      '/contract/confirmation',
      { config: { access: 'signedIn' }, schema: { body: ConfirmationDraft, response: { 200: ContractLifecycle } } },
      ({ actor, body }) => inTransaction(db, (tx) => confirmContract(tx, actor, services, body)),
    );
    return Promise.resolve();
  };
}
