import { identityText } from '../text.ts';
import { html } from './html.ts';
import { layout, type PageContext } from './layout.ts';

/** A page with one message and a way back to the app. `details` is folded away, for a helper. */
export function messagePage(context: PageContext, message: { title: string; text: string; details?: string }): string {
  const body = html` <h1>${message.title}</h1>
    <p>${message.text}</p>
    <p><a class="primary" href="${context.publicUrl}/">${identityText.backToApp}</a></p>
    ${
      message.details === undefined
        ? null
        : html`<details>
            <summary>${identityText.failed.details}</summary>
            <p class="technical">${message.details}</p>
          </details>`
    }`;
  return layout(context, { title: message.title, body });
}
