import { makeAddendum as addendum } from './addendum.ts';
import { makeAgreement as agreement } from './agreement.ts';
import { makeCopy as copy } from './copy.ts';
import { makeDossier as dossier } from './dossier.ts';
import { UnprintableText } from './errors.ts';
import { makeEstate as estate } from './estate.ts';
import { makeFamilyTree as familyTree } from './familyTree.ts';
import { makeInvoice as invoice } from './invoice.ts';
import { makeScan as scan } from './scan.ts';
import { makeSealable as sealable } from './sealable.ts';
import { makeStanding as standing } from './standing.ts';
import { makeStatement as statement } from './statement.ts';

/** The result of a job: the document, or its word that no font can draw. An error loses its class on the way out of a thread. */
export type Made = Uint8Array | { unprintable: string };

const job =
  <Input>(make: (input: Input) => Promise<Uint8Array>) =>
  async (input: Input): Promise<Made> => {
    try {
      return await make(input);
    } catch (error) {
      if (error instanceof UnprintableText) return { unprintable: error.word };
      throw error;
    }
  };

/** The first file of a worker thread: the jobs of the pool. */
export const makeAddendum = job(addendum);
export const makeAgreement = job(agreement);
export const makeCopy = job(copy);
export const makeDossier = job(dossier);
export const makeEstate = job(estate);
export const makeFamilyTree = job(familyTree);
export const makeInvoice = job(invoice);
export const makeScan = job(scan);
export const makeSealable = job(sealable);
export const makeStanding = job(standing);
export const makeStatement = job(statement);
