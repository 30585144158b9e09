import { bankImportEntries } from './entries/bankImport.tsx';
import { choiceFieldEntries } from './entries/choiceFields.tsx';
import { explanationEntries } from './entries/explanations.tsx';
import { fieldPartEntries } from './entries/fieldParts.tsx';
import { giftEntries } from './entries/gifts.tsx';
import { iconEntries } from './entries/icons.tsx';
import { nextStepEntries } from './entries/nextStep.tsx';
import { pagePartEntries } from './entries/pageParts.tsx';
import { paperEntries } from './entries/papers.tsx';
import { peopleEntries } from './entries/people.tsx';
import { textFieldEntries } from './entries/textFields.tsx';
import { wholeFormEntries } from './entries/wholeForms.tsx';
import { wordEntries } from './entries/words.tsx';
import type { Entry } from './entry.ts';

/** Of files of one folder those that lie in it stand before those of its own folders. */
const orderOf = ({ file }: Entry): string => file.replace(/\/([^/]+)$/u, '/ $1');

/** The whole catalogue, by folder and name. */
export const everyEntry: readonly Entry[] = [
  ...bankImportEntries,
  ...choiceFieldEntries,
  ...explanationEntries,
  ...fieldPartEntries,
  ...giftEntries,
  ...iconEntries,
  ...nextStepEntries,
  ...pagePartEntries,
  ...paperEntries,
  ...peopleEntries,
  ...textFieldEntries,
  ...wholeFormEntries,
  ...wordEntries,
].toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
