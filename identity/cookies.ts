import type { Configuration } from 'oidc-provider';
import { OIDC_PATH } from './oidcPath.ts';
import type { ProviderOptions } from './options.ts';

/**
 * The cookies of a login; besides them there is only the mark of a known device (knownDevice.ts). Signed, unreadable
 * for scripts, not sent to the API nor from another site's form (S-106).
 */
export function cookieSettings({
  publicUrl,
  keys,
}: Pick<ProviderOptions, 'publicUrl' | 'keys'>): NonNullable<Configuration['cookies']> {
  const common = {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    overwrite: true,
  } as const;
  return {
    keys: keys.cookies,
    names: { session: 'ol_session', interaction: 'ol_login', resume: 'ol_resume' },
    long: { ...common, path: OIDC_PATH },
    short: common,
  };
}
