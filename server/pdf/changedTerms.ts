import { isLoanType } from '../../domain/contracts/types.ts';
import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import type { Contract } from '../../domain/wire/contract.ts';
import type { AgreementInput } from './agreementInput.ts';
import type { AgreementText, Article } from './agreementText.ts';
import { closingHere } from './clauses/shared/closing.ts';
import { together } from './clauses/shared/wording.ts';

/** A loan has one set of terms: its figures never followed from any other (docs/decisions/0003). */
const sinceOf = (type: Contract['type']): string =>
  isLoanType(type)
    ? ' De hoofdsom, de rente en de termijnen die hier staan, gelden vanaf de eerste dag van de lening.'
    : '';

/**
 * The text of an agreement whose terms were changed after signing: it says so, with both days, and leaves the day of signing
 * open. This text was not signed on the day of the agreement, and by the agreement itself an undated change does not count
 * (clauses/shared/closing.ts).
 * @param inLaw the legal meaning of these terms besides their figures, in separate sentences
 */
export function datedAsChanged(
  text: AgreementText,
  { type, contract: terms }: Pick<Contract, 'type' | 'contract'>,
  { changedOn, inLaw }: Pick<AgreementInput, 'changedOn'> & { inLaw: readonly string[] },
): AgreementText {
  if (!changedOn || terms.signed_date === null) return text;
  const [signed, changed] = [formatDateLong(terms.signed_date), formatDateLong(changedOn)];
  const was = text.notary === null ? 'Jullie hebben dit ondertekend op' : 'De akte is van';
  const since = sinceOf(type);
  return {
    ...text,
    about: [
      ...text.about,
      `${was} ${signed}. Hier staan de afspraken zoals jullie die op ${changed} hebben gewijzigd.${since}`,
      ...inLaw,
    ],
    closing: `Deze overeenkomst is ondertekend op ${signed}. Hier staat zij zoals partijen haar op ${changed} hebben gewijzigd.${since} ${text.closing}`,
    signedOn: null,
  };
}

/**
 * The text of an agreement that will replace signed terms by being signed itself: the changes, their start, and that the
 * signed terms count until then.
 * @param was the signed text
 * @param inLaw the legal meaning of its terms besides their figures, in separate sentences
 */
export function toBeChanged(
  text: AgreementText,
  was: AgreementText,
  { type, contract: terms }: Pick<Contract, 'type' | 'contract'>,
  { onPaper, inLaw }: Pick<AgreementInput, 'onPaper'> & { inLaw: readonly string[] },
): AgreementText {
  const signed = terms.signed_date === null ? '' : ` op ${formatDateLong(terms.signed_date)}`;
  const until = `Tot iedereen dit heeft ondertekend, geldt wat jullie${signed} ondertekenden.`;
  return {
    ...text,
    about: [
      ...text.about,
      `Met dit document wijzigen jullie wat jullie${signed} ondertekenden.${sinceOf(type)} ${until}`,
      ...whatDiffers(was, text),
      ...inLaw,
    ],
    closing: `Dit document wijzigt de overeenkomst die partijen${signed} hebben ondertekend, en komt ervoor in de plaats.${sinceOf(type)} ${closingHere('wijziging', onPaper)}`,
    signedOn: null,
    onPaper,
  };
}

/** The differences between two texts of one agreement: its figures with both values, and the articles by title. */
function whatDiffers(was: AgreementText, is: AgreementText): string[] {
  const before = new Map(was.keyFigures.map(({ label, value }) => [label, value]));
  const figures = is.keyFigures.flatMap(({ label, value }) => {
    const earlier = before.get(label);
    if (earlier === value) return [];
    return [earlier === undefined ? `${label}: ${value}` : `${label}: ${value} (was ${earlier})`];
  });
  const said = ({ title, paragraphs }: Article) => JSON.stringify([title, paragraphs]);
  const articles = is.articles.flatMap((article, i) =>
    was.articles.some((one) => said(one) === said(article)) ? [] : [`artikel ${i + 1} (${article.title})`],
  );
  const gone = was.articles.filter(({ title }) => !is.articles.some((one) => one.title === title));
  return [
    ...(figures.length === 0 ? [] : [`Wat er verandert: ${figures.join('; ')}.`]),
    ...(articles.length === 0 ? [] : [`De tekst verandert in ${together(articles)}.`]),
    ...(gone.length === 0 ? [] : [`Dit vervalt: ${together(gone.map(({ title }) => title))}.`]),
  ];
}
