import type { AppConfig } from '../../domain/wire/config.ts';

/** Asks this deployment's settings. Rejects when the server does not answer, or answers something else. */
export async function loadConfig(): Promise<AppConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  const config = (await response.json()) as AppConfig;
  if (typeof config.api !== 'string' || typeof config.oidc.authority !== 'string')
    throw new Error('config.json is not ours.');
  return config;
}
