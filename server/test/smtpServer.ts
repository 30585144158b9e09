import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A mail server that takes everything it is given, or answers one step as `says` specifies. */
export interface TestSmtp {
  url: string;
  /** Each message as it came over the line. */
  messages: string[];
  /** Every line received, except those of messages. */
  lines: string[];
  /** The addresses named in RCPT TO. */
  recipients: string[];
  /** Its answers, where it doesn't just accept: to the sender, to the receiver, to the message. */
  says: { sender?: string; receiver?: string; message?: string };
  close(): Promise<void>;
}

/** Speaks just enough of RFC 5321 for a client that sends one message at a time. */
export async function startSmtp(): Promise<TestSmtp> {
  const smtp: TestSmtp = { url: '', messages: [], lines: [], recipients: [], says: {}, close: () => Promise.resolve() };
  const server = createServer((socket) => {
    let message: string | null = null;
    let pending = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    const command = (line: string) => {
      if (message === null) smtp.lines.push(line);
      if (message !== null) {
        if (line !== '.') message += `${line}\r\n`;
        else {
          smtp.messages.push(message);
          message = null;
          say(smtp.says.message ?? '250 ok');
        }
      } else if (/^(EHLO|HELO)/i.test(line)) say('250 test');
      else if (/^MAIL/i.test(line)) say(smtp.says.sender ?? '250 ok');
      else if (/^RCPT/i.test(line)) {
        smtp.recipients.push(/<(.*)>/.exec(line)?.[1] ?? '');
        say(smtp.says.receiver ?? '250 ok');
      } else if (/^DATA/i.test(line)) {
        message = '';
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 ok');
    };
    socket.setEncoding('utf8');
    socket.on('error', () => undefined);
    socket.on('data', (data: string) => {
      const lines = (pending + data).split('\r\n');
      pending = lines.pop() ?? '';
      lines.forEach(command);
    });
    say('220 test');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  smtp.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  smtp.close = async () => {
    server.close();
    await once(server, 'close');
  };
  return smtp;
}
