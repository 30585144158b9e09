/** What somebody ticks before they sign. It stands with the signature as evidence: another text says something else. */
export const SIGNING_CONSENT = 'Ik heb het gelezen, en ik ga ermee akkoord.';
