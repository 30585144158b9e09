import type { AppConfig } from '../../domain/wire/config.ts';
import { embeddedJson } from './early/earlyLogin.ts';

/**
 * This deployment's settings: the server writes them in the page; where it didn't, as under the development
 * server, they are asked for. Rejects when the server does not answer, or answers something else.
 */
export async function loadConfig(): Promise<AppConfig> {
  const config = (embeddedJson('instellingen') as AppConfig | null) ?? (await askConfig());
  if (typeof config.api !== 'string' || typeof config.oidc.authority !== 'string')
    throw new Error('Unknown config.json.');
  return config;
}

async function askConfig(): Promise<AppConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  return (await response.json()) as AppConfig;
}
