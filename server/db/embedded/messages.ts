import type { MessagePort } from 'node:worker_threads';

/** The instructions that the engine's worker thread gets at its start. */
export interface WorkerStart {
  folder: string;
  /** 'make' makes the database and ends; 'serve' opens it and answers connections. */
  task: 'make' | 'serve';
}

/** A message of the main thread: a new connection, whose wire protocol goes over the port, or an order to shut down. */
export type ToWorker = { kind: 'connect'; port: MessagePort } | { kind: 'close' };

/** A message of the worker: the database is open (made, closed), or it can't be. */
export type FromWorker = { kind: 'done' } | { kind: 'failed'; text: string };

/** The exit code of a worker whose disk refused a flush (EX_IOERR): it must not be started again. */
export const DISK_FAILED = 74;
