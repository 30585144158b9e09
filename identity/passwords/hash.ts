import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id, 19 MiB, 2 passes, 1 lane: OWASP's minimum of 2025, about 30 ms. The library's default algorithm is
 * argon2id. It runs on libuv's threads, not on the event loop.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same é typed on two keyboards is one password. */
const normalised = (password: string) => password.normalize('NFC');

/** @returns the hash in the PHC string format, parameters and salt included. */
export const hashPassword = (password: string): Promise<string> => hash(normalised(password), PARAMETERS);

export const passwordMatches = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, normalised(password));

let unknownHash: Promise<string> | undefined;

/** Spends the time a real check takes, so that the clock does not tell who has an account (S-125). Always false. */
export async function spendCheck(password: string): Promise<false> {
  unknownHash ??= hashPassword('nobody has this password');
  await passwordMatches(await unknownHash, password);
  return false;
}
