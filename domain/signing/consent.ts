import type { SignerRole } from '../wire/choices/signing.ts';

/** What somebody ticks before they sign. It stands with the signature as evidence: another text says something else. */
const AGREES = 'Ik heb het gelezen, en ik ga ermee akkoord.';

/** The same of a spouse, who is no party (BW 1:88). */
const CONSENTS = 'Ik heb het gelezen, en ik geef er toestemming voor.';

/** What is ticked before signing, by as what somebody signs. */
export const signingConsent = (role: SignerRole): string => (role === 'spouse' ? CONSENTS : AGREES);
