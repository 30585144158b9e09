import type { Browser, Response } from '@playwright/test';
import { answerChecker } from '../../server/test/answerCheck.ts';

type Check = ReturnType<typeof answerChecker>;

/** Sees every answer of our API in a browser, and checks it against the description from its own server. */
export class Answers {
  readonly #wrong: string[] = [];
  readonly #reading = new Set<Promise<void>>();
  readonly #checks = new Map<string, Promise<Check | null>>();

  constructor(browser: Browser) {
    browser.on('context', (context) =>
      context.on('response', (response) => {
        const read = this.#check(response).finally(() => this.#reading.delete(read));
        this.#reading.add(read);
      }),
    );
  }

  /** The differences found since the last call. */
  async differences(): Promise<string[]> {
    await Promise.all(this.#reading);
    return this.#wrong.splice(0);
  }

  async #check(response: Response): Promise<void> {
    const { origin, pathname: path } = new URL(response.url());
    const headers = response.headers();
    // An answer mocked by a test lacks the header that all our answers have.
    if (!path.startsWith('/api/v1/') || headers['x-content-type-options'] !== 'nosniff') return;
    if (!headers['content-type']?.startsWith('application/json')) return;
    // The page may navigate before its answer was read.
    const text = await response.text().catch(() => null);
    const check = await this.#checkOf(origin);
    if (text === null || !check) return;
    const body: unknown = JSON.parse(text);
    this.#wrong.push(...check({ method: response.request().method(), path, status: response.status(), body }));
  }

  /** Null while the server can't be reached: a test stopped it. */
  async #checkOf(origin: string): Promise<Check | null> {
    const asked =
      this.#checks.get(origin) ??
      fetch(`${origin}/api/v1/openapi.json`).then(
        async (answer) => answerChecker(await answer.json()),
        () => null,
      );
    this.#checks.set(origin, asked);
    const check = await asked;
    if (!check) this.#checks.delete(origin);
    return check;
  }
}
