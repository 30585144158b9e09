import type { calls } from './testStore.ts';

type Calls = typeof calls;
type Name = keyof Calls;

/** A call that changes nothing: its name says that it gets something. */
export type Read = Extract<Name, `get${string}`>;
/** Every other call. */
export type Change = Exclude<Name, Read>;

/** A call as who uses it asks it, and the request that the API wants of it (server/routes, domain/wire). */
export interface Request<Call extends Name> {
  asked: Parameters<Calls[Call]['initiate']>[0];
  /** 'POST /contract'. */
  sends: string;
  query?: Record<string, string>;
  body?: unknown;
  /** Has its effect once, however often it is sent: with a key. */
  once?: true;
  /** The name under which the file that comes back is offered. */
  saves?: string;
  /** What the server answers; {} where nobody looks at it. */
  answer?: unknown;
}

/** A change, with the reads that show something else by it: the page that has one open asks it again. */
export interface Changed<Call extends Name> extends Request<Call> {
  /** Once it is done. */
  asksAgain: readonly Read[];
  /** Once the server said that somebody else was first; the same where it is left out. */
  overtaken?: readonly Read[];
}

export type Reads = { readonly [Call in Read]: Request<Call> };
export type Changes = { readonly [Call in Change]: Changed<Call> };
