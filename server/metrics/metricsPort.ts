import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';

/** A server of its own for /metrics, so that no proxy before the product can pass it on. */
export async function metricsServer(route: FastifyPluginAsync): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(route);
  return app;
}
