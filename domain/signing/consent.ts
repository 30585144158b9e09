import type { SignerRole } from '../wire/choices/signing.ts';

/** The statement somebody ticks before signing. It is stored with the signature as evidence, so its text matters. */
const AGREES = 'Ik heb het gelezen, en ik ga ermee akkoord.';

/** The same for a spouse, who is not a party (BW 1:88). */
const CONSENTS = 'Ik heb het gelezen, en ik geef er toestemming voor.';

/** The statement before signing, by the capacity of the signer. */
export const signingConsent = (role: SignerRole): string => (role === 'spouse' ? CONSENTS : AGREES);
