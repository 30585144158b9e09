import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { TraceSettings } from '../env/settings.ts';
import { watchStatements } from './statements.ts';

/** The liveness checks every few seconds tell nobody anything. */
const SILENT = new Set(['/healthz', '/readyz', '/metrics']);
/** Milliseconds that the last spans get as the process ends: a hanging collector does not hold it up. */
const LAST = 500;

export interface Tracing {
  /** A span for each request. */
  watch(app: FastifyInstance): void;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

/**
 * Sends traces to a collector: a span for each request, and within it one for each database statement. A name is a word
 * from the code, as in the metrics: it holds no path, value, address or name of a person (docs/decisions/0035).
 */
export function openTracing({ endpoint, service }: TraceSettings, pool: Pool, log: FastifyBaseLogger): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: telling(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }), log) }),
    ],
  });
  const tracer = provider.getTracer('onderling');
  const within = new AsyncLocalStorage<Context>();
  watchStatements(pool, tracer, () => within.getStore());
  return {
    watch(app) {
      const contexts = new WeakMap<object, Context>();
      app.addHook('onRequest', (request, _reply, done) => {
        const route = request.routeOptions.url ?? 'unknown';
        if (SILENT.has(route)) {
          done();
          return;
        }
        const { method } = request;
        const span = tracer.startSpan(
          `${method} ${route}`,
          {
            kind: SpanKind.SERVER,
            attributes: { 'http.request.method': method, 'http.route': route, 'onderling.request_id': request.id },
          },
          ROOT_CONTEXT,
        );
        const context = trace.setSpan(ROOT_CONTEXT, span);
        contexts.set(request, context);
        within.run(context, done);
      });
      // Reading a body continues from the connection's own events.
      app.addHook('preValidation', (request, _reply, done) => {
        const context = contexts.get(request);
        if (context) within.run(context, done);
        else done();
      });
      app.addHook('onResponse', (request, { statusCode }, done) => {
        const context = contexts.get(request);
        const span = context && trace.getSpan(context);
        span?.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
    },
    async close() {
      await Promise.race([provider.shutdown().catch(() => undefined), setTimeout(LAST, undefined, { ref: false })]);
    },
  };
}

/** Logs when the collector stops taking traces, and when it takes them again; not each time. */
function telling(exporter: SpanExporter, log: FastifyBaseLogger): SpanExporter {
  let failing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined;
        if (failed && !failing) log.warn({ err: result.error }, 'traces could not be handed over');
        if (!failed && failing) log.info('traces are handed over again');
        failing = failed;
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
