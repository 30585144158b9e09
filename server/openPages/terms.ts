import { html } from '../../identity/pages/html.ts';
import type { OpenPage } from './openPage.ts';
import { place } from './places.ts';

/** docs/legal-review.md lists the parts a lawyer must read. */
export const terms: OpenPage = {
  title: 'Voorwaarden',
  description: 'De voorwaarden van Onderling: wat je krijgt, wat het kost, en hoe je ermee stopt.',
  body: () =>
    html`<p class="intro">Dit spreken we met je af als je Onderling gebruikt of iets bestelt.</p>

      <h2>Met wie je afspreekt</h2>
      ${place('seller')}

      <h2>Wat je van ons krijgt</h2>
      <p>
        Een plek om vast te leggen wat jullie elkaar geven en lenen, met de contracten, schema’s en jaaropgaven die
        daarbij horen. We rekenen zorgvuldig en zeggen waar een bedrag vandaan komt. We geven geen juridisch, fiscaal of
        financieel advies. Twijfel je? Vraag het een notaris of adviseur.
      </p>

      <h2>Wat we van jou vragen</h2>
      <ul>
        <li>Vul in wat klopt, en houd je wachtwoord voor jezelf.</li>
        <li>Voeg alleen mensen uit je eigen familie toe, en vertel hun dat je dat doet.</li>
      </ul>

      <h2>Prijs en betalen</h2>
      <p>
        Een plaats voor een extra familielid kost ${place('price')} per jaar, met ${place('vat')} % btw daarin. Bestel
        je in de loop van je jaar plaatsen bij, dan betaal je alleen de dagen die over zijn. Voor je bestelt, zie je
        precies wat het kost. Je krijgt een factuur.
      </p>
      <p>
        Het jaar stopt vanzelf. Na dat jaar blijft alles staan; alleen iemand toevoegen kan dan pas na een nieuw jaar.
      </p>

      <h2 id="bedenktijd">Veertien dagen bedenktijd</h2>
      <p>
        Je mag een bestelling binnen veertien dagen na de dag van je bestelling herroepen, zonder te zeggen waarom. Dat
        doe je zo, ook zonder in te loggen:
      </p>
      <p><a class="act" href="/herroepen">Hier herroepen</a></p>
      <p>
        Je krijgt meteen een bevestiging per mail. Herroepen met een bericht mag ook (${place('reachUs')}), bijvoorbeeld
        met deze tekst:
      </p>
      <blockquote>
        <p>
          Hierbij herroep ik mijn bestelling bij Onderling. Besteld op: … Kenmerk of factuurnummer: … Mijn naam en
          e-mailadres: …
        </p>
      </blockquote>
      <p>
        Je krijgt binnen veertien dagen na je bericht alles terug wat je betaalde, op de manier waarop je betaalde. Voor
        de dagen die al voorbij zijn betaal je niets. De plaatsen vervallen dan; wat je hebt vastgelegd, blijft staan.
      </p>
      <p>Een bestelling die je nog niet hebt betaald, kun je zelf laten vervallen bij Plaatsen en facturen.</p>

      <h2>Als er iets misgaat</h2>
      <p>
        Klopt er iets niet? Laat het ons weten: ${place('reachUs')}. Dan zoeken we het uit. Je kunt alles wat je hebt
        vastgelegd op elk moment downloaden bij Profiel.
      </p>

      <h2 id="klachten">Klachten</h2>
      <p>
        Ben je ontevreden? Vertel het ons: ${place('reachUs')}. Een login is niet nodig. Binnen een week hoor je dat we
        je klacht hebben, en binnen vier weken wat we ermee doen. Kom je er met ons niet uit? Dan kun je naar de
        rechter. Gaat het over je gegevens, dan ook naar de Autoriteit Persoonsgegevens.
      </p>

      <h2 id="als-wij-stoppen">Als wij stoppen</h2>
      <p>
        Stoppen we met Onderling, dan mailen we dat ten minste drie maanden vooraf aan iedereen met een login. Tot die
        dag download je alles bij Profiel, ook elk contract. Wat je betaalde voor dagen daarna, krijg je terug.
      </p>
      <p>
        Jullie afspraken gelden zonder ons gewoon door. Een ondertekend stuk controleer je ook dan: het zegel zit in het
        bestand zelf. Na die dag verwijderen we alles, behalve de facturen.
      </p>

      <h2>Stoppen</h2>
      <p>
        Je kunt altijd stoppen, en je gegevens laten verwijderen bij Profiel. Op deze voorwaarden is Nederlands recht
        van toepassing.
      </p>`,
};
