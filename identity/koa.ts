import type Provider from 'oidc-provider';

/** The library is a Koa application: what it takes beside its own routes, and what that gets. */
export type Middleware = Parameters<Provider['use']>[0];
export type Context = Parameters<Middleware>[0];
