import { identityText } from '../text.ts';
import { html, trusted } from './html.ts';
import { layout, type PageContext } from './layout.ts';

const text = identityText.logout;

/**
 * `form` is the library's own form (id op.logoutForm) with its protection against forgery; the buttons belong to it.
 * `ask` is false when the app sent a valid id_token_hint of the very session: then the script sends the form at once.
 */
export function logoutPage(context: PageContext, { form, ask }: { form: string; ask: boolean }): string {
  const title = ask ? text.askTitle : text.busyTitle;
  const body = html` <h1>${title}</h1>
    <p>${ask ? text.ask : text.busy}</p>
    ${trusted(form)}
    <p class="choices">
      <button
        class="primary"
        type="submit"
        form="op.logoutForm"
        name="logout"
        value="yes"
        ${ask ? null : html` data-submit`}
      >
        ${text.submit}
      </button>
      ${ask ? html`<a class="secondary" href="${context.publicUrl}/">${text.stay}</a>` : null}
    </p>`;
  return layout(context, { title, body, script: 'logout' });
}
