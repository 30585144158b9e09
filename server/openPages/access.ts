import { html } from '../../identity/pages/html.ts';
import type { OpenPage } from './openPage.ts';
import { place } from './places.ts';

export const access: OpenPage = {
  title: 'Toegankelijkheid',
  description: 'Hoe toegankelijk Onderling is, wat er nog niet goed gaat, en waar je dat meldt.',
  body: () =>
    html`<p class="intro">Onderling moet voor iedereen te gebruiken zijn. Zo zorgen we daarvoor.</p>
      <ul>
        <li>We bouwen naar de richtlijnen WCAG 2.2, niveau AA.</li>
        <li>Alles werkt met alleen een toetsenbord. Druk binnen Onderling op ? voor de sneltoetsen.</li>
        <li>
          Alles blijft leesbaar bij 400 % zoom, in het donker, en met de kleuren die je zelf op je apparaat instelt.
        </li>
        <li>Bij elke wijziging loopt een programma alle schermen na op de regels die het kan meten.</li>
      </ul>

      <h2>Wat nog niet goed is</h2>
      <p>
        Er is nog geen onderzoek gedaan door een onafhankelijk bureau. Weet je iets dat niet werkt? Dan horen we het
        graag.
      </p>

      <h2>Kom je er niet uit?</h2>
      <p>
        Vertel ons wat niet lukt, en met welk apparaat of hulpmiddel. Daarvoor ${place('reachUs')}. We helpen je, en we
        lossen het op.
      </p>`,
};
