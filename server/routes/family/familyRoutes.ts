import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../../services.ts';
import { sendPdf } from '../../http/sendFile.ts';
import { fileAnswer } from '../schema.ts';
import { familyTreeInput } from '../../actions/family/familyTreeInput.ts';

/** Routes for the family as a whole: its printed tree, with the people the caller may see. */
export function familyRoutes(services: Services): FastifyPluginAsync {
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    app.post(
      '/family/tree',
      { config: { access: 'signedIn' }, schema: { response: { 200: fileAnswer('application/pdf') } } },
      async (request, reply) => {
        const input = await familyTreeInput(services.db, request.caller, request.visitor.today);
        const pdf = await services.pdf.familyTree(input, request.caller.userId);
        return sendPdf(reply, pdf, 'stamboom.pdf');
      },
    );
    return Promise.resolve();
  };
}
