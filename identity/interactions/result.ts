import type { InteractionResults } from 'oidc-provider';
import { ACR_PASSWORD, ACR_SECOND_FACTOR, AMR_PASSWORD, AMR_SECOND_FACTOR } from '../acr.ts';

/** What the provider is told of a login with a password alone. */
export const passwordResult = (sub: string): InteractionResults => ({
  login: { accountId: sub, acr: ACR_PASSWORD, amr: AMR_PASSWORD, remember: true },
});

/**
 * What it is told of one with the second step. `loginTs`: when the password was given, where that was before this
 * interaction.
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
