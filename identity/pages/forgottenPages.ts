import { FORGOTTEN_PATH } from '../forgotten/paths.ts';
import { identityText } from '../text.ts';
import { field, summary } from './field.ts';
import { html, type Html } from './html.ts';
import { layout, type PageContext } from './layout.ts';

const text = identityText.forgotten;

/** Asks for the address of a forgotten password. `form`: a sentence on the attempt as a whole. */
export function forgottenPage(context: PageContext, view: { email: string; error?: string; form?: string }): string {
  const { email, error, form } = view;
  const body = html` <h1>${text.title}</h1>
    <p class="intro">${text.intro}</p>
    ${summary(text.failed, { form, ...(error !== undefined && { fields: { email: error } }) })}
    <form method="post" action="${FORGOTTEN_PATH}" novalidate>
      ${field({ name: 'email', label: identityText.login.email, value: email, autocomplete: 'username', error, focus: error === undefined && form === undefined })}
      <button class="primary" type="submit">${text.submit}</button>
    </form>
    <p class="other"><a href="${context.publicUrl}/">${identityText.backToApp}</a></p>`;
  return layout(context, { title: text.title, body });
}

interface NewPasswordView {
  action: string;
  /** Other ways in; those that are ticked stay. */
  ways: readonly { value: string; label: string; ticked: boolean }[];
  /** Since when a second step that stays has been on, in words. */
  lock: string | null;
  error: string | undefined;
}

/** Asks for the new password, behind a mailed link, and which other ways in are one's own. */
export function newPasswordPage(context: PageContext, { action, ways, lock, error }: NewPasswordView): string {
  const body = html` <h1>${text.newTitle}</h1>
    <p class="intro">${text.newIntro}</p>
    ${error === undefined ? null : summary(text.failed, { fields: { password: error } })}
    <form method="post" action="${action}" novalidate>
      ${field({ name: 'password', label: text.newPassword, hint: text.rule, autocomplete: 'new-password', error, focus: error === undefined })}
      ${ways.length === 0 ? null : ticks(ways)} ${lock === null ? null : html`<p>${text.locked(lock)}</p>`}
      <button class="primary" type="submit">${text.save}</button>
    </form>`;
  return layout(context, { title: text.newTitle, body, script: 'login' });
}

const ticks = (ways: NewPasswordView['ways']): Html =>
  html`<fieldset aria-describedby="keep-hint">
    <legend>${text.keepTitle}</legend>
    <p class="hint" id="keep-hint">${text.keepHint}</p>
    ${ways.map(
      ({ value, label, ticked }) =>
        html`<label class="tick"
          ><input type="checkbox" name="keep" value="${value}" ${ticked ? html` checked` : null} /> ${label}</label
        >`,
    )}
  </fieldset>`;
