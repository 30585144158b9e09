import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { workerScript } from './workers.ts';

/** The result of a process, or why it has none. */
type Answer<Result> = Result | { failed: string };

/**
 * Gives a task to a process of its own at a lower priority, whose memory is free again afterwards.
 * @param script by its path under server/ ('backup/copyWorker.ts'); it ends with `answerTask`.
 * @throws Error when it fails, ends without an answer, or is killed because `signal` aborts.
 */
export async function askProcess<Result extends object>(
  script: string,
  task: object,
  signal: AbortSignal,
): Promise<Result> {
  const { filename, execArgv } = workerScript(script);
  const { PATH = '' } = process.env;
  const worker = fork(filename, [], {
    execArgv,
    env: { PATH },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  });
  if (worker.pid !== undefined) setPriority(worker.pid, constants.priority.PRIORITY_LOW);
  const ended = once(worker, 'exit');
  const answer = new Promise<Answer<Result>>((resolve, reject) => {
    worker.once('message', (message) => resolve(message as Answer<Result>)).once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The process of ${script} ended with code ${code}.`)));
  });
  worker.send(task);
  try {
    const said = await answer;
    if ('failed' in said) throw new Error(said.failed);
    return said;
  } finally {
    worker.kill('SIGKILL');
    await ended.catch(() => undefined);
  }
}

/** The other end, in that process: does the task and sends its result, or the reason of its failure. */
export function answerTask(work: (task: never) => Promise<object>): void {
  process.umask(0o077);
  process.once('message', (task) => {
    void work(task as never)
      .catch((error: unknown): Answer<object> => ({ failed: String(error) }))
      .then((answer) => process.send?.(answer));
  });
  process.on('disconnect', () => process.exit());
  // Ctrl+C reaches every process of the terminal: the server decides when this one stops.
  process.on('SIGINT', () => undefined);
}
