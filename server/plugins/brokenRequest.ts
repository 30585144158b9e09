import type { Socket } from 'node:net';
import { unreadable } from '../http/errors.ts';

/** The answer to bytes that are not an HTTP request: Node gives us only the socket, so the answer is written by hand (S-93). */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const tooSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const text = JSON.stringify(unreadable().body);
  socket.write(
    [
      `HTTP/1.1 ${tooSlow ? '408 Request Timeout' : '400 Bad Request'}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      text,
    ].join('\r\n'),
  );
  // A client that sends a byte now and then keeps its own side open for ever.
  if (tooSlow) socket.destroySoon();
  else socket.end();
}
