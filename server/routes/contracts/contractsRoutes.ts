import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { Contract, ContractDetail, ContractDraft } from '../../../domain/wire/contract.ts';
import { MoneyYears } from '../../../domain/wire/moneyYears.ts';
import { agreementFileName } from '../../../domain/contracts/fileNames.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../http/errors.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { findContract } from '../../repositories/contracts.ts';
import { rememberedLists } from '../../rememberedLists.ts';
import type { Services } from '../../services.ts';
import { emptyAnswer, fileAnswer, hashidBody, hashidQuery } from '../schema.ts';
import { generatedAgreement, previewAgreement } from '../../actions/contracts/agreement.ts';
import { archivedContractsOf, contractsOf, contractWithNext } from '../../actions/contracts/nextSteps.ts';
import { deleteContract } from '../../actions/contracts/deleteContract.ts';
import { yearsOfContracts } from '../../actions/contracts/moneyYears.ts';
import { sendPdf } from '../../http/sendFile.ts';
import { acceptAnyBody } from '../../http/acceptAnyBody.ts';
import { sendIfNew } from '../../http/matchesEtag.ts';
import { saveContract } from '../../actions/contracts/saveContract.ts';
import { soundDraft } from '../../actions/contracts/soundDraft.ts';

/** The contracts of the family, and their agreements as PDF. */
export function contractsRoutes(services: Services): FastifyPluginAsync {
  const { db } = services;
  const remembered = rememberedLists();

  const sendAgreement = (reply: FastifyReply, { contract, pdf }: { contract: Contract; pdf: Buffer }) =>
    sendPdf(reply, pdf, agreementFileName(contract));

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/contracts',
      { config: { access: 'signedIn' }, schema: { response: { 200: Type.Array(Contract) } } },
      async (request, reply) => {
        const answer = await remembered(request, () => contractsOf(db, request.actor));
        return sendIfNew(request, reply, answer);
      },
    );

    app.get(
      '/contracts/archived',
      { config: { access: 'signedIn' }, schema: { response: { 200: Type.Array(Contract) } } },
      ({ actor }) => archivedContractsOf(db, actor),
    );

    app.get(
      '/contracts/years',
      { config: { access: 'signedIn' }, schema: { response: { 200: MoneyYears } } },
      ({ actor }) => yearsOfContracts(db, actor),
    );

    app.get(
      '/contract',
      { config: { access: 'signedIn' }, schema: { querystring: hashidQuery, response: { 200: ContractDetail } } },
      async ({ actor, query }) => {
        const record = await findContract(db, actor.caller, query.hashid);
        if (!record) throw notFound();
        return contractWithNext(db, actor, record);
      },
    );

    app.post(
      '/contract',
      {
        config: { access: 'signedIn' },
        schema: { body: ContractDraft, response: { 200: ContractDetail } },
        validatorCompiler: acceptAnyBody,
      },
      async (request, reply) => {
        const { actor } = request;
        const draft = soundDraft(request.body, actor.today);
        return withIdempotency(request, reply, async (tx) => ({
          body: await saveContract(tx, actor, services, draft),
        }));
      },
    );

    app.delete(
      '/contract',
      { config: { access: 'signedIn' }, schema: { querystring: hashidQuery, response: { 200: emptyAnswer } } },
      ({ actor, query }) =>
        inTransaction(db, async (tx) => {
          await deleteContract(tx, actor, query.hashid);
          return {};
        }),
    );

    app.post(
      '/contract/generated',
      {
        config: { access: 'signedIn' },
        schema: { body: hashidBody, response: { 200: fileAnswer('application/pdf') } },
      },
      async ({ actor, body }, reply) => sendAgreement(reply, await generatedAgreement(actor, services, body.hashid)),
    );

    app.post(
      '/contract/preview',
      {
        config: { access: 'signedIn' },
        schema: { body: ContractDraft, response: { 200: fileAnswer('application/pdf') } },
        validatorCompiler: acceptAnyBody,
      },
      async ({ actor, body }, reply) => sendAgreement(reply, await previewAgreement(actor, services, body)),
    );
    return Promise.resolve();
  };
}
