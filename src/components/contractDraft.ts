/** The name of what somebody filled in of a contract and did not save: `hashid` of the one that is changed, absent for a new one. */
export const contractDraftKey = (me: string, hashid = 'nieuw'): string => `afspraak.${me}.${hashid}`;
