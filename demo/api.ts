import type { FastifyInstance, InjectOptions } from 'fastify';

/** Calls the API as one person, or as a visitor. */
export interface Api {
  /** @throws Error with the server's answer if it is refused: then the sample data breaks a rule. */
  send<Answer>(method: 'GET' | 'POST', url: string, body?: object): Promise<Answer>;
  /** The same as multipart/form-data. */
  sendForm<Answer>(url: string, fields: Readonly<Record<string, string>>): Promise<Answer>;
}

/** `token` is one that the app's verifier accepts; null for a visitor. */
export function apiOf(app: FastifyInstance, token: string | null): Api {
  async function call<Answer>(options: InjectOptions & { url: string }): Promise<Answer> {
    const headers = { ...options.headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
    const answer = await app.inject({ ...options, url: `/api/v1${options.url}`, headers });
    if (answer.statusCode >= 300)
      throw new Error(`The sample data was refused at ${options.url}: ${answer.statusCode} ${answer.body}`);
    return answer.json<Answer>();
  }
  return {
    send: (method, url, body) => call({ method, url, ...(body ? { payload: body } : {}) }),
    async sendForm(url, fields) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      // A Response writes the parts and their boundary for us.
      const encoded = new Response(form);
      const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
      return call({ method: 'POST', url, headers, payload: Buffer.from(await encoded.arrayBuffer()) });
    },
  };
}
