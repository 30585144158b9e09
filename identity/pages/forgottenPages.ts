import { FORGOTTEN_PATH } from '../forgotten/paths.ts';
import { identityText } from '../text.ts';
import { field, summary } from './field.ts';
import { html } from './html.ts';
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

/** Asks for the new password, behind a mailed link. */
export function newPasswordPage(context: PageContext, view: { action: string; error?: string }): string {
  const body = html` <h1>${text.newTitle}</h1>
    <p class="intro">${text.newIntro}</p>
    ${view.error === undefined ? null : summary(text.failed, { fields: { password: view.error } })}
    <form method="post" action="${view.action}" novalidate>
      ${field({ name: 'password', label: text.newPassword, hint: text.rule, autocomplete: 'new-password', error: view.error, focus: view.error === undefined })}
      <button class="primary" type="submit">${text.save}</button>
    </form>`;
  return layout(context, { title: text.newTitle, body, script: 'login' });
}
