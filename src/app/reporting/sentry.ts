import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  globalHandlersIntegration,
  init,
  linkedErrorsIntegration,
} from '@sentry/browser';
import { scrub } from './scrub.ts';

/**
 * Starts error reporting (R-7.2): every trace, with only the fields we chose. Everything sent goes through `scrub`.
 * Left out on purpose: clicks and console output (both hold names), addresses of requests' bodies and headers, cookies,
 * the person, and identifiers kept in storage.
 */
export function startSentry(dsn: string, names: () => readonly string[]): (error: Error) => void {
  init({
    dsn,
    tracesSampleRate: 1,
    // Our own API is no part of the trace: it gets no unknown headers.
    tracePropagationTargets: [],
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      breadcrumbsIntegration({ dom: false }),
      browserTracingIntegration({ webVitals: { ignore: ['inp'] }, enableLongAnimationFrame: false }),
    ],
    beforeSend: (event) => scrub(event, names()),
    beforeSendSpan: (span) => Object.assign(span, scrub({ name: span.name, attributes: span.attributes }, names())),
    beforeBreadcrumb: (breadcrumb) => scrub(breadcrumb, names()),
  });
  return (error) => void captureException(error);
}
