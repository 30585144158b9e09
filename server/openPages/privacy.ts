import { html } from '../../identity/pages/html.ts';
import { groundOf, keptData } from '../../domain/privacy/keptData.ts';
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

      <h2>Wat we bewaren, waarom en hoe lang</h2>
      <dl>
        ${keptData.map(
          (one) =>
            html`<dt>${one.what}</dt>
              <dd>${one.why} ${groundOf(one)} <strong>Hoe lang:</strong> ${one.howLong}</dd>`,
        )}
      </dl>
      <p>
        Zonder naam en geboortedatum kunnen we geen contract maken: die heb je nodig. De rest vul je in als je dat wilt.
        Wie jonger is dan achttien, krijgt hier geen login. Een computer beslist hier niets over je.
      </p>

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
        <li>
          Wie deze dienst draait, huurt daarvoor misschien een computer, een mailserver of een plek voor reservekopieën.
          Zij werken alleen in opdracht. Vraag ons wie het zijn, en of er iets buiten Europa staat.
        </li>
        <li>De knop ‘Chat met ons’ opent een andere dienst, met eigen regels. Je bericht staat daar.</li>
      </ul>

      <h2>Cookies</h2>
      <p>
        Alleen wat nodig is om in te loggen en ingelogd te blijven, en één dat je apparaat een jaar lang herkent. Je
        keuzes en je concepten staan op je eigen apparaat.
      </p>

      <h2 id="toegevoegd">Voegde een familielid je toe?</h2>
      <p>
        Dan hebben we je gegevens van dat familielid, en niet van jou. Het gaat om je naam, je geboortedatum, hoe jullie
        familie zijn, en de afspraken waarin je staat. Soms ook je e-mailadres, telefoonnummer of adres.
      </p>
      <p>
        Wie je toevoegde en alle anderen die de familie beheren, zien dit. Je mag het inzien, laten verbeteren of
        verwijderen, en bezwaar maken: ${reachUs(told.contact)}. Daar heb je geen login voor nodig.
      </p>

      <h2>Wat je kunt doen</h2>
      <ul>
        <li>Inzien en meenemen: download alles bij Profiel, ‘Eigen gegevens’.</li>
        <li>Wijzigen: bij Profiel, of vraag het wie je familie beheert.</li>
        <li>Verwijderen: bij Profiel, ‘Eigen gegevens’. Je ziet daar wat blijft en waarom.</li>
        <li>Beperken: klopt iets niet, dan kun je vragen dat we het tot die tijd niet gebruiken.</li>
        <li>Iets anders vragen, of bezwaar maken: ${reachUs(told.contact)}. Dat kan ook als je geen login hebt.</li>
        <li>Ben je het niet met ons eens? Je kunt een klacht indienen bij de Autoriteit Persoonsgegevens.</li>
      </ul>`,
};
