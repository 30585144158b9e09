import { loginPath, RECOVERY } from '../interactions/paths.ts';
import { identityText } from '../text.ts';
import { field, summary } from './field.ts';
import { html } from './html.ts';
import { layout, type PageContext } from './layout.ts';
import { passkeyForm } from './passkeyForm.ts';

const text = identityText.code;

/** `form`: a sentence on a passkey that was tried instead. */
export interface CodeErrors {
  code?: string;
  form?: string;
}

/**
 * The second step: one field, for the six digits of the app or, with `recovery`, for one of the codes on
 * paper. With `passkey` its owner may use that instead.
 */
export function codePage(
  context: PageContext,
  { uid, recovery, passkey, errors }: { uid: string; recovery: boolean; passkey: boolean; errors: CodeErrors },
): string {
  const { form, ...fields } = errors;
  const { title, intro, label, hint, other } = recovery ? text.withRecovery : text.withApp;
  const path = loginPath(uid);
  const recoveryPath = `${path}?${RECOVERY}`;
  const body = html` <h1>${title}</h1>
    <p class="intro">${intro}</p>
    ${summary(text.failed, { form, fields })}
    <form method="post" action="${recovery ? recoveryPath : path}" novalidate>
      ${field({ name: 'code', label, hint, autocomplete: recovery ? 'off' : 'one-time-code', error: errors.code, focus: Object.keys(errors).length === 0 })}
      <button class="primary" type="submit">${text.submit}</button>
    </form>
    ${passkey ? passkeyForm(uid, identityText.passkey.stepStopped) : null}
    <p class="other"><a href="${recovery ? path : recoveryPath}">${other}</a></p>
    <p class="other">${text.notYou} <a href="${context.publicUrl}/logout">${text.logout}</a></p>`;
  return layout(context, { title, body, ...(passkey && { script: 'login' as const }) });
}
