import { addMonths, type IsoDate } from '../domain/dates/isoDate.ts';
import { formatEuro } from '../domain/money/format.ts';
import { type SourceId, SOURCES } from '../domain/sources/sources.ts';
import { type Html, html } from '../identity/pages/html.ts';

/** The first day of the next month: the day on which everything here begins. */
export const nextMonth = (today: IsoDate): IsoDate => addMonths(`${today.slice(0, 7)}-01`, 1);

/** Names and figures under one another, the first of them large. */
export const figures = (rows: readonly (readonly [name: string, figure: string])[]): Html =>
  html`<dl class="figures">
    ${rows.map(
      ([name, figure]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${figure}</dd>
        </div>`,
    )}
  </dl>`;

/** A law and its articles, as a link to the text that was read. */
export const sourceLink = (id: SourceId): Html => {
  const { law, articles, url } = SOURCES[id];
  return html`<a href="${url}" rel="noopener noreferrer" target="_blank">${law}, artikel ${articles.join(', ')}</a>`;
};

/** An amount without its sign, for a column whose heading names the money. */
export const bare = (cents: number): string => formatEuro(cents).replace(/^€\s/u, '');

/** When the interest of a loan can be deducted: a condition wherever a loan is shown, as more facts decide it. */
export const deduction = (): Html =>
  html`Of je de rente mag aftrekken, hangt af van veel meer. Het moet gaan om je eigen woning. De lening moet in ten
  hoogste 360 maanden helemaal worden afgelost, minstens zo snel als annuïtair. Dit is dus geen belofte:
  ${sourceLink('ib-own-home-debt')}.`;
