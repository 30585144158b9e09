import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { ContractDocument, LoanOnDay } from '../../../domain/wire/document.ts';
import {
  addendumFileName,
  documentFileName,
  dossierFileName,
  scanFileName,
  standingFileName,
} from '../../../domain/contracts/fileNames.ts';
import { changeWith } from '../../../domain/loans/changes.ts';
import { notFound } from '../../http/errors.ts';
import { presentContract } from '../../presenters/contract.ts';
import { presentDocuments } from '../../presenters/documents.ts';
import { findContract } from '../../repositories/contracts.ts';
import { listVersions } from '../../repositories/contractVersions.ts';
import { findDocumentByHashid, listDocuments } from '../../repositories/documents.ts';
import { listProposals } from '../../repositories/proposals.ts';
import { listSignings } from '../../repositories/signings.ts';
import type { Services } from '../../services.ts';
import { fileAnswer, hashidBody, hashidQuery } from '../schema.ts';
import { sendPdf } from '../../http/sendFile.ts';
import { dossierDocument } from '../../actions/contracts/dossier.ts';
import { issuedAddendum, standingDocument } from '../../actions/contracts/loanDocuments.ts';

/**
 * The documents of a contract: every version's agreement and its addenda, issued with their hash; a loan's balance
 * statement on a day, and its dossier.
 */
export function documentsRoutes(services: Services): FastifyPluginAsync {
  const { db } = services;

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/contract/documents',
      {
        config: { access: 'signedIn' },
        schema: { querystring: hashidQuery, response: { 200: Type.Array(ContractDocument) } },
      },
      async (request) => {
        const record = await findContract(db, request.caller, request.query.hashid);
        if (!record) throw notFound();
        return presentDocuments(
          record,
          await listVersions(db, request.caller, record),
          await listDocuments(db, request.caller, record),
          await listProposals(db, request.caller, record.id),
          await listSignings(db, request.caller, record.id),
        );
      },
    );

    app.get(
      '/contract/document',
      {
        config: { access: 'signedIn' },
        schema: { querystring: hashidQuery, response: { 200: fileAnswer('application/pdf') } },
      },
      async (request, reply) => {
        const document = await findDocumentByHashid(db, request.caller, request.query.hashid);
        const record = document && (await findContract(db, request.caller, document.contract));
        if (!record) throw notFound();
        const version =
          (await listVersions(db, request.caller, record)).find((one) => one.version === document.version) ?? record;
        const contract = presentContract(version, request.actor.today);
        if (document.kind === 'scan') return sendPdf(reply, document.bytes, scanFileName(contract));
        const made = record.events.find(({ hashid }) => hashid === document.event);
        const change = changeWith(record.events, made?.kind === 'correction' ? made.corrects : document.event);
        return sendPdf(
          reply,
          document.bytes,
          change
            ? addendumFileName(contract, made?.kind === 'correction' ? { kind: made.kind, date: change.date } : change)
            : documentFileName(contract, document.version),
        );
      },
    );

    app.post(
      '/contract/addendum',
      {
        config: { access: 'signedIn' },
        schema: { body: hashidBody, response: { 200: fileAnswer('application/pdf') } },
      },
      async (request, reply) => {
        const { contract, change, undone, pdf } = await issuedAddendum(request.actor, services, request.body.hashid);
        return sendPdf(
          reply,
          pdf,
          addendumFileName(contract, undone ? { kind: 'correction', date: change.date } : change),
        );
      },
    );

    app.get(
      '/contract/standing',
      {
        config: { access: 'signedIn' },
        schema: { querystring: LoanOnDay, response: { 200: fileAnswer('application/pdf') } },
      },
      async (request, reply) => {
        const { contract, pdf } = await standingDocument(request.actor, services, request.query);
        return sendPdf(reply, pdf, standingFileName(contract, request.query.date));
      },
    );

    app.post(
      '/contract/dossier',
      {
        config: { access: 'signedIn' },
        schema: { body: LoanOnDay, response: { 200: fileAnswer('application/pdf') } },
      },
      async ({ actor, body }, reply) => {
        const { contract, pdf } = await dossierDocument(actor, services, body);
        return sendPdf(reply, pdf, dossierFileName(contract, body.date));
      },
    );
    return Promise.resolve();
  };
}
