import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { asFields } from '../../../domain/contracts/read.ts';
import { ContractLifecycle, ProposalAnswer, ProposalDraft } from '../../../domain/wire/proposal.ts';
import { ScanForm, ScanKept } from '../../../domain/wire/scan.ts';
import { issueBeforeNewTerms } from '../../actions/contracts/issueDocument.ts';
import { answerProposal } from '../../actions/proposals/answer.ts';
import { contractLifecycle } from '../../actions/proposals/contractLifecycle.ts';
import { propose } from '../../actions/proposals/propose.ts';
import { keepScan } from '../../actions/proposals/scan.ts';
import { changeToSign } from '../../actions/signing/changeToSign.ts';
import { findSigning } from '../../actions/signing/openRequest.ts';
import { sealNext } from '../../actions/signing/sealSigned.ts';
import { acceptAnyBody } from '../../http/acceptAnyBody.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { subjectOfProposal } from '../../repositories/proposals.ts';
import type { Services } from '../../services.ts';
import { hashidQuery } from '../schema.ts';
import { readScanForm } from './readScanForm.ts';

/** Routes for proposals between the two sides of a contract. Each answers with the life of the contract as it then is. */
export function proposalsRoutes(services: Services): FastifyPluginAsync {
  const { db } = services;
  const response = { 200: ContractLifecycle };

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/contract/proposals',
      { config: { access: 'signedIn' }, schema: { querystring: hashidQuery, response } },
      ({ actor, query }) => contractLifecycle(db, actor, query.hashid),
    );

    app.post(
      '/contract/proposal',
      { config: { access: 'signedIn' }, schema: { body: ProposalDraft, response }, validatorCompiler: acceptAnyBody },
      async (request, reply) => {
        const { actor, body } = request;
        const { contract, content, paper_date } = asFields(body);
        // Already agreed on paper: it counts at once.
        if (typeof contract === 'string' && paper_date !== undefined && asFields(content).kind === 'terms')
          await issueBeforeNewTerms(actor, services, contract);
        const paper = await changeToSign(actor, services, body);
        return withIdempotency(request, reply, async (tx) => ({
          body: await propose(tx, actor, services, body, paper),
        }));
      },
    );

    app.post(
      '/contract/scan',
      {
        config: { access: 'signedIn', form: ScanForm },
        schema: { consumes: ['multipart/form-data'], response: { 200: ScanKept } },
      },
      async (request) => {
        const { contract, upload } = await readScanForm(request);
        return keepScan(request.actor, services, contract, upload);
      },
    );

    app.post(
      '/contract/proposal/answer',
      { config: { access: 'signedIn' }, schema: { body: ProposalAnswer, response } },
      async (request, reply) => {
        const { actor, body } = request;
        const subject = body.answer === 'accepted' && (await subjectOfProposal(db, actor.caller, body.hashid));
        if (subject && subject.content.kind === 'terms') await issueBeforeNewTerms(actor, services, subject.contract);
        const lifecycle = await withIdempotency(request, reply, async (tx) => ({
          body: await answerProposal(tx, actor, services, body),
        }));
        const answered = lifecycle.proposals.find(({ hashid }) => hashid === body.hashid);
        if (!subject || answered?.state !== 'accepted' || answered.signing === null) return lifecycle;
        // With the last agreement on paper all the others have signed: sealed at once where possible.
        await sealNext(services, (await findSigning(db, actor, answered.signing)).signing.id);
        return contractLifecycle(db, actor, subject.contract);
      },
    );
    return Promise.resolve();
  };
}
