import { StartupError } from '../startupError.ts';

/** Reads single settings; an empty value counts as absent. Every method throws a StartupError that names the setting. */
export class EnvReader {
  readonly #source: NodeJS.ProcessEnv;

  constructor(source: NodeJS.ProcessEnv) {
    this.#source = source;
  }

  text(name: string, fallback: string): string {
    return this.#value(name) ?? fallback;
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.#value(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < min || number > max) {
      throw new StartupError(`${name} must be a whole number from ${min} to ${max}, but it is "${value}".`);
    }
    return number;
  }

  oneOf(name: string, allowed: readonly string[], fallback: string): string {
    const value = this.#value(name) ?? fallback;
    if (!allowed.includes(value)) throw new StartupError(`${name} must be one of ${allowed.join(', ')}, but it is "${value}".`);
    return value;
  }

  /** An absolute URL with one of the protocols, without trailing slashes. The value itself is not repeated: it can hold a password. */
  url(name: string, protocols: readonly string[]): string | null {
    const value = this.#value(name);
    if (value === undefined) return null;
    // pg accepts a socket folder as the host (postgres://user@%2Frun%2Fpg/db), which URL refuses for other protocols only.
    const protocol = URL.canParse(value) ? new URL(value).protocol : null;
    if (protocol === null || !protocols.includes(protocol)) {
      throw new StartupError(`${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
    }
    return value.replace(/\/+$/, '');
  }

  #value(name: string): string | undefined {
    const value = this.#source[name]?.trim();
    return value === '' ? undefined : value;
  }
}
