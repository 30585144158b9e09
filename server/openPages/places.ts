import { groundOf, keptData } from '../../domain/privacy/keptData.ts';
import { type Receiver, receiverRows, seenBy } from '../../domain/privacy/receivers.ts';
import { type Html, html, trusted } from '../../identity/pages/html.ts';
import { formatEuro } from '../../domain/money/format.ts';
import type { Env } from '../env/settings.ts';
import { reachUs, sellerBlock } from './seller.ts';

/** The settings used on the open pages. */
type OpenPageFacts = Pick<
  Env,
  | 'publicUrl'
  | 'contact'
  | 'seller'
  | 'chatUrl'
  | 'includedChildren'
  | 'pricePerChildCents'
  | 'vatPercent'
  | 'mollie'
  | 'sentryDsn'
  | 'oidcAuthority'
>;

/** The recipients that receive nothing in this deployment. */
const absentFrom = ({ mollie }: OpenPageFacts): Receiver[] => (mollie ? [] : ['payments']);

/** The texts of the settings on the open pages, each by its name. */
const SAID = {
  publicUrl: ({ publicUrl }) => html`${publicUrl}`,
  chatUrl: ({ chatUrl }) => html`${chatUrl}`,
  reachUs: ({ contact }) => reachUs(contact),
  seller: ({ seller }) => sellerBlock(seller),
  nothingSold: ({ seller }) =>
    html`${seller === null ? html`<p class="missing">Hier kan nu niets worden besteld.</p>` : null}`,
  places: ({ includedChildren: free }) => html`${free === 1 ? '1 familielid' : `${free} familieleden`}`,
  price: ({ pricePerChildCents }) => html`${formatEuro(pricePerChildCents)}`,
  vat: ({ vatPercent }) => html`${vatPercent}`,
  login: ({ oidcAuthority }) =>
    html`${
      oidcAuthority === null
        ? html`<li>Naast je wachtwoord kun je een tweede stap aanzetten. Inloggen met een passkey kan ook.</li>`
        : null
    }`,
  kept: (told) =>
    html`${keptData.map(
      (one) =>
        html`<dt>${one.what}</dt>
          <dd>
            ${one.why} ${groundOf(one)} <strong>Hoe lang:</strong> ${one.howLong} <strong>Wie het ziet:</strong>
            ${seenBy(one, absentFrom(told))}
          </dd>`,
    )}`,
  receivers: (told) =>
    html`${receiverRows(absentFrom(told)).map(
      ({ who, sees }) =>
        html`<dt>${who}</dt>
          <dd>${sees}</dd>`,
    )}`,
  reports: ({ sentryDsn }) =>
    html`${sentryDsn ? 'Gaat er iets mis in het programma, dan krijgen wij een technisch bericht, zonder namen.' : null}`,
} satisfies Record<string, (told: OpenPageFacts) => Html>;

type Name = keyof typeof SAID;
const isName = (name: string): name is Name => Object.hasOwn(SAID, name);

/** The placeholder for a setting in a page of the build, which knows none (docs/decisions/0012). */
export const place = (name: Name): Html => trusted(`__${name}__`);

/** A page of the build with the settings filled in. */
export const filledIn = (page: string, told: OpenPageFacts): string =>
  page.replaceAll(/__([a-zA-Z]+)__/gu, (mark, name: string) => (isName(name) ? SAID[name](told).markup : mark));
