import { html } from '../../identity/pages/html.ts';
import { formatEuro } from '../../domain/money/format.ts';
import type { OpenPage } from './openPage.ts';
import { exampleLoan, exampleTerm } from './examples.ts';
import { screenList } from './screens.ts';
import { place } from './places.ts';

export const welcome: OpenPage = {
  title: 'Geld geven en lenen in je familie',
  description:
    'Leg in je familie vast wat jullie elkaar geven en lenen: een contract, een schema, de betalingen en de jaaropgave.',
  body: () =>
    html`<p class="intro">
        Met Onderling leg je vast wat jullie elkaar geven en lenen. Zo weet iedereen wat er is afgesproken, nu en later.
      </p>
      <p><a class="act" href="/register">Maak een account</a> <a href="/overzicht">Ik heb al een account</a></p>
      <p>Eerst eens kijken wat het kost? Je kunt het <a href="/rekenen">zonder account uitrekenen</a>.</p>
      <p><a href="/voorbeeld">Kijk rond bij een voorbeeldfamilie</a>. Ook dat kan zonder account.</p>

      <h2>Wat je ermee doet</h2>
      <ul>
        <li>Je vult in vijf stappen een schenking of lening in. Je ziet meteen wat het per maand betekent.</li>
        <li>
          Je krijgt een contract als PDF, met een betaalschema. Jullie lezen en ondertekenen het hier, ieder op een
          eigen apparaat. Op papier kan ook.
        </li>
        <li>Je houdt bij wat er is betaald. Wie leent, meldt een betaling; wie uitleent, bevestigt die.</li>
        <li>Elk jaar krijg je een overzicht in de woorden van je belastingaangifte.</li>
      </ul>
      <p>
        Onderling legt uit wat de wet zegt en rekent voor je. Het geeft geen advies, en het is geen bank: je maakt het
        geld zelf over.
      </p>

      <h2>Zo ziet het eruit</h2>
      ${screenList()}

      <h2>Een voorbeeld</h2>
      <p>
        Jan leent zijn dochter Sanne ${formatEuro(exampleLoan.total)} tegen 3 % rente, in tien jaar. Zij betaalt elke
        maand ${formatEuro(exampleTerm())}. Beiden zien wat er nog openstaat, en wat de aangifte elk jaar vraagt.
      </p>
      <ul>
        <li><a href="/open/voorbeeld-contract.pdf">Hun contract, zoals Onderling het maakt (PDF)</a></li>
        <li><a href="/open/voorbeeld-jaaropgave.pdf">De jaaropgave van Jan over het eerste jaar (PDF)</a></li>
      </ul>

      <h2>Wie ziet wat</h2>
      <ul>
        <li>Wie de familie beheert, ziet alle contracten van de familie.</li>
        <li>
          Een kind of een partner met een eigen login ziet de contracten waar die zelf in staat, en niet die van een
          ander. Die kan zelf een contract maken, ook tussen broers en zussen.
        </li>
        <li>Wie de familie beheert, kan kiezen dat de kinderen van elkaar zien wat ze kregen en leenden.</li>
        <li>Een andere familie ziet niets.</li>
        <li>Hoe we met je gegevens omgaan, staat bij <a href="/privacy">Privacy</a>.</li>
      </ul>

      <h2>Wat het kost</h2>
      <p>
        Een account is gratis, met plaats voor ${place('places')}. Elke plaats erbij kost ${place('price')} per jaar,
        met ${place('vat')} % btw daarin. Het jaar stopt vanzelf: je zegt niets op, en wat je hebt vastgelegd blijft
        staan.
      </p>
      ${place('nothingSold')}

      <h2>Wie erachter zit</h2>
      ${place('seller')}`,
};
