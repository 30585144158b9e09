import { identityText } from '../text.ts';
import { html, type Html } from './html.ts';

export interface FieldView {
  name: 'email' | 'password' | 'code';
  label: string;
  hint?: string;
  value?: string;
  autocomplete: string;
  error?: string | undefined;
  focus: boolean;
}

const text = identityText.login;

/** The attributes each kind of field needs besides its name; the script adds the button that shows a password. */
const KINDS: Record<FieldView['name'], Html> = {
  email: html` type="email" autocapitalize="none" spellcheck="false"`,
  password: html` type="password" data-show="${text.show}" data-hide="${text.hide}" data-what="${text.shown}"`,
  code: html` type="text" autocapitalize="none" spellcheck="false"`,
};

/** A labelled field with its hint below the label and its error below the field (docs/screens.md 6.7). */
export function field({ name, label, hint, value = '', autocomplete, error, focus }: FieldView): Html {
  const numeric = autocomplete === 'one-time-code' ? html` inputmode="numeric"` : null;
  const described = [hint === undefined ? null : `${name}-hint`, error === undefined ? null : `${name}-error`]
    .filter((id) => id !== null)
    .join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint === undefined ? null : html`<p class="hint" id="${name}-hint">${hint}</p>`}
    <div class="control">
      <input
        id="${name}"
        name="${name}"
        ${KINDS[name]}${numeric}
        value="${value}"
        autocomplete="${autocomplete}"
        required${error === undefined ? null : html` aria-invalid="true"`}${described === '' ? null : html` aria-describedby="${described}"`}${focus ? html` autofocus` : null}
      />
    </div>
    ${error === undefined ? null : html`<p class="error" id="${name}-error"><span class="hidden">${identityText.errorPrefix} </span>${error}</p>`}
  </div>`;
}

/** Above the form, with the focus, so that it is read first; each line about a field links to it (docs/screens.md 6.7). */
export function summary(
  title: string,
  errors: { fields?: Partial<Record<FieldView['name'], string>>; form?: string | undefined },
): Html | null {
  const lines = Object.entries(errors.fields ?? {}).map(
    ([name, error]) => html`<li><a href="#${name}">${error}</a></li>`,
  );
  if (lines.length === 0 && errors.form === undefined) return null;
  const content =
    errors.form === undefined
      ? html`<h2>${text.summary}</h2>
          <ul>
            ${lines}
          </ul>`
      : html`<h2>${title}</h2>
          <p>${errors.form}</p>`;
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>${content}</div>`;
}
