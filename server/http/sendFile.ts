import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

/** A file that is sent as a download. */
interface SentFile {
  name: string;
  /** The media type of the content. */
  type: string;
  content: Buffer | Readable | string;
}

/** Answers with a file, which no browser or intermediary keeps. */
export const sendFile = (reply: FastifyReply, { name, type, content }: SentFile): FastifyReply =>
  reply
    .header('content-disposition', attachment(name))
    .header('cache-control', 'private, no-store')
    .type(type)
    .send(content);

/** Answers with a PDF. */
export const sendPdf = (reply: FastifyReply, pdf: Buffer, name: string): FastifyReply =>
  sendFile(reply, { name, type: 'application/pdf', content: pdf });

/** Content-Disposition for a download; a name beyond ASCII is encoded as RFC 5987 says, with a plain one next to it. */
function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\w.-]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
