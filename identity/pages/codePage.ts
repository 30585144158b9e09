import { RECOVERY } from '../interactions/paths.ts';
import { identityText } from '../text.ts';
import { field, summary } from './field.ts';
import { html } from './html.ts';
import { layout, type PageContext } from './layout.ts';

const text = identityText.code;

/**
 * The second step: one field, for the six digits of the app or, by `recovery`, for one of the codes on paper.
 */
export function codePage(
  context: PageContext,
  { path, recovery, error }: { path: string; recovery: boolean; error?: string },
): string {
  const { title, intro, label, hint, other } = recovery ? text.withRecovery : text.withApp;
  const recoveryPath = `${path}?${RECOVERY}`;
  const body = html` <h1>${title}</h1>
    <p class="intro">${intro}</p>
    ${error === undefined ? null : summary(text.failed, { fields: { code: error } })}
    <form method="post" action="${recovery ? recoveryPath : path}" novalidate>
      ${field({ name: 'code', label, hint, autocomplete: recovery ? 'off' : 'one-time-code', error, focus: error === undefined })}
      <button class="primary" type="submit">${text.submit}</button>
    </form>
    <p class="other"><a href="${recovery ? path : recoveryPath}">${other}</a></p>
    <p class="other">${text.notYou} <a href="${context.publicUrl}/logout">${text.logout}</a></p>`;
  return layout(context, { title, body });
}
