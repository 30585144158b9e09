import { html } from '../../identity/pages/html.ts';
import { formatEuro } from '../../domain/money/format.ts';
import type { OpenPage } from './openPage.ts';
import { acts, family } from './drawings.ts';
import { exampleLoan, exampleTerm } from './examples.ts';
import { screenList } from './screens.ts';
import { place } from './places.ts';

export const welcome: OpenPage = {
  title: 'Geld geven en lenen in je familie',
  description:
    'Leg in je familie vast wat jullie elkaar geven en lenen: een contract, een schema, de betalingen en de jaaropgave.',
  broad: true,
  opening: (heading) =>
    html`<div class="opening">
      <div>
        ${heading}
        <p class="intro">
          Met Onderling leg je vast wat jullie elkaar geven en lenen. Zo weet iedereen wat er is afgesproken, nu en
          later.
        </p>
        <p class="acts">
          <a class="act" href="/register">Maak een account</a>
          <a class="act quiet" href="/voorbeeld">Kijk rond bij een voorbeeldfamilie</a>
        </p>
        <p class="aside">
          Rondkijken kan zonder account. Je kunt een lening of schenking ook
          <a href="/rekenen">zonder account uitrekenen</a>.
        </p>
      </div>
      ${family()}
    </div>`,
  body: () =>
    html`<section>
        <h2>Wat je ermee doet</h2>
        <ul class="cards">
          <li>
            ${acts.record}
            <h3>Vastleggen</h3>
            <p>
              Je vult in vijf stappen een schenking of lening in. Je ziet meteen wat het per maand betekent. Je krijgt
              een contract als PDF, met een betaalschema.
            </p>
          </li>
          <li>
            ${acts.sign}
            <h3>Ondertekenen</h3>
            <p>Jullie lezen het contract en ondertekenen het hier, ieder op een eigen apparaat. Op papier kan ook.</p>
          </li>
          <li>
            ${acts.follow}
            <h3>Bijhouden</h3>
            <p>
              Wie leent, meldt een betaling; wie uitleent, bevestigt die. Elk jaar krijg je een overzicht in de woorden
              van je belastingaangifte.
            </p>
          </li>
        </ul>
        <p>
          Onderling legt uit wat de wet zegt en rekent voor je. Het geeft geen advies, en het is geen bank: je maakt het
          geld zelf over.
        </p>
      </section>

      <section>
        <h2>Zo ziet het eruit</h2>
        <div class="screens">${screenList()}</div>
      </section>

      <section>
        <h2>Een voorbeeld</h2>
        <p>
          Jan leent zijn dochter Sanne ${formatEuro(exampleLoan.total)} tegen 3&nbsp;% rente, in tien jaar. Zij betaalt
          elke maand ${formatEuro(exampleTerm())}. Beiden zien wat er nog openstaat, en wat de aangifte elk jaar vraagt.
        </p>
        <ul>
          <li><a class="lone" href="/open/voorbeeld-contract.pdf">Hun contract, zoals Onderling het maakt (PDF)</a></li>
          <li>
            <a class="lone" href="/open/voorbeeld-jaaropgave.pdf">De jaaropgave van Jan over het eerste jaar (PDF)</a>
          </li>
        </ul>
      </section>

      <div class="pair">
        <section>
          <h2>Wie ziet wat</h2>
          <ul class="lines">
            <li>Wie de familie beheert, ziet alle contracten van de familie.</li>
            <li>
              Een kind of een partner met een eigen login ziet de contracten waar die zelf in staat, en niet die van een
              ander. Die kan zelf een contract maken, ook tussen broers en zussen.
            </li>
            <li>Wie de familie beheert, kan kiezen dat de kinderen van elkaar zien wat ze kregen en leenden.</li>
            <li>Een andere familie ziet niets.</li>
          </ul>
        </section>
        <section>
          <h2>Veilig</h2>
          <ul class="lines">
            ${place('login')}
            <li>Heb je een eigen login? Dan verandert niemand jouw afspraken zonder dat jij dat goedvindt.</li>
            <li>
              Een ondertekend papier verandert niet meer. Een wijziging komt erbij, op een nieuw papier. Of een papier
              echt is, <a href="/controle">controleer je zonder login</a>.
            </li>
            <li>Wij tonen geen reclame en verkopen niets van jou.</li>
            <li>Alles wat we van je bewaren, kun je zelf downloaden.</li>
            <li>Wat we bewaren, hoe lang, en wie het ziet, staat bij <a href="/privacy">Privacy</a>.</li>
          </ul>
        </section>
      </div>

      <div class="pair">
        <section>
          <h2>Wat het kost</h2>
          <dl class="prices">
            <div>
              <dt>Een account, met plaats voor ${place('places')}</dt>
              <dd>Gratis</dd>
            </div>
            <div>
              <dt>Elke plaats erbij, met ${place('vat')}&nbsp;% btw daarin</dt>
              <dd>${place('price')} per jaar</dd>
            </div>
          </dl>
          <p>Het jaar stopt vanzelf: je zegt niets op, en wat je hebt vastgelegd blijft staan.</p>
          ${place('nothingSold')}
          <p><a class="lone" href="/overzicht">Ik heb al een account</a></p>
        </section>
        <section>
          <h2>Wie erachter zit</h2>
          ${place('seller')}
        </section>
      </div>`,
};
