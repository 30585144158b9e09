import { fullNames } from '../names/name.ts';
import type { Party } from '../wire/party.ts';
import type { Statement, StatementLoan } from '../wire/statement.ts';
import type { TaxFigure } from './taxTypes.ts';

/** 'Marijke de Vries en de erfgenamen van Jan de Vries': the holders of something after a death. */
function withHeirs(together: readonly Party[], deceased: readonly Party[]): string {
  const heirs = `de erfgenamen van ${fullNames(deceased)}`;
  const living = together.filter((one) => !deceased.includes(one));
  return living.length === 0 ? heirs : `${fullNames(living)} en ${heirs}`;
}

/** The people among these who had died before the year began. */
export const deceasedAmong = (together: readonly Party[], { deceased }: Pick<Statement, 'deceased'>): Party[] =>
  together.filter(({ hashid }) => deceased.includes(hashid));

/** The person's share of a joint amount, if it is not simply half: the amount in cents, and its name. */
export interface OwnPart {
  cents: number;
  words: string;
  /** Whether it is known also if the other one is dead: each half of a gift on paper is a separate debt. */
  heirs: boolean;
}

/** The co-holders of an amount, and the person's share in it: while all of them are alive half, or the agreed share. */
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
 * The way joint amounts are divided: halves or agreed shares, and the estate's if somebody died before 1 January. Nothing if each
 * loan is the person's own: a reader who saw how to halve it would declare half, so it is next to joint figures only.
 */
export function divide(loans: readonly StatementLoan[], statement: Statement): string {
  const held = loans.map(({ together }) => deceasedAmong(together, statement));
  const deceased = [...new Map(held.flat().map((one) => [one.hashid, one])).values()];
  const words = divideBy(loans.some(({ share }) => share !== undefined) ? 'het eigen deel' : 'de helft');
  if (deceased.length === 0) return loans.some(({ together }) => together.length > 0) ? words : '';
  const living = loans.some(({ together }, i) => together.length > 0 && held[i]?.length === 0);
  return `${living ? `${words} ` : ''}Van wie het deel van ${fullNames(deceased)} op 1 januari ${statement.year} was, hangt af van het testament en van hoe de erfenis is verdeeld: misschien van jou. Geef op wat op die dag van jou was (artikel 5.2 Wet inkomstenbelasting 2001).`;
}
