import type { Typed, Wrong } from '../domain/calculators/fields.ts';
import { formatDateLong } from '../domain/dates/dutchDate.ts';
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
export const IDS = {
  form: 'invoer',
  filled: 'ingevuld',
  answer: 'antwoord',
  day: 'dag',
  assumed: 'uitgangspunten',
  brief: 'kort',
  copy: 'kopieer',
  pdf: 'pdf',
  print: 'afdrukken',
} as const;
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

/** The part of the page that changes while typing. */
export const answerOf = (drawn: Drawn): Html =>
  'wrong' in drawn ? html`<p>Vul eerst de velden goed in. Daarna zie je hier het antwoord.</p>` : drawn.answer;

/** The input as printed: a choice in words, without empty or meaningless fields. */
export const filledOf = (calculator: Calculator, typed: Typed, today: IsoDate): Html => {
  const has = (name: string) => (typed[name] ?? '').trim() !== '';
  const rows = calculator.fields(today).filter(({ name, besides = name }) => has(name) && has(besides));
  return html`<h2>Ingevuld</h2>
    <dl>
      ${rows.map(({ name, label, choices }) => {
        const value = typed[name] ?? '';
        return html`<div>
          <dt>${label}</dt>
          <dd>${choices?.[value] ?? value}</dd>
        </div>`;
      })}
    </dl>`;
};

/** The first day of the calculation. */
export const dayLine = (today: IsoDate): string => `Uitgerekend op ${formatDateLong(today)}.`;

/** The assumptions of the answer. */
export const assumedOf = (calculator: Calculator, today: IsoDate): Html =>
  html`${calculator.assumptions(today).map((sentence) => html`<li>${sentence}</li>`)}`;

/** The sentences at the fields. */
export const wrongOf = (drawn: Drawn): Wrong => ('wrong' in drawn ? drawn.wrong : {});

/**
 * The body of the page, with its first answer: for the day it was built, and for today once the script has loaded. The fields
 * work from then on: before, nothing is sent.
 */
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
    <div class="paper" id="${IDS.filled}">${filledOf(calculator, firstOf(calculator, today), today)}</div>
    <section aria-labelledby="uitkomst">
      <h2 id="uitkomst">Dit komt eruit</h2>
      <p class="hint" id="${IDS.day}">${dayLine(today)}</p>
      <div id="${IDS.answer}">${answerOf(calculator.draw(firstOf(calculator, today), today))}</div>
      <p class="unseen" role="status" id="${IDS.brief}"></p>
      <p class="acts">
        <button type="button" id="${IDS.copy}" disabled>Kopieer een link hiernaartoe</button>
        <button type="button" id="${IDS.pdf}" disabled>Download als pdf</button>
        <button type="button" id="${IDS.print}" disabled>Druk af</button>
      </p>
      <p>
        Wat je invult, blijft op je apparaat. De link bewaart het achter het hekje, en dat deel gaat naar geen server.
        De pdf maakt je eigen browser.
      </p>
    </section>
    <h2>Leg het vast</h2>
    <p>In Onderling wordt dit een contract dat jullie ondertekenen. Je bedragen staan dan al klaar op dit apparaat.</p>
    <p>
      <a class="act" href="/register" data-keeps>Maak een account</a>
      <a href="/overzicht?nieuw=soort" data-keeps>Ik heb al een account</a>
    </p>
    <h2>Waar dit van uitgaat</h2>
    <ul id="${IDS.assumed}">
      ${assumedOf(calculator, today)}
    </ul>
    <p>Onderling rekent en legt uit. Het geeft geen advies.</p>
    <h2>Ook uitrekenen</h2>
    <ul>
      ${CALCULATORS.filter((other) => other !== calculator).map(
        (other) => html`<li><a href="${pathOf(other)}">${other.title}</a></li>`,
      )}
    </ul>`;
