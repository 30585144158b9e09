import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { agreementFileName } from '../../../domain/contracts/names.ts';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import { Contract, ContractDetail, ContractDraft } from '../../../domain/wire/contract.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../http/errors.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { presentContract, presentWithEvents } from '../../presenters/contract.ts';
import { findContract, findContractForChange, listContracts } from '../../repositories/contracts.ts';
import { removeContract } from '../../repositories/contractWrites.ts';
import type { Services } from '../../services.ts';
import { emptyAnswer, fileAnswer, hashidBody, hashidQuery } from '../schema.ts';
import { generatedAgreement, previewAgreement } from './agreement.ts';
import { freezeBeforeEdit } from './freezing.ts';
import { sendPdf } from '../../http/sendFile.ts';
import { keepForOthers } from './keepForOthers.ts';
import { saveContract } from './saveContract.ts';
import { soundDraft } from './soundDraft.ts';
import { sendList } from './sendList.ts';

/** The contracts of the family, and their agreements as PDF. */
export function contractsRoutes(services: Services): FastifyPluginAsync {
  const { db, clock } = services;
  const today = () => todayInAmsterdam(clock());
  /** The document describes the body, validateContract judges it: its sentences are for people. */
  const judgedLater = () => () => true;

  const sendAgreement = (reply: FastifyReply, { contract, pdf }: { contract: Contract; pdf: Buffer }) =>
    sendPdf(reply, pdf, agreementFileName(contract));

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/contracts',
      { config: { access: 'signedIn' }, schema: { response: { 200: Type.Array(Contract) } } },
      async (request, reply) => {
        const day = today();
        const records = await listContracts(db, request.caller);
        return sendList(
          request,
          reply,
          records.map((record) => presentContract(record, day)),
        );
      },
    );

    app.get(
      '/contract',
      { config: { access: 'signedIn' }, schema: { querystring: hashidQuery, response: { 200: ContractDetail } } },
      async (request) => {
        const record = await findContract(db, request.caller, request.query.hashid);
        if (!record) throw notFound();
        return presentWithEvents(record, today());
      },
    );

    app.post(
      '/contract',
      {
        config: { access: 'parent' },
        schema: { body: ContractDraft, response: { 200: ContractDetail } },
        validatorCompiler: judgedLater,
      },
      async (request, reply) => {
        const draft = soundDraft(request.body, today());
        await freezeBeforeEdit(services, request, draft, today());
        return withIdempotency(request, reply, async (tx) => ({
          body: await saveContract(tx, request, draft, new Date(clock()), today()),
        }));
      },
    );

    app.delete(
      '/contract',
      { config: { access: 'parent' }, schema: { querystring: hashidQuery, response: { 200: emptyAnswer } } },
      (request) =>
        inTransaction(db, async (tx) => {
          const record = await findContractForChange(tx, request.caller, request.query.hashid);
          if (!record) throw notFound();
          const now = new Date(clock());
          await keepForOthers(tx, request.caller, record, new Set(record.parties.map(({ userId }) => userId)), now);
          await removeContract(tx, request.caller, record, now);
          await request.visitor.record(tx, {
            action: 'remove',
            entity: 'contract',
            hashid: record.hashid,
            before: presentContract(record, today()),
          });
          return {};
        }),
    );

    app.post(
      '/contract/generated',
      {
        config: { access: 'signedIn' },
        schema: { body: hashidBody, response: { 200: fileAnswer('application/pdf') } },
      },
      async (request, reply) =>
        sendAgreement(reply, await generatedAgreement(services, request, request.body.hashid, today())),
    );

    app.post(
      '/contract/preview',
      {
        config: { access: 'parent' },
        schema: { body: ContractDraft, response: { 200: fileAnswer('application/pdf') } },
        validatorCompiler: judgedLater,
      },
      async (request, reply) => sendAgreement(reply, await previewAgreement(services, request, request.body, today())),
    );
    return Promise.resolve();
  };
}
