import { closeSync, openSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';

/** A listener in a folder for as long as its process lives. */
export interface LivenessSocket {
  name: string;
  close(): void;
}

/**
 * Listens on a socket in the folder. The kernel finds such a socket by its file, so a process in another container that
 * shares the folder can tell whether we live, although it sees neither our number nor our network. Null where the
 * folder's file system has no sockets.
 */
export async function openLivenessSocket(folder: string, name: string): Promise<LivenessSocket | null> {
  if (process.platform === 'win32') return null;
  const reach = reachInto(folder);
  const server = createServer((socket) => socket.destroy());
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path.join(reach.path, name), resolve);
    });
  } catch {
    reach.close();
    return null;
  }
  server.unref();
  return {
    name,
    close() {
      // Node removes the file of a socket it closes, by the path it was reached with.
      server.close(() => reach.close());
    },
  };
}

/** Does a process listen there? Only "nobody does" counts as no: any other refusal means that somebody is there. */
export async function isListening(folder: string, name: string): Promise<boolean> {
  const reach = reachInto(folder);
  try {
    return await new Promise<boolean>((resolve) => {
      const socket = connect(path.join(reach.path, name));
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'),
      );
    });
  } finally {
    reach.close();
  }
}

/** A short path to a folder: the path of a socket may have some hundred characters at most. */
function reachInto(folder: string): { path: string; close(): void } {
  if (process.platform !== 'linux') return { path: folder, close: () => undefined };
  const descriptor = openSync(folder, 'r');
  return { path: `/proc/self/fd/${descriptor}`, close: () => closeSync(descriptor) };
}
