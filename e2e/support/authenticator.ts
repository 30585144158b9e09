import { generateSync } from 'otplib';

const STEP_SECONDS = 30;

/**
 * An authenticator app: gives a code for its key. A code is good once, and only newer ones after it; so each code is of
 * a later step than the one before, starting one step back. The server takes one step either way.
 */
export function authenticator(key: string): { code: () => Promise<string> } {
  const secret = key.replaceAll(' ', '');
  const now = () => Math.floor(Date.now() / 1000 / STEP_SECONDS);
  let last = now() - 2;
  return {
    code: async () => {
      last = Math.max(last + 1, now() - 1);
      // Never further ahead than the server allows.
      while (last > now() + 1) await new Promise((resolve) => setTimeout(resolve, 500));
      return generateSync({ secret, epoch: last * STEP_SECONDS });
    },
  };
}
