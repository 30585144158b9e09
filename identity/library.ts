/* oxlint-disable no-console -- the library prints this on the console, so that is where it is suppressed */
import type * as Library from 'oidc-provider';

/** The certified library's remark about Node 20 each time it is loaded, and the only line suppressed. */
const OF_THE_RUNTIME = 'oidc-provider WARNING: Unsupported runtime. Use Node.js v22.x LTS, or a later LTS release.';

/**
 * Loads oidc-provider without that line. Its makers test it on newer Node alone; we run all our tests on Node 20, and a
 * newcomer must not wonder whether something is wrong. Anything else it prints comes through.
 */
async function loadQuietly(): Promise<typeof Library> {
  const { warn } = console;
  console.warn = (...said: unknown[]) => {
    if (!(said.length === 1 && String(said[0]).includes(OF_THE_RUNTIME))) warn.apply(console, said);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

export const { default: Provider, errors, interactionPolicy } = await loadQuietly();
