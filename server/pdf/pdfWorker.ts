/** The first file of a worker thread: what the pool may ask for. */
export { makeAgreement } from './agreement.ts';
export { makeFamilyTree } from './familyTree.ts';
