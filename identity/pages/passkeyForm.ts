import { challengePath, loginPath } from '../interactions/paths.ts';
import { identityText } from '../text.ts';
import { html, type Html } from './html.ts';

const text = identityText.passkey;

/**
 * The button that asks for a passkey. The script shows it where the browser can, and posts the answer to the login page.
 * `stopped`: what to do when none was chosen.
 */
export const passkeyForm = (uid: string, stopped: string, rank: 'primary' | 'secondary' = 'secondary'): Html =>
  html`<form
    class="passkey"
    method="post"
    action="${loginPath(uid)}"
    data-passkey="${challengePath(uid)}"
    data-stopped="${stopped}"
    data-failed="${text.failed}"
    hidden
  >
    <input type="hidden" name="assertion" />
    <button class="${rank}" type="submit">${text.submit}</button>
    <p class="said" role="status"></p>
  </form>`;
