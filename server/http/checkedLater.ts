/**
 * For a route whose schema only describes the body in the document: the action checks it, because its sentences are for
 * people.
 */
export const checkedLater = () => () => true;
