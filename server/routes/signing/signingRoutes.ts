import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import {
  Signing,
  SigningDraft,
  SigningEnd,
  SigningProof,
  SigningStart,
  SigningStarted,
} from '../../../domain/wire/signing.ts';
import { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { askToSign, paperToSign } from '../../actions/signing/ask.ts';
import { endSigning } from '../../actions/signing/end.ts';
import { findSigning } from '../../actions/signing/openRequest.ts';
import { paperOf } from '../../actions/signing/paperOf.ts';
import { presentSigning } from '../../actions/signing/presentSigning.ts';
import { countTry, sign } from '../../actions/signing/sign.ts';
import { sealNext } from '../../actions/signing/sealSigned.ts';
import { keepPaperBefore } from '../../actions/signing/keepPaperBefore.ts';
import { startSigning } from '../../actions/signing/start.ts';
import { wishToSign, withdrawWish } from '../../actions/signing/wish.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../http/errors.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { sendPdf } from '../../http/sendFile.ts';
import type { Services } from '../../services.ts';
import { fileAnswer, hashidQuery } from '../schema.ts';

/** Signing a concept in the product. Each call but the first answers with the request as it then is. */
export function signingRoutes(services: Services): FastifyPluginAsync {
  const { db } = services;
  const response = { 200: Signing };

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/signing',
      { config: { access: 'signedIn' }, schema: { querystring: hashidQuery, response } },
      async ({ actor, query }) => presentSigning(db, actor, services, await findSigning(db, actor, query.hashid)),
    );

    app.get(
      '/signing/document',
      {
        config: { access: 'signedIn' },
        schema: { querystring: hashidQuery, response: { 200: fileAnswer('application/pdf') } },
      },
      async ({ actor, query }, reply) => {
        const found = await findSigning(db, actor, query.hashid);
        const { file_name } = await presentSigning(db, actor, services, found);
        const paper = await paperOf(services, actor, found);
        if (!paper) throw notFound();
        return sendPdf(reply, paper, file_name);
      },
    );

    app.post(
      '/signing',
      { config: { access: 'signedIn' }, schema: { body: SigningDraft, response } },
      async (request, reply) => {
        const { actor, body } = request;
        const paper = await paperToSign(actor, services, body.contract);
        return withIdempotency(request, reply, async (tx) => ({
          body: await askToSign(tx, actor, services, body, paper),
        }));
      },
    );

    app.post(
      '/signing/wish',
      { config: { access: 'signedIn' }, schema: { body: SigningDraft, response: { 200: ContractLifecycle } } },
      ({ actor, body }) => inTransaction(db, (tx) => wishToSign(tx, actor, body)),
    );

    app.delete(
      '/signing/wish',
      { config: { access: 'signedIn' }, schema: { querystring: hashidQuery, response: { 200: ContractLifecycle } } },
      ({ actor, query }) => inTransaction(db, (tx) => withdrawWish(tx, actor, services, query.hashid)),
    );

    app.post(
      '/signing/start',
      { config: { access: 'signedIn' }, schema: { body: SigningStart, response: { 200: SigningStarted } } },
      ({ actor, body }) => inTransaction(db, (tx) => startSigning(tx, actor, services, body)),
    );

    app.post(
      '/signing/sign',
      { config: { access: 'signedIn' }, schema: { body: SigningProof, response } },
      async (request, reply) => {
        const { actor, body, ip } = request;
        await countTry(actor, services, body);
        await keepPaperBefore(actor, services, body.hashid);
        const signed = await withIdempotency(request, reply, async (tx) => ({
          body: await sign(tx, actor, services, body, ip),
        }));
        if (signed.state !== 'signed') return signed;
        // At once where possible, so that it is there when they want it; otherwise when it is its turn.
        const found = await findSigning(db, actor, body.hashid);
        await sealNext(services, found.signing.id);
        return presentSigning(db, actor, services, found);
      },
    );

    app.post(
      '/signing/end',
      { config: { access: 'signedIn' }, schema: { body: SigningEnd, response } },
      (request, reply) =>
        withIdempotency(request, reply, async (tx) => ({
          body: await endSigning(tx, request.actor, services, request.body),
        })),
    );
    return Promise.resolve();
  };
}
