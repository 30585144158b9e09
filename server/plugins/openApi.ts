import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { ErrorBody } from '../../domain/wire/error.ts';

interface Described {
  schema?: FastifySchema;
  url: string;
  route: Pick<RouteOptions, 'config'>;
}

/** Collects the route schemas; call before the routes are registered. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Onderling', description: 'De aanroepen van Onderling.', version: '1' },
      servers: [{ url: app.services.env.publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    // In the document only: errorAnswers.ts writes every error, and a form is read by its route.
    transform: ({ schema, url, route }: Described) => ({
      schema: {
        ...schema,
        ...(route.config?.form && { body: route.config.form }),
        response: { ...(schema?.response as object | undefined), default: ErrorBody },
      },
      url,
    }),
  });
  app.get('/api/v1/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, (_request, reply) => {
    return reply.type('application/json; charset=utf-8').send(app.swagger());
  });
}
