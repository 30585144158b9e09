import { html } from '../../identity/pages/html.ts';
import type { OpenPage } from './openPage.ts';
import { place } from './places.ts';

/** Every sentence describes what the product does (docs/legal-review.md lists the parts a lawyer must read). */
export const privacy: OpenPage = {
  title: 'Privacy',
  description: 'Welke gegevens Onderling van je familie bewaart, waarvoor, hoe lang, en wat je daarover kunt vragen.',
  body: () =>
    html`<p class="intro">Dit bewaren we van jou en je familie, waarom, en wie het ziet.</p>

      <h2>Wie verantwoordelijk is</h2>
      ${place('seller')}

      <h2>Wat we bewaren, waarom, hoe lang en wie het ziet</h2>
      <dl>${place('kept')}</dl>
      <p>
        Zonder naam en geboortedatum kunnen we geen contract maken: die heb je nodig. De rest vul je in als je dat wilt.
        Wie jonger is dan achttien, krijgt hier geen login. Een computer beslist hier niets over je.
      </p>

      <h2>Wie het ziet</h2>
      <dl>${place('receivers')}</dl>
      <p>
        Wij verkopen niets van jou en tonen geen reclame. ${place('reports')} De knop ‘Chat met ons’ opent een andere
        dienst, met eigen regels. Je bericht staat daar.
      </p>

      <h2>Cookies</h2>
      <p>
        Alleen wat nodig is om in te loggen en ingelogd te blijven, en één dat je apparaat een jaar lang herkent. Maak
        je een account, dan onthouden we twintig minuten lang in welke browser. Je keuzes en je concepten staan op je
        eigen apparaat.
      </p>

      <h2 id="toegevoegd">Voegde een familielid je toe?</h2>
      <p>
        Dan hebben we je gegevens van dat familielid, en niet van jou. Het gaat om je naam, je geboortedatum, hoe jullie
        familie zijn, en de afspraken waarin je staat. Soms ook je e-mailadres, telefoonnummer of adres.
      </p>
      <p>
        Wie je toevoegde en alle anderen die de familie beheren, zien dit. Je mag het inzien, laten verbeteren of
        verwijderen, en bezwaar maken: ${place('reachUs')}. Daar heb je geen login voor nodig.
      </p>

      <h2>Wat je kunt doen</h2>
      <ul>
        <li>Inzien en meenemen: download alles bij Profiel, ‘Je gegevens’.</li>
        <li>Wijzigen: bij Profiel, of vraag het aan wie je familie beheert.</li>
        <li>Verwijderen: bij Profiel, ‘Je gegevens’. Je ziet daar wat blijft en waarom.</li>
        <li>Beperken: klopt iets niet, dan kun je vragen dat we het tot die tijd niet gebruiken.</li>
        <li>Iets anders vragen, of bezwaar maken: ${place('reachUs')}. Dat kan ook als je geen login hebt.</li>
        <li>Ben je het niet met ons eens? Je kunt een klacht indienen bij de Autoriteit Persoonsgegevens.</li>
      </ul>`,
};
