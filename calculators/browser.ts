/** The script of the open calculators: redraws the answer while typing. Input never leaves the browser. */
import type { Typed } from '../domain/calculators/fields.ts';
import { formatDateLong } from '../domain/dates/dutchDate.ts';
import type { IsoDate } from '../domain/dates/isoDate.ts';
import { todayInAmsterdam } from '../domain/dates/today.ts';
import type { Calculator } from './calculator.ts';
import { answerOf, assumedOf, CALCULATORS, dayLine, filledOf, IDS, pathOf, wrongId, wrongOf } from './page.ts';
import { paperOf } from './paper.ts';
import { pdfOf } from './pdf.ts';

/** The new contract that a visitor takes along, until the wizard takes it over (src/pages/overview/wizard/reckoned.ts). */
const KEPT = 'onderling.concept.rekenen';

/** The pause in typing before a screen reader hears the answer, in milliseconds. */
const PAUSE = 800;

const byId = (id: string) => document.getElementById(id);

const foldsIn = (part: HTMLElement | null) => [...(part?.querySelectorAll('details') ?? [])];

const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));

/** Fills in the fields named in the fragment of the address. */
function fill(form: HTMLFormElement): void {
  for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
    if (field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value))
      field.value = value;
  }
}

/** Today, on a page that was built earlier; a clock that is behind the build is not believed. */
function todayFrom(built: IsoDate): IsoDate {
  const today = todayInAmsterdam(Date.now());
  return today > built ? today : built;
}

/** Starts the page from today, as it was drawn for the day of the build. */
function bringUpToDate(form: HTMLFormElement, calculator: Calculator, today: IsoDate): void {
  for (const { name, first } of calculator.fields(today)) {
    const field = form.elements.namedItem(name);
    // Values that the browser kept from an earlier visit stay.
    if (field instanceof HTMLInputElement && field.value === field.defaultValue) field.value = first;
  }
  const assumed = byId(IDS.assumed);
  if (assumed !== null) assumed.innerHTML = assumedOf(calculator, today).markup;
  const day = byId(IDS.day);
  if (day !== null) day.textContent = dayLine(today);
}

function begin(form: HTMLFormElement, calculator: Calculator, today: IsoDate): void {
  const answer = byId(IDS.answer);
  const brief = byId(IDS.brief);
  const filled = byId(IDS.filled);
  let waiting = 0;

  const draw = (spoken: boolean): void => {
    const typed = typedIn(form);
    const drawn = calculator.draw(typed, today);
    if (filled !== null) filled.innerHTML = filledOf(calculator, typed, today).markup;
    const wasOpen = foldsIn(answer).map(({ open }) => open);
    if (answer !== null) answer.innerHTML = answerOf(drawn).markup;
    for (const [at, fold] of foldsIn(answer).entries()) fold.open = wasOpen[at] === true;
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

  /** Opening a part of the answer selects its subject in the field with that choice. */
  const choose = (chosen: string): void => {
    for (const field of form.querySelectorAll('select'))
      if ([...field.options].some(({ value }) => value === chosen)) field.value = chosen;
    history.replaceState(null, '', `#${new URLSearchParams(typedIn(form)).toString()}`);
  };
  answer?.addEventListener('click', ({ target }) => {
    const fold = target instanceof Element ? target.closest('summary')?.parentElement : null;
    // The press comes before it opens.
    if (fold instanceof HTMLDetailsElement && !fold.open && fold.dataset.chooses) choose(fold.dataset.chooses);
  });
  form.addEventListener('input', changed);
  form.addEventListener('submit', (event) => event.preventDefault());
  window.addEventListener('hashchange', () => {
    fill(form);
    draw(true);
  });
  for (const link of document.querySelectorAll('[data-keeps]'))
    link.addEventListener('click', () => keep(calculator, typedIn(form), today));
  onPress(IDS.print, () => window.print());
  // Print can't expand anything: a browser that leaves out closed parts gets them open.
  let closed: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    closed = foldsIn(answer).filter(({ open }) => !open);
    for (const fold of closed) fold.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const fold of closed) fold.open = false;
  });
  onPress(IDS.pdf, () => {
    // A wrong field has its sentence; a paper without an answer would say less.
    if ('wrong' in calculator.draw(typedIn(form), today))
      say(brief, 'Vul eerst de velden goed in. Daarna kun je de pdf downloaden.');
    else {
      const foot = `Uitgerekend op ${formatDateLong(today)} met ${location.host}${pathOf(calculator)}`;
      const bytes = pdfOf(calculator.title, paperOf(document), foot);
      download(new Blob([bytes], { type: 'application/pdf' }), `onderling-${calculator.name}.pdf`);
      say(brief, 'De pdf is gemaakt. Je vindt hem bij je downloads.');
    }
  });
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

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers begin to read it only after the press.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
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

/**
 * Stores the result for a new contract; a browser without storage loses only this. A page without an answer stores nothing and
 * clears an older result: it no longer matches the page.
 */
function keep(calculator: Calculator, typed: Typed, today: string): void {
  const contract = 'wrong' in calculator.draw(typed, today) ? null : calculator.contract(typed, today);
  try {
    if (contract === null) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, JSON.stringify(contract));
  } catch {
    // Storage is full or switched off: the wizard begins empty.
  }
}

const form = document.getElementById(IDS.form);
if (form instanceof HTMLFormElement) {
  const calculator = CALCULATORS.find(({ name }) => name === form.dataset.calculator);
  const built = form.dataset.today ?? '';
  const today = todayFrom(built);
  if (calculator && today !== built) bringUpToDate(form, calculator, today);
  if (calculator) begin(form, calculator, today);
}
