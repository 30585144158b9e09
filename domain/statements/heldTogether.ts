import { fullNames } from '../names/name.ts';
import type { Party } from '../wire/party.ts';
import type { Statement, StatementLoan } from '../wire/statement.ts';
import type { TaxFigure } from './taxTypes.ts';

/** 'Marijke de Vries en de erfgenamen van Jan de Vries': who hold something since somebody died. */
function withHeirs(together: readonly Party[], deceased: readonly Party[]): string {
  const heirs = `de erfgenamen van ${fullNames(deceased)}`;
  const living = together.filter((one) => !deceased.includes(one));
  return living.length === 0 ? heirs : `${fullNames(living)} en ${heirs}`;
}

/** Those of these people who had died before the year began. */
export const deceasedAmong = (together: readonly Party[], { deceased }: Pick<Statement, 'deceased'>): Party[] =>
  together.filter(({ hashid }) => deceased.includes(hashid));

/** What the person bears of something that is held together, where it is no simple half: the amount in cents, and its name. */
export interface OwnPart {
  cents: number;
  words: string;
  /** Whether it is known when the other one is dead too: each half of a gift on paper is a debt of its own. */
  heirs: boolean;
}

/** With whom an amount is held, and what is the person's part of it: while all of them live half, or the share they agreed. */
export function sharedWith(
  together: readonly Party[],
  deceased: readonly Party[],
  half: string,
  own: OwnPart | null,
): NonNullable<TaxFigure['shared']> {
  const named = own ? { share: own.words } : {};
  if (deceased.length === 0) return { withWhom: fullNames(together), half, ...named };
  return { withWhom: withHeirs(together, deceased), ...(own?.heirs ? { half, ...named } : { half: null }) };
}

const divideBy = (part: string) =>
  `Zijn jullie fiscale partners? Dan vullen jullie het hele bedrag één keer in en verdelen jullie het zoals jullie willen. Anders geeft ieder ${part} op.`;

/**
 * How what is held together is divided: halves or agreed shares, and the estate's where somebody died before 1 January. Nothing where each
 * loan is the person's own: who reads how to halve it would declare half, so it stands at the figure that is held together alone.
 */
export function divide(loans: readonly StatementLoan[], statement: Statement): string {
  const held = loans.map(({ together }) => deceasedAmong(together, statement));
  const deceased = [...new Map(held.flat().map((one) => [one.hashid, one])).values()];
  const words = divideBy(loans.some(({ share }) => share !== undefined) ? 'het eigen deel' : 'de helft');
  if (deceased.length === 0) return loans.some(({ together }) => together.length > 0) ? words : '';
  const living = loans.some(({ together }, i) => together.length > 0 && held[i]?.length === 0);
  return `${living ? `${words} ` : ''}Van wie het deel van ${fullNames(deceased)} op 1 januari ${statement.year} was, hangt af van het testament en van hoe de erfenis is verdeeld: misschien van jou. Geef op wat op die dag van jou was (artikel 5.2 Wet inkomstenbelasting 2001).`;
}
