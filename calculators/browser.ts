/** The script of the open calculators: draws the answer anew as one types. Nothing that is typed leaves the browser. */
import type { Typed } from '../domain/calculators/fields.ts';
import type { Calculator } from './calculator.ts';
import { answerOf, CALCULATORS, IDS, wrongId, wrongOf } from './page.ts';

/** The new contract that a visitor takes along, until the wizard takes it over (src/pages/overview/wizard/reckoned.ts). */
const KEPT = 'onderling.concept.rekenen';

/** How long nobody types before a screen reader hears the answer, in milliseconds. */
const PAUSE = 800;

const byId = (id: string) => document.getElementById(id);

const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));

/** Fills in what the fragment of the address holds, of the fields that there are. */
function fill(form: HTMLFormElement): void {
  for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
    if (field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value))
      field.value = value;
  }
}

function begin(form: HTMLFormElement, calculator: Calculator, today: string): void {
  const answer = byId(IDS.answer);
  const brief = byId(IDS.brief);
  let waiting = 0;

  const draw = (spoken: boolean): void => {
    const drawn = calculator.draw(typedIn(form), today);
    const isOpen = answer?.querySelector('details')?.open === true;
    if (answer !== null) answer.innerHTML = answerOf(drawn).markup;
    answer?.querySelector('details')?.toggleAttribute('open', isOpen);
    const wrong = wrongOf(drawn);
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      const line = byId(wrongId(field.name));
      if (line !== null) line.textContent = wrong[field.name] ?? '';
      field.setAttribute('aria-invalid', String(field.name in wrong));
    }
    window.clearTimeout(waiting);
    if (spoken)
      waiting = window.setTimeout(() => {
        if (brief !== null) brief.textContent = 'wrong' in drawn ? Object.values(wrong).join(' ') : drawn.inBrief;
      }, PAUSE);
  };
  const changed = (): void => {
    history.replaceState(null, '', `#${new URLSearchParams(typedIn(form)).toString()}`);
    draw(true);
  };

  form.addEventListener('input', changed);
  form.addEventListener('submit', (event) => event.preventDefault());
  window.addEventListener('hashchange', () => {
    fill(form);
    draw(true);
  });
  for (const link of document.querySelectorAll('[data-keeps]'))
    link.addEventListener('click', () => keep(calculator, typedIn(form), today));
  onPress(IDS.print, () => window.print());
  onPress(IDS.copy, () => {
    changed();
    void navigator.clipboard.writeText(location.href).then(
      () => say(brief, 'De link is gekopieerd.'),
      () => say(brief, 'Kopiëren lukte niet. Kopieer het adres bovenin je browser.'),
    );
  });
  form.querySelector('fieldset')?.removeAttribute('disabled');
  fill(form);
  draw(false);
}

function say(line: HTMLElement | null, sentence: string): void {
  if (line === null) return;
  line.textContent = sentence;
  line.classList.remove('unseen');
}

function onPress(id: string, act: () => void): void {
  const button = byId(id);
  button?.removeAttribute('disabled');
  button?.addEventListener('click', act);
}

/** Keeps what was reckoned for a new contract; a browser that keeps nothing loses only this. */
function keep(calculator: Calculator, typed: Typed, today: string): void {
  const contract = calculator.contract(typed, today);
  try {
    if (contract !== null) localStorage.setItem(KEPT, JSON.stringify(contract));
  } catch {
    // Storage is full or switched off: the wizard begins empty.
  }
}

const form = document.getElementById(IDS.form);
if (form instanceof HTMLFormElement) {
  const calculator = CALCULATORS.find(({ name }) => name === form.dataset.calculator);
  if (calculator) begin(form, calculator, form.dataset.today ?? '');
}
