/**
 * Accepts any body, for a route whose schema only documents it: the action checks it, because its sentences are for
 * people.
 */
export const acceptAnyBody = () => () => true;
