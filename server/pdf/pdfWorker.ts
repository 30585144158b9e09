/** The first file of a worker thread: what the pool may ask for. */
export { makeAddendum } from './addendum.ts';
export { makeAgreement } from './agreement.ts';
export { makeEstate } from './estate.ts';
export { makeFamilyTree } from './familyTree.ts';
export { makeInvoice } from './invoice.ts';
export { makeScan } from './scan.ts';
export { makeSealable } from './sealable.ts';
export { makeStanding } from './standing.ts';
export { makeStatement } from './statement.ts';
