interface Cookie {
  value: string;
  path: string;
  attributes: string;
}

/** The public URL of the provider under test; requests for it go to the test server. */
export const PUBLIC_URL = 'http://onderling.test';

/** A browser as far as logging in needs one: cookies by path, the Origin header, redirects one by one. */
export class Browser {
  readonly cookies = new Map<string, Cookie>();
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  get(url: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(url, { headers: { accept: 'text/html', ...headers } });
  }

  post(
    url: string,
    form: Record<string, string>,
    headers: Record<string, string> = { origin: PUBLIC_URL },
  ): Promise<Response> {
    return this.send(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { accept: 'text/html', ...headers },
    });
  }

  /** Follows redirects within the provider, and stops at the first answer that is not a redirect or leads to the app. */
  async follow(response: Response): Promise<Response> {
    const target = response.headers.get('location');
    if (target === null || !new URL(target, PUBLIC_URL).pathname.startsWith('/oidc/')) return response;
    return this.follow(await this.get(target));
  }

  /** Any request of this browser. */
  async send(url: string, init: RequestInit): Promise<Response> {
    const { pathname, search } = new URL(url, PUBLIC_URL);
    const cookie = [...this.cookies].filter(
      ([, { path }]) => pathname === path || pathname.startsWith(path.replace(/\/?$/, '/')),
    );
    const headers = {
      ...(init.headers as Record<string, string>),
      cookie: cookie.map(([name, { value }]) => `${name}=${value}`).join('; '),
    };
    const response = await fetch(`http://127.0.0.1:${this.#port}${pathname}${search}`, {
      ...init,
      headers,
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const path = attributes.find((attribute) => attribute.startsWith('path='))?.slice(5) ?? '/';
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, { value, path, attributes: attributes.join('; ') });
  }
}
