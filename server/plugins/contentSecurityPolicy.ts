import type { Env } from '../env/settings.ts';

/** Emotion makes an empty <style> and fills it by insertRule: it only needs the hash of nothing (S-105). */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Lists what the app may load and reach. The nonce is for the page itself, whose snackbar library writes one style
 * element; `scripts` are the hashes of the page's inline scripts.
 */
export function contentSecurityPolicy(
  env: Pick<Env, 'oidcAuthority' | 'sentryDsn'>,
  nonce?: string,
  scripts: readonly string[] = [],
): string {
  return written(directivesOf(env, nonce, scripts));
}

/**
 * The same for the sample family, whose pages reach only the files of the build: nothing running there can ask the API
 * or the identity provider (S-489).
 */
export const sampleSecurityPolicy = (env: Pick<Env, 'publicUrl'>, nonce: string, scripts: readonly string[]): string =>
  written({
    ...directivesOf({ oidcAuthority: null, sentryDsn: null }, nonce, scripts),
    'connect-src': [`${new URL(env.publicUrl).origin}/assets/`],
    'frame-src': ["'none'"],
    'form-action': ["'none'"],
  });

function directivesOf(
  env: Pick<Env, 'oidcAuthority' | 'sentryDsn'>,
  nonce: string | undefined,
  scripts: readonly string[],
): Record<string, string[]> {
  const reached = [env.oidcAuthority, env.sentryDsn].flatMap((url) => (url ? [new URL(url).origin] : []));
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", EMPTY_STYLE, ...(nonce ? [`'nonce-${nonce}'`] : [])],
    'worker-src': ["'self'"],
    // The previewed agreement is in the page's own memory.
    'connect-src': ["'self'", 'blob:', ...reached],
    // The silent sign-in of an external provider answers in a frame.
    'frame-src': ["'self'", ...(env.oidcAuthority ? [new URL(env.oidcAuthority).origin] : [])],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

const written = (directives: Record<string, string[]>): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
