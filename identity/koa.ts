import type Provider from 'oidc-provider';

/** The library is a Koa application: the type of middleware it takes, and of the context that gets. */
export type Middleware = Parameters<Provider['use']>[0];
export type Context = Parameters<Middleware>[0];
