import { FORGOTTEN_PATH } from '../forgotten/paths.ts';
import { identityText } from '../text.ts';
import { field, summary } from './field.ts';
import { html } from './html.ts';
import { loginPath } from '../interactions/paths.ts';
import { layout, type PageContext } from './layout.ts';
import { passkeyForm } from './passkeyForm.ts';

const text = identityText.login;

/** The content of the login page: the address as typed, and what was wrong. */
export interface LoginView {
  /** Of the interaction: where the form goes. */
  uid: string;
  email: string;
  /** The previous session ran out, or was ended elsewhere. */
  expired: boolean;
  errors: LoginErrors;
}

/** `form`: a sentence on the attempt as a whole; `passkey`: on one with a passkey, which is then not offered again. */
export interface LoginErrors {
  email?: string;
  password?: string;
  form?: string;
  passkey?: string;
}

/**
 * The login page: E-mailadres, Wachtwoord, Inloggen. It needs no script; the script adds the button that shows
 * the password, and the passkey prompt.
 */
export function loginPage(context: PageContext, { uid, email, expired, errors }: LoginView): string {
  const { form, passkey, ...fields } = errors;
  const wrong = Object.keys(errors).length > 0;
  const startAtPassword = !wrong && email !== '';
  const body = html` <h1>${text.title}</h1>
    <p class="intro">${expired ? text.expired : text.intro}</p>
    ${summary(text.failed, { fields, form: passkey ?? form })}
    <form method="post" action="${loginPath(uid)}" novalidate>
      ${field({ name: 'email', label: text.email, value: email, autocomplete: passkey === undefined ? 'username webauthn' : 'username', error: errors.email, focus: !wrong && !startAtPassword })}
      ${field({ name: 'password', label: text.password, autocomplete: 'current-password', error: errors.password, focus: startAtPassword })}
      <button class="primary" type="submit">${text.submit}</button>
    </form>
    ${passkeyForm(uid, identityText.passkey.stopped)}
    <p class="other"><a href="${FORGOTTEN_PATH}">${text.forgotten}</a></p>
    <p class="other">${text.noAccount} <a href="${context.publicUrl}/register">${text.register}</a></p>
    <p class="other"><a href="${context.publicUrl}/controle">${text.checkPaper}</a></p>
    <p class="other">
      <a href="${context.publicUrl}/welkom">${text.about}</a> <a href="${context.publicUrl}/privacy">${text.privacy}</a>
    </p>`;
  return layout(context, { title: text.title, body, script: 'login' });
}
