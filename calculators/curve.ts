import { type Html, html } from '../identity/pages/html.ts';

const WIDTH = 640;
const HEIGHT = 200;

/**
 * The balance after each term, as a picture. The table below it says the same for people who can't see it.
 * @param balances in cents, the first before anything was paid
 */
export function curve(balances: readonly number[], alt: string): Html {
  const highest = Math.max(...balances, 1);
  const across = (index: number) => Math.round((index / Math.max(1, balances.length - 1)) * WIDTH);
  const down = (balance: number) => Math.round(HEIGHT - (balance / highest) * HEIGHT);
  const line = balances.map((balance, index) => `${across(index)},${down(balance)}`).join(' ');
  return html`<svg
    class="curve"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    role="img"
    aria-label="${alt}"
    preserveAspectRatio="none"
  >
    <polygon points="0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}" />
    <polyline points="${line}" />
  </svg>`;
}
