import type { Page } from '@playwright/test';

/** A device of the browser that makes and uses keys, simulated by Chromium. */
export interface Device {
  /** Lets its owner answer, or not. By default it answers without asking anybody. */
  answers: (enabled: boolean) => Promise<unknown>;
  /** How many keys it holds. */
  keys: () => Promise<number>;
  /** It holds none any longer. */
  forget: () => Promise<unknown>;
}

/** Gives the browser of this page a device. */
export async function withDevice(page: Page): Promise<Device> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    answers: (enabled) => session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    keys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    forget: () => session.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}
