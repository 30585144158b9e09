import type { User } from 'oidc-client-ts';
import type { AppConfig } from '../../../domain/wire/config.ts';
import type { EarlyLogin, Provider } from '../early/earlyLogin.ts';

/** The parts of the page that the session needs, so that a test can give others. */
export interface SessionSurroundings {
  config: AppConfig;
  /** The provider's own addresses; null: they are fetched from it. */
  provider: Provider | null;
  /** A login that was started before the app was loaded. */
  begun: EarlyLogin | null;
  /** The address of this page. */
  here: () => URL;
  /** Loads another page in place of this one: memory is gone, with all personal data in it. */
  leave: (path: string) => void;
  /** Gives this page another address, before it shows anything. */
  arrive: (address: string) => void;
  navigate: (path: string) => void;
  signedIn: (claims: User['profile']) => void;
  log: (error: unknown) => void;
}
