import type { UserManager } from 'oidc-client-ts';
import { paths } from '../../paths.ts';
import type { LogoutOutcome } from '../../store/ports.ts';
import type { SessionSurroundings } from './surroundings.ts';
import { forgetFamily } from './tabFamily.ts';

/** Why this tab goes to /logout; holds no personal data (S-111), and is gone once it is read. */
const key = 'onderling-uitloggen';

export const rememberReason = (why: 'asked' | 'elsewhere'): void => sessionStorage.setItem(key, why);

function reason(): string | null {
  const why = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return why;
}

/** Goes to the provider, which ends its session and leads back to /logout. Rejects when it can't be reached. */
export async function endAtProvider(client: UserManager): Promise<void> {
  rememberReason('asked');
  // A state of our own comes back with the answer, so that nothing else passes for it.
  await client.signoutRedirect({ redirectMethod: 'replace', state: {} });
}

/**
 * Decides what /logout may say. The session is ended when the provider's answer to our own request says so; anybody who
 * opens the page in another way is sent to the provider first, once.
 */
export async function farewell(
  { here, navigate, log }: SessionSurroundings,
  manager: () => Promise<UserManager>,
): Promise<LogoutOutcome> {
  const why = reason();
  forgetFamily(sessionStorage);
  if (why === 'elsewhere') return 'elsewhere';
  try {
    const client = await manager();
    const address = here();
    // Back can bring an answer that was read before: nothing waits for it any longer.
    const waits = sessionStorage.getItem(`oidc.${address.searchParams.get('state') ?? ''}`) !== null;
    if (waits && (await client.signoutCallback(address.href).catch(log)) !== undefined) {
      navigate(paths.logout);
      return 'ended';
    }
    if (why === null) await endAtProvider(client);
  } catch (error) {
    log(error);
    reason();
  }
  return 'unsure';
}
