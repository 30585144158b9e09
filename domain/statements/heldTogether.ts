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

/** With whom an amount is held, and what is half of it while all of them live. */
export function sharedWith(
  together: readonly Party[],
  deceased: readonly Party[],
  half: string,
): NonNullable<TaxFigure['shared']> {
  return deceased.length > 0
    ? { withWhom: withHeirs(together, deceased), half: null }
    : { withWhom: fullNames(together), half };
}

const DIVIDE =
  'Zijn jullie fiscale partners? Dan vullen jullie het hele bedrag één keer in en verdelen jullie het zoals jullie willen. Anders geeft ieder de helft op.';

/**
 * How what is held together is divided: halves, and the estate's where somebody died before 1 January. Nothing where each
 * loan is the person's own: who reads how to halve it would declare half.
 */
export function divide(loans: readonly StatementLoan[], statement: Statement): string {
  const held = loans.map(({ together }) => deceasedAmong(together, statement));
  const deceased = [...new Map(held.flat().map((one) => [one.hashid, one])).values()];
  if (deceased.length === 0) return loans.some(({ together }) => together.length > 0) ? DIVIDE : '';
  const living = loans.some(({ together }, i) => together.length > 0 && held[i]?.length === 0);
  return `${living ? `${DIVIDE} ` : ''}Van wie het deel van ${fullNames(deceased)} op 1 januari ${statement.year} was, hangt af van het testament en van hoe de erfenis is verdeeld: misschien van jou. Geef op wat op die dag van jou was (artikel 5.2 Wet inkomstenbelasting 2001).`;
}
