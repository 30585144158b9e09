import { html } from '../../identity/pages/html.ts';
import type { OpenPage } from './openPage.ts';
import { reachUs, sellerBlock } from './seller.ts';

/** Every sentence is what the product does (docs/legal-review.md says what a lawyer must read). */
export const privacy: OpenPage = {
  title: 'Privacy',
  description: 'Welke gegevens Onderling van je familie bewaart, waarvoor, hoe lang, en wat je daarover kunt vragen.',
  body: (told) =>
    html`<p class="intro">Dit bewaren we van jou en je familie, waarom, en wie het ziet.</p>

      <h2>Wie verantwoordelijk is</h2>
      ${sellerBlock(told)}

      <h2>Wat we bewaren, en waarom</h2>
      <dl>
        <dt>Je naam, geboortedatum en geslacht</dt>
        <dd>
          Ze staan in het contract of bepalen de aanspreekvorm. Met je geboortedatum rekenen we regels na die van
          leeftijd afhangen, zoals die voor schenkingen. Bij geslacht kun je kiezen: zeg ik liever niet.
        </dd>
        <dt>Je telefoonnummer en adres</dt>
        <dd>Die geef je alleen als je dat wilt. Je adres komt in jullie contracten te staan.</dd>
        <dt>Je e-mailadres en wachtwoord</dt>
        <dd>Om in te loggen en je te mailen. Je wachtwoord bewaren we niet leesbaar.</dd>
        <dt>Je familie</dt>
        <dd>
          De mensen die je toevoegt, met hun naam, geboortedatum en hoe jullie familie zijn. Vertel hun dat je dat doet.
        </dd>
        <dt>Contracten, betalingen en jaaropgaven</dt>
        <dd>
          Dat is waar je Onderling voor gebruikt. Een rekeningnummer en een foto vul je alleen in als je dat wilt.
        </dd>
        <dt>Je bankafschrift</dt>
        <dd>
          Dat lees je op je eigen apparaat. Alleen de regels die je aanvinkt, komen bij ons: de dag, het bedrag en de
          laatste vier tekens van de andere rekening. Een rekeningnummer bewaren we alleen als je dat vraagt.
        </dd>
        <dt>Bestellingen en facturen</dt>
        <dd>Om te leveren wat je bestelt. De wet vraagt dat we facturen zeven jaar bewaren.</dd>
        <dt>Een logboek</dt>
        <dd>
          Wie deed wat, wanneer, en vanaf welk netwerkadres. Zo kun je nagaan of iemand anders je account gebruikte.
        </dd>
      </dl>

      <h2>Wie het ziet</h2>
      <ul>
        <li>Wie de familie beheert, ziet alle contracten en wat daarin staat.</li>
        <li>
          Een familielid met een eigen login ziet de eigen contracten, en kan er zelf een maken. Daarvoor ziet het de
          namen in de familie, en met wie iemand voor de schenkbelasting samen telt: geen geboortedatum, adres,
          e-mailadres of bedrag van een ander. Je geboortedatum en adres staan pas in zo'n contract als het is
          ondertekend.
        </li>
        <li>Onze beheerders zien wie een familie beheert en wat er is besteld.</li>
        <li>Wij verkopen niets van jou en tonen geen reclame.</li>
        ${told.mollie ? html`<li>Betaal je online, dan gaat dat via Mollie. Die verwerkt je betaling.</li>` : null}
        ${told.sentryDsn ? html`<li>Gaat er iets mis in het programma, dan krijgen wij een technisch bericht, zonder namen.</li>` : null}
        <li>De knop ‘Chat met ons’ opent een andere dienst, met eigen regels. Je bericht staat daar.</li>
      </ul>

      <h2>Cookies</h2>
      <p>Alleen wat nodig is om ingelogd te blijven. Je keuzes en je concepten staan op je eigen apparaat.</p>

      <h2>Hoe lang</h2>
      <p>
        Zo lang je een account hebt. Laat je je gegevens verwijderen, dan verwijderen we alles wat alleen van jou is.
        Wat in een ondertekend contract staat, blijft, omdat het ook van de ander is. Op facturen staat je naam nog
        zeven jaar na het jaar van de factuur. Aan wie we een mail stuurden en waarover, vergeten we na dertig dagen.
        Bevestig je je e-mailadres niet, dan verwijderen we je account na dertig dagen.
      </p>

      <h2>Wat je kunt doen</h2>
      <ul>
        <li>Inzien en meenemen: download alles bij Profiel, ‘Eigen gegevens’.</li>
        <li>Wijzigen: bij Profiel, of vraag het wie je familie beheert.</li>
        <li>Verwijderen: bij Profiel, ‘Eigen gegevens’. Je ziet daar wat blijft en waarom.</li>
        <li>Iets anders vragen, of bezwaar maken: ${reachUs(told.contact)}. Dat kan ook als je geen login hebt.</li>
        <li>Ben je het niet met ons eens? Je kunt een klacht indienen bij de Autoriteit Persoonsgegevens.</li>
      </ul>`,
};
