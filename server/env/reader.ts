import { urlPerHost } from '../db/hosts.ts';
import { matcher } from '../network/proxies.ts';
import { StartupError } from '../startupError.ts';

/**
 * Reads single settings; an empty value counts as absent. Every method throws a StartupError that names the setting.
 */
export class EnvReader {
  readonly #source: NodeJS.ProcessEnv;
  readonly #asked = new Set<string>();

  constructor(source: NodeJS.ProcessEnv) {
    this.#source = source;
  }

  /** The name of every setting read so far. */
  get known(): readonly string[] {
    return [...this.#asked];
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

  /** Null when it is not set. */
  optionalInteger(name: string, min: number, max: number): number | null {
    return this.#value(name) === undefined ? null : this.integer(name, min, min, max);
  }

  /** A secret of at least this many characters, which is not repeated; null when it is not set. */
  secret(name: string, least: number): string | null {
    const value = this.#value(name);
    if (value === undefined) return null;
    if (value.length < least || /\s/.test(value))
      throw new StartupError(`${name} must be ${least} characters or more, without spaces.`);
    return value;
  }

  oneOf(name: string, allowed: readonly string[], fallback: string): string {
    const value = this.#value(name) ?? fallback;
    if (!allowed.includes(value))
      throw new StartupError(`${name} must be one of ${allowed.filter(Boolean).join(', ')}, but it is "${value}".`);
    return value;
  }

  /**
   * An absolute URL with one of the protocols, without trailing slashes. The value itself is not repeated: it can hold
   * a password.
   */
  url(name: string, protocols: readonly string[]): string | null {
    const value = this.#value(name);
    if (value === undefined) return null;
    const protocol = URL.canParse(value) ? new URL(value).protocol : null;
    if (protocol === null || !protocols.includes(protocol)) {
      throw new StartupError(`${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
    }
    return value.replace(/\/+$/, '');
  }

  /** The URL of a PostgreSQL, on one server or on several of which one takes writes. */
  database(name: string): string | null {
    const value = this.#value(name);
    const urls = value === undefined ? [] : urlPerHost(value);
    if (urls === null)
      throw new StartupError(
        `${name} asks for a server by target_session_attrs: it must be read-write, which is what happens without it.`,
      );
    const isServer = (url: string) =>
      URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol) && (urls.length === 1 || new URL(url).host);
    if (!urls.every(isServer))
      throw new StartupError(`${name} must be a URL that starts with postgres:// or postgresql://.`);
    return value?.replace(/\/+$/, '') ?? null;
  }

  /** Scheme, host and port, and nothing else: anything built on it is an address of its own. */
  origin(name: string): string | null {
    const value = this.url(name, ['http:', 'https:']);
    if (value === null) return null;
    const { origin, username, password, pathname, search, hash } = new URL(value);
    if (username + password + search + hash !== '' || pathname !== '/' || /[?#@]/.test(value)) {
      throw new StartupError(
        `${name} must be an address alone, such as https://onderling.example, without a name, password, path or query.`,
      );
    }
    return origin;
  }

  /** IP addresses and networks, separated by commas. */
  networks(name: string): string[] {
    const entries = (this.#value(name) ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
    if (matcher(entries) === null)
      throw new StartupError(
        `${name} must be IP addresses or networks separated by commas, such as 10.0.0.5 or 10.0.0.0/24, and none that holds everybody.`,
      );
    return entries;
  }

  #value(name: string): string | undefined {
    this.#asked.add(name);
    const value = this.#source[name]?.trim();
    return value === '' ? undefined : value;
  }
}
