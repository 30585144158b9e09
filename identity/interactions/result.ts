import type { InteractionResults } from 'oidc-provider';
import { ACR_PASSWORD, ACR_SECOND_FACTOR, AMR_PASSKEY, AMR_PASSWORD, AMR_SECOND_FACTOR } from '../acr.ts';

/** Makes the result that tells the provider of a login with a password alone. */
export const passwordResult = (sub: string): InteractionResults => ({
  login: { accountId: sub, acr: ACR_PASSWORD, amr: AMR_PASSWORD, remember: true },
});

/** Makes the result that tells the provider of a login with a passkey, which counts as both factors (decisions/0069). */
export const passkeyResult = (sub: string): InteractionResults => ({
  login: { accountId: sub, acr: ACR_SECOND_FACTOR, amr: AMR_PASSKEY, remember: true },
});

/**
 * Makes the result that tells the provider of a login with the second step. `loginTs` is when the password was given,
 * where that was before this interaction.
 */
export const secondFactorResult = (sub: string, loginTs?: number): InteractionResults => ({
  login: {
    accountId: sub,
    acr: ACR_SECOND_FACTOR,
    amr: AMR_SECOND_FACTOR,
    remember: true,
    ...(loginTs !== undefined && { ts: loginTs }),
  },
});
