import type { Wrong } from '../domain/calculators/fields.ts';
import type { IsoDate } from '../domain/dates/isoDate.ts';
import { type Html, html } from '../identity/pages/html.ts';
import { type Calculator, type Drawn, type Field, firstOf } from './calculator.ts';
import { giftCalculator } from './gift.ts';
import { lendOrGiveCalculator } from './lendOrGive.ts';
import { loanCalculator } from './loan.ts';

/** Every calculator, in the order of their links. */
export const CALCULATORS: readonly Calculator[] = [loanCalculator, giftCalculator, lendOrGiveCalculator];

export const pathOf = ({ name }: Calculator): string => `/rekenen/${name}`;

/** The ids that the script looks for. */
export const IDS = { form: 'invoer', answer: 'antwoord', brief: 'kort', copy: 'kopieer', print: 'afdrukken' } as const;
export const wrongId = (name: string): string => `${name}-fout`;

const control = ({ name, first, choices, inputmode, hint }: Field): Html => {
  const described = html`aria-describedby="${hint === undefined ? '' : `${name}-uitleg `}${wrongId(name)}"`;
  if (choices === undefined)
    return html`<input
      id="${name}"
      name="${name}"
      value="${first}"
      inputmode="${inputmode ?? 'text'}"
      autocomplete="off"
      ${described}
    />`;
  return html`<select id="${name}" name="${name}" ${described}>
    ${Object.entries(choices).map(
      ([value, label]) => html`<option value="${value}" ${value === first ? html`selected` : null}>${label}</option>`,
    )}
  </select>`;
};

const fieldRow = (field: Field): Html =>
  html`<div class="field">
    <label for="${field.name}">${field.label}</label>
    ${field.hint === undefined ? null : html`<p class="hint" id="${field.name}-uitleg">${field.hint}</p>`}
    ${control(field)}
    <p class="wrong" id="${wrongId(field.name)}"></p>
  </div>`;

/** The part of the page that changes as one types. */
export const answerOf = (drawn: Drawn): Html =>
  'wrong' in drawn ? html`<p>Vul eerst de velden goed in. Daarna zie je hier het antwoord.</p>` : drawn.answer;

/** The sentences at the fields. */
export const wrongOf = (drawn: Drawn): Wrong => ('wrong' in drawn ? drawn.wrong : {});

/** The body of the page, with its first answer. The fields work once the script has come: before, nothing is sent. */
export const calculatorBody = (calculator: Calculator, today: IsoDate): Html =>
  html`<p class="intro">${calculator.intro}</p>
    <form id="${IDS.form}" data-calculator="${calculator.name}" data-today="${today}" novalidate>
      <fieldset disabled>
        <legend>Vul in</legend>
        ${calculator.fields(today).map(fieldRow)}
      </fieldset>
    </form>
    <noscript
      ><p class="missing">Hieronder staat een voorbeeld. Zet JavaScript aan om zelf bedragen in te vullen.</p></noscript
    >
    <section aria-labelledby="uitkomst">
      <h2 id="uitkomst">Dit komt eruit</h2>
      <div id="${IDS.answer}">${answerOf(calculator.draw(firstOf(calculator, today), today))}</div>
      <p class="unseen" role="status" id="${IDS.brief}"></p>
      <p class="acts">
        <button type="button" id="${IDS.copy}" disabled>Kopieer een link hiernaartoe</button>
        <button type="button" id="${IDS.print}" disabled>Afdrukken of bewaren als PDF</button>
      </p>
      <p>
        Wat je invult, blijft op je apparaat. De link bewaart het achter het hekje, en dat deel gaat naar geen server.
      </p>
    </section>
    <h2>Leg het vast</h2>
    <p>In Onderling wordt dit een contract dat jullie ondertekenen. Je bedragen staan dan al klaar op dit apparaat.</p>
    <p>
      <a class="act" href="/register" data-keeps>Maak een account</a>
      <a href="/overzicht?nieuw=soort" data-keeps>Ik heb al een account</a>
    </p>
    <h2>Waar dit van uitgaat</h2>
    <ul>
      ${calculator.assumptions(today).map((sentence) => html`<li>${sentence}</li>`)}
    </ul>
    <p>Onderling rekent en legt uit. Het geeft geen advies.</p>
    <h2>Ook uitrekenen</h2>
    <ul>
      ${CALCULATORS.filter((other) => other !== calculator).map(
        (other) => html`<li><a href="${pathOf(other)}">${other.title}</a></li>`,
      )}
    </ul>`;
