import type { MessagePort } from 'node:worker_threads';

/** What the engine's worker thread is told at its start. */
export interface WorkerStart {
  folder: string;
  /** 'make' makes the database and ends; 'serve' opens it and answers connections. */
  task: 'make' | 'serve';
}

/** What the main thread says: a new connection, whose wire protocol goes over the port; or: shut down. */
export type ToWorker = { kind: 'connect'; port: MessagePort } | { kind: 'close' };

/** What the worker says: it is open (made, closed), or it can't be. */
export type FromWorker = { kind: 'done' } | { kind: 'failed'; text: string };

/** The exit code of a worker whose disk refused a flush (EX_IOERR): it must not be started again. */
export const DISK_FAILED = 74;
