import type { InteractionResults } from 'oidc-provider';
import { ACR_PASSWORD, ACR_SECOND_FACTOR, AMR_PASSKEY, AMR_PASSWORD, AMR_SECOND_FACTOR } from '../acr.ts';
import type { Account } from '../accounts.ts';

/** The person who proved who they are, and how often all their sessions had been ended at that moment. */
export type Proven = Pick<Account, 'sub' | 'sessionsEnded'>;

/** Where a result keeps the count of `Proven` (staleLogin.ts). */
export const SESSIONS_ENDED = 'sessions_ended';

const result = (
  { sub, sessionsEnded }: Proven,
  how: { acr: string; amr: string[]; ts?: number },
): InteractionResults => ({
  login: { accountId: sub, remember: true, ...how },
  [SESSIONS_ENDED]: sessionsEnded,
});

/** Makes the result that tells the provider of a login with a password alone. */
export const passwordResult = (proven: Proven): InteractionResults =>
  result(proven, { acr: ACR_PASSWORD, amr: AMR_PASSWORD });

/** Makes the result that tells the provider of a login with a passkey, which counts as both factors (decisions/0020). */
export const passkeyResult = (proven: Proven): InteractionResults =>
  result(proven, { acr: ACR_SECOND_FACTOR, amr: AMR_PASSKEY });

/**
 * Makes the result that tells the provider of a login with the second step. `loginTs` is when the password was given,
 * if that was before this interaction.
 */
export const secondFactorResult = (proven: Proven, loginTs?: number): InteractionResults =>
  result(proven, {
    acr: ACR_SECOND_FACTOR,
    amr: AMR_SECOND_FACTOR,
    ...(loginTs !== undefined && { ts: loginTs }),
  });
