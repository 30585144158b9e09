import type { calls } from './testStore.ts';

type Calls = typeof calls;
type Name = keyof Calls;

/** A call that changes nothing: its name says that it gets something. */
export type Read = Extract<Name, `get${string}`>;
/** Every other call. */
export type Change = Exclude<Name, Read>;

/** A call as its caller makes it, and the request that the API expects (server/routes, domain/wire). */
export interface Request<Call extends Name> {
  asked: Parameters<Calls[Call]['initiate']>[0];
  /** 'POST /contract'. */
  sends: string;
  query?: Record<string, string>;
  body?: unknown;
  /** Takes effect once, however often it is sent: with a key. */
  once?: true;
  /** The name under which the returned file is offered. */
  saves?: string;
  /** The server's answer; {} if it is unused. */
  answer?: unknown;
}

/** A change, with the reads it affects: a page with one open refetches it. */
export interface Changed<Call extends Name> extends Request<Call> {
  /** After success. */
  asksAgain: readonly Read[];
  /** After the server said that somebody else was first; the same if omitted. */
  overtaken?: readonly Read[];
}

export type Reads = { readonly [Call in Read]: Request<Call> };
export type Changes = { readonly [Call in Change]: Changed<Call> };
