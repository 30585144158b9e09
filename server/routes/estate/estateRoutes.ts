import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import { estateFiles } from '../../actions/estate/estateFiles.ts';
import { sendFile } from '../../http/sendFile.ts';
import { zipStream } from '../../http/zip.ts';
import type { Services } from '../../services.ts';
import { hashidBody } from '../schema.ts';

/** The ZIP goes out as a stream. */
const zipAnswer = {
  content: { 'application/zip': { schema: Type.Unsafe<Readable>({ type: 'string', format: 'binary' }) } },
};

/** POST /estate: the documents for the executor of a deceased person, as a ZIP (domain/wire/statement.ts). */
export function estateRoutes(services: Services): FastifyPluginAsync {
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    app.post(
      '/estate',
      { config: { access: 'manager' }, schema: { body: hashidBody, response: { 200: zipAnswer } } },
      async ({ actor, body }, reply) => {
        const { deathDate, entries } = await estateFiles(actor, services, body.hashid);
        return sendFile(reply, {
          name: `nabestaanden-${deathDate}.zip`,
          type: 'application/zip',
          content: zipStream(entries, actor.now),
        });
      },
    );
    return Promise.resolve();
  };
}
