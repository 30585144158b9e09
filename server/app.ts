import './http/request.ts';
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { newHashid } from './hashid.ts';
import { acceptMultipart } from './http/multipart.ts';
import { readableUrl } from './http/readableUrl.ts';
import { addAdministratorReads } from './plugins/administratorReads.ts';
import { addAppShell } from './plugins/appShell.ts';
import { addCompression } from './plugins/compression.ts';
import { addAuthentication } from './plugins/authentication.ts';
import { addErrorAnswers, answerTo, sendError } from './plugins/errorAnswers.ts';
import { addHeaders } from './plugins/headers.ts';
import { addMailAsker } from './plugins/mailAsker.ts';
import { answerBrokenRequest } from './plugins/brokenRequest.ts';
import { addOpenApi } from './plugins/openApi.ts';
import { addOpenPages } from './plugins/openPages.ts';
import { addRequestLog } from './plugins/requestLog.ts';
import { trackOpenRequests } from './plugins/openRequests.ts';
import { addRouteTable } from './plugins/routeTable.ts';
import { addTrustedProxies, trustedProxies } from './plugins/trustedProxies.ts';
import { rejectUnstorableText } from './plugins/storableText.ts';
import { apiRoutes } from './routes/apiRoutes.ts';
import { configRoutes } from './routes/config/configRoutes.ts';
import { healthRoutes } from './routes/health/healthRoutes.ts';
import type { Services } from './services.ts';
import type { Tracing } from './tracing/tracing.ts';
import { builtApp, builtPages } from './workers.ts';

/** JSON of ours is small; photos come as multipart, with its own limits. */
const BODY_LIMIT = 256 * 1024;
/**
 * In milliseconds: slower headers, and slower whole requests, end the connection; Node checks once a second. Half a
 * minute is enough for the largest photo over a slow line.
 */
const HTTP_TIMEOUTS = { headersTimeout: 20_000, requestTimeout: 29_000, connectionsCheckingInterval: 1_000 };

export interface AppOptions {
  /** Routes besides the API's own, at the root: the embedded identity provider, a test's probes. */
  extra?: readonly FastifyPluginAsync[];
  /** The folder of the built app; null serves none. */
  appFolder?: string | null;
  /** Compiles each schema; tests build hundreds of apps in a process, and share the results. */
  compilers?: NonNullable<FastifyServerOptions['schemaController']>['compilersFactory'];
  /** Follows each request, where somebody wants traces. */
  tracing?: Pick<Tracing, 'watch'> | null;
}

/** Composes the server from its services; it does not listen yet. */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const trusted = trustedProxies(services.env);
  const app: FastifyInstance = Fastify({
    loggerInstance: services.log,
    // addRequestLog writes the one line per request.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newHashid(),
    rewriteUrl: ({ url }) => readableUrl(url ?? ''),
    // The peer's own address, unless that is a proxy we were told to believe (S-92).
    trustProxy: trusted,
    bodyLimit: BODY_LIMIT,
    requestTimeout: HTTP_TIMEOUTS.requestTimeout,
    http: HTTP_TIMEOUTS,
    return503OnClosing: false,
    // Requests under way are answered first (plugins/openRequests.ts).
    forceCloseConnections: true,
    clientErrorHandler: answerBrokenRequest,
    // A request the router refuses passes no hook, so it gets the headers of plugins/headers.ts here.
    frameworkErrors: (error, request, reply) =>
      void sendError(
        answerTo(error, request),
        reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }),
      ),
    // A wrong type or an unknown field is an error of the caller, never something we repair silently.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: true, allErrors: true } },
    ...(options.compilers && { schemaController: { compilersFactory: options.compilers } }),
  });
  app.decorate('services', services);
  trackOpenRequests(app);
  options.tracing?.watch(app);
  addRouteTable(app);
  addTrustedProxies(app, trusted);
  addAdministratorReads(app);
  addMailAsker(app);
  addErrorAnswers(app);
  addRequestLog(app);
  await addHeaders(app);
  await addAuthentication(app);
  rejectUnstorableText(app);
  acceptMultipart(app);
  await addOpenApi(app);
  await app.register(healthRoutes);
  await app.register(configRoutes);
  await app.register(
    async (api) => {
      await addCompression(api);
      for (const routes of apiRoutes) await api.register(routes(services));
    },
    { prefix: '/api/v1' },
  );
  for (const routes of options.extra ?? []) await app.register(routes);
  addOpenPages(app, options.appFolder === undefined ? builtPages() : options.appFolder);
  await addAppShell(app, options.appFolder === undefined ? builtApp() : options.appFolder);
  return app;
}
