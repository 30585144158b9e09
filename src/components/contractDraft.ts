/** The name of an unsaved draft of a contract: `hashid` of the one being changed, absent for a new one. */
export const contractDraftKey = (me: string, hashid = 'nieuw'): string => `afspraak.${me}.${hashid}`;
