import { createContext, useContext } from 'react';
import type { AppConfig } from '../../domain/wire/config.ts';

/** The settings that differ between deployments, for the few screens that show them. */
export const AppConfigContext = createContext<AppConfig | null>(null);

export function useAppConfig(): AppConfig {
  const config = useContext(AppConfigContext);
  if (config === null) throw new Error('This screen is outside the app.');
  return config;
}
