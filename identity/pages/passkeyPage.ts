import { identityText } from '../text.ts';
import { summary } from './field.ts';
import { html } from './html.ts';
import { layout, type PageContext } from './layout.ts';
import { passkeyForm } from './passkeyForm.ts';

const text = identityText.passkey;

/** The second step of an account with a passkey and no app with codes: the passkey, which needs the script of the page. */
export function passkeyPage(context: PageContext, { uid, error }: { uid: string; error?: string }): string {
  const body = html` <h1>${text.stepTitle}</h1>
    <p class="intro">${text.stepIntro}</p>
    ${summary(identityText.login.failed, { form: error })} ${passkeyForm(uid, text.stepStopped, 'primary')}
    <p class="unable">${text.noScript}</p>
    <p class="other">${text.lost} <a href="${context.publicUrl}/profiel">${text.turnOn}</a></p>
    <p class="other">
      ${identityText.code.notYou} <a href="${context.publicUrl}/logout">${identityText.code.logout}</a>
    </p>`;
  return layout(context, { title: text.stepTitle, body, script: 'login' });
}
