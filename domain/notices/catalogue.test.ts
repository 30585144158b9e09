import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NOTICE_KINDS } from '../wire/choices/notice.ts';
import type { NoticeKind, NoticePlace } from '../wire/notice.ts';
import { NOTICES } from './catalogue.ts';
import type { NoticeWords } from './declaration.ts';
import { subjectOf } from './subjectOf.ts';

const WAYS = { now: 'at once', weekly: 'on Monday', never: 'not' };
const words = { by: 'Wilhelmina', contract: 'de lening aan jou', person: 'Sanne', date: '2026-03-01', year: 2026 };

test.each(NOTICE_KINDS)('%s: a sentence for the list, and a subject without a name, an amount or a figure', (kind) => {
  const { sentence, subject } = NOTICES[kind];
  expect(sentence(words)).toMatch(/^[A-Z].*[.?]$/);
  expect(sentence({ ...words, by: null })).not.toMatch(/null|undefined|Wilhelmina/);
  expect(subject).not.toMatch(/€|\d,|\d{3}|Wilhelmina|Sanne/);
});

/** The text as read, word for word: a mail and a list contain nothing else. */
const SENTENCES: [kind: NoticeKind, answer: NoticeWords['answer'], sentence: string][] = [
  [
    'proposed',
    undefined,
    'Wilhelmina vraagt je akkoord bij de lening aan jou. Antwoord kan tot en met 28 februari 2026.',
  ],
  ['answered', 'accepted', 'Wilhelmina gaat akkoord met het voorstel bij de lening aan jou. Het telt nu.'],
  ['answered', 'refused', 'Wilhelmina gaat niet akkoord met het voorstel bij de lening aan jou. Er verandert niets.'],
  ['answered', 'withdrawn', 'Wilhelmina trok het voorstel bij de lening aan jou in. Er verandert niets.'],
  [
    'answered',
    'lapsed',
    'Op het voorstel bij de lening aan jou kwam op tijd geen antwoord: het is verlopen. Er verandert niets.',
  ],
  ['answered', 'sign_refused', 'Wilhelmina ondertekent de lening aan jou niet. Het contract is weer een concept.'],
  [
    'answered',
    'sign_withdrawn',
    'Wilhelmina trok het verzoek in om de lening aan jou te ondertekenen. Het contract is weer een concept.',
  ],
  [
    'answered',
    'sign_lapsed',
    'Het verzoek om de lening aan jou te ondertekenen is verlopen: niet iedereen tekende op tijd.',
  ],
  ['answered', undefined, 'Er is antwoord op het voorstel bij de lening aan jou.'],
  ['asked_to_sign', 'change', 'Er wordt je gevraagd om je handtekening onder een wijziging van de lening aan jou.'],
  ['asked_to_sign', 'rate_change', 'Onderteken de wijziging van de lening aan jou: een andere rente.'],
  ['asked_to_sign', undefined, 'Er wordt je gevraagd om je handtekening onder de lening aan jou.'],
  [
    'unconfirmed',
    undefined,
    'Toen je je login kreeg, stonden er al contracten op je naam. Kijk bij Meldingen of ze kloppen, en zeg ja of nee.',
  ],
  ['answered', 'recognised', 'Wilhelmina zegt dat de lening aan jou klopt.'],
  [
    'answered',
    'disputed',
    'Wilhelmina zegt dat de lening aan jou niet klopt: het is nu betwist. Het contract en de bedragen blijven staan.',
  ],
  [
    'answered',
    'contested',
    'Wilhelmina haalde een account terug waar iemand anders in zat. Wat daarmee sinds 1 maart 2026 bij de lening aan jou is gedaan, wacht op bevestiging. Tot dan verandert er niets.',
  ],
  [
    'answered',
    'stands',
    'Wilhelmina bevestigt wat bij de lening aan jou in twijfel stond sinds het account terug is. Het geldt.',
  ],
  [
    'contested',
    undefined,
    'Sinds 1 maart 2026 is met je account ondertekend, geantwoord of een recht gegeven. Zeg bij Meldingen wat van jou was. Wat nog op anderen wachtte, vragen we je opnieuw. Beheer, meldingen over anderen en automatisch betalen zijn teruggedraaid.',
  ],
  ['signed', 'all', 'De lening aan jou is nu door iedereen ondertekend.'],
  [
    'signed',
    'scan',
    'Wilhelmina voegde een scan van het ondertekende papier toe bij de lening aan jou. Kijk bij Documenten of het klopt.',
  ],
  ['signed', undefined, 'Wilhelmina legde vast dat de lening aan jou is ondertekend.'],
  ['changed', undefined, 'Wilhelmina wijzigde het concept van de lening aan jou.'],
  ['archived', 'restored', 'Wilhelmina gaat akkoord: de lening aan jou is uit het archief gehaald.'],
  ['archived', 'archived', 'Wilhelmina gaat akkoord: de lening aan jou is gearchiveerd.'],
  ['payment_reported', undefined, 'Wilhelmina meldt een betaling bij de lening aan jou. Is het geld binnen?'],
  ['payment_reported', 'owed', 'Wilhelmina meldt iets waardoor er meer open staat bij de lening aan jou. Klopt dat?'],
  [
    'payment_reported',
    'chosen',
    'Wilhelmina meldt een extra aflossing die anders doorwerkt dan afgesproken bij de lening aan jou. Klopt dat?',
  ],
  ['payment_reported', 'home', 'Wilhelmina meldt wat er met de woning gebeurde bij de lening aan jou. Klopt dat?'],
  [
    'payment_reported',
    'home_undone',
    'Wilhelmina meldt dat niet klopt wat er over de woning is vastgelegd bij de lening aan jou. Klopt dat?',
  ],
  ['payment_answered', 'home_confirmed', 'Wilhelmina bevestigt wat je bij de lening aan jou over de woning meldde.'],
  [
    'payment_answered',
    'home_denied',
    'Wilhelmina zegt dat niet klopt wat je bij de lening aan jou over de woning meldde.',
  ],
  ['payment_answered', 'owed_denied', 'Wilhelmina zegt dat niet klopt wat je meldde bij de lening aan jou.'],
  ['payment_answered', 'owed_confirmed', 'Wilhelmina bevestigt wat je meldde bij de lening aan jou.'],
  ['payment_answered', 'denied', 'Wilhelmina zag je betaling bij de lening aan jou niet binnenkomen.'],
  ['payment_answered', 'confirmed', 'Wilhelmina bevestigt je betaling bij de lening aan jou.'],
  [
    'payment_for_you',
    'confirmed',
    'Wilhelmina bevestigt een betaling bij de lening aan jou, ook namens jou. Kijk of dat klopt.',
  ],
  [
    'payment_for_you',
    'year',
    'Wilhelmina bevestigt de betalingen van een jaar bij de lening aan jou, ook namens jou. Kijk of dat klopt.',
  ],
  ['recorded', undefined, 'Wilhelmina legde iets vast bij de lening aan jou. Het telt. Kijk of het klopt.'],
  ['recorded', 'confirmed', 'Wilhelmina bevestigde wat er bij de lening aan jou was gemeld. Het telt nu.'],
  [
    'recorded',
    'home',
    'Wilhelmina legde bij de lening aan jou vast wat er met de woning gebeurde. Het telt. Kijk of het klopt.',
  ],
  ['record_undone', 'home', 'Wilhelmina draaide terug wat bij de lening aan jou over de woning was vastgelegd.'],
  [
    'recorded',
    'extra',
    'Wilhelmina legde een extra aflossing vast bij de lening aan jou. Die telt, en de termijnen veranderen erdoor. Kijk of het klopt.',
  ],
  [
    'record_undone',
    undefined,
    'Wilhelmina draaide terug wat bij de lening aan jou voor 1 maart 2026 was vastgelegd. Het bedrag staat in de tijdlijn.',
  ],
  [
    'record_disputed',
    'wrong',
    'Wilhelmina zegt dat iets wat bij de lening aan jou is vastgelegd, niet klopt. Kijk in de tijdlijn.',
  ],
  [
    'record_disputed',
    'other_amount',
    'Wilhelmina zegt dat bij de lening aan jou een ander bedrag hoort te staan. Kijk in de tijdlijn of je dat overneemt.',
  ],
  ['record_disputed', 'right', 'Wilhelmina zegt dat het toch klopt wat bij de lening aan jou is vastgelegd.'],
  [
    'record_disputed',
    'reply',
    'Wilhelmina antwoordt op wat bij de lening aan jou is gezegd. Je leest het in de tijdlijn.',
  ],
  ['record_disputed', 'adopted', 'Wilhelmina nam bij de lening aan jou het bedrag over dat was genoemd. Het telt nu.'],
  ['record_disputed', undefined, 'Wilhelmina zei iets bij de lening aan jou.'],
  [
    'entering',
    'started',
    'Wilhelmina voert betalingen van vroeger in bij de lening aan jou. Tot dat klaar is, telt er niets als te laat.',
  ],
  [
    'entering',
    'ended',
    'Wilhelmina is klaar met betalingen van vroeger invoeren bij de lening aan jou. Kijk of het klopt.',
  ],
  [
    'entering',
    'over',
    'De dertig dagen om betalingen van vroeger in te voeren zijn voorbij bij de lening aan jou. Wat niet is ingevoerd, telt weer als te laat.',
  ],
  [
    'automatic',
    'asked',
    'Moeten de termijnen van de lening aan jou voortaan automatisch tellen? Wilhelmina wil dat, en het kan als jij het ook wilt.',
  ],
  [
    'automatic',
    'started',
    'Wilhelmina zette de lening aan jou op automatisch. Elke termijn telt nu als betaald op zijn dag, tot iemand iets anders zegt.',
  ],
  [
    'automatic',
    'ended',
    'Wilhelmina zette automatisch uit bij de lening aan jou. Leg vanaf nu zelf vast wat er is betaald.',
  ],
  ['invited', undefined, 'Wilhelmina nodigde Sanne uit om mee te doen.'],
  ['joined', undefined, 'Wilhelmina heeft de uitnodiging aangenomen en kijkt nu mee.'],
  [
    'joined',
    'birthdate',
    'Wilhelmina heeft de uitnodiging aangenomen en kijkt nu mee. De geboortedatum die Wilhelmina opgaf is een andere dan jullie hadden. Die telt nu.',
  ],
  ['role_given', 'given', 'Wilhelmina gaf Sanne het beheer van de familie. Wie beheert, ziet alle contracten.'],
  ['role_given', 'taken', 'Wilhelmina nam het beheer van de familie terug van Sanne.'],
  ['role_given', 'ended', 'Sanne beheert de familie niet meer.'],
  ['role_given', 'left', 'Wilhelmina beheert de familie niet meer.'],
  ['role_given', 'inherited', 'Wilhelmina had het beheer van de familie gevraagd en heeft het nu.'],
  [
    'role_given',
    'restored',
    'Het account van Sanne is teruggehaald. Daarmee heeft Sanne het beheer van de familie weer.',
  ],
  ['role_given', undefined, 'Wie de familie beheert, is veranderd.'],
  [
    'role_asked',
    'asked',
    'Wilhelmina vraagt het beheer van de familie en krijgt het op 1 maart 2026, tenzij wie nu beheert eerder nee zegt.',
  ],
  ['role_asked', 'refused', 'Wilhelmina zei nee: Sanne krijgt het beheer van de familie niet.'],
  ['role_asked', 'withdrawn', 'Wilhelmina trok de vraag om het beheer van de familie in.'],
  ['mandate_received', 'given', 'Je mag ook namens Sanne antwoorden. Bij Profiel zie je waarover.'],
  ['mandate', 'given', 'Sanne mag ook namens jou antwoorden. Wil je dat niet? Stop het bij Profiel.'],
  ['mandate', 'ended', 'Jij en Sanne antwoorden weer elk voor jezelf.'],
  [
    'claim',
    'death',
    'Wilhelmina legde vast dat Sanne is overleden. Het gaat in op 1 maart 2026, als Sanne voor die tijd niet inlogt.',
  ],
  [
    'claim',
    'block',
    'Wilhelmina wil de login van Sanne sluiten. Het gaat in op 1 maart 2026, als Sanne voor die tijd niet inlogt.',
  ],
  [
    'claim',
    'divorce',
    'Wilhelmina legde vast dat Sanne is gescheiden. Het gaat in op 1 maart 2026, als Sanne voor die tijd niet inlogt.',
  ],
  [
    'claim',
    'role',
    'Wilhelmina wil het beheer van de familie terugnemen van Sanne. Het gaat in op 1 maart 2026, als Sanne voor die tijd niet inlogt.',
  ],
  ['claim', 'claim_withdrawn', 'Wilhelmina trok in wat over Sanne was vastgelegd. Er verandert niets.'],
  ['claim', 'claim_agreed', 'Wilhelmina zegt dat klopt wat was vastgelegd. Het geldt nu.'],
  ['claim', 'claim_refused', 'Wilhelmina zegt dat niet klopt wat was vastgelegd. Er verandert niets.'],
  ['claim', 'claim_effect', 'Wat over Sanne was vastgelegd, geldt nu. Er kwam binnen een week geen antwoord.'],
  [
    'claim',
    'claim_early',
    'Wat over Sanne was vastgelegd, ging te vroeg in: de klok van deze dienst was verkeerd. Dat is teruggedraaid. Het gaat in op 1 maart 2026, als Sanne voor die tijd niet inlogt.',
  ],
  ['claim', 'claim_overtaken', 'Wat over Sanne was vastgelegd, gaat niet door.'],
  ['claim', undefined, 'Over Sanne is iets vastgelegd.'],
  [
    'adviser_link',
    'link_given',
    'Wilhelmina laat een notaris of adviseur meelezen in een contract waar jij in staat. Bij Wie ziet wat lees je voor wie dat is, en sluit je de link.',
  ],
  ['adviser_link', 'link_opened', 'De link die je gaf aan een notaris of adviseur, is net geopend.'],
  [
    'adviser_link',
    'link_guessed',
    'De link die je gaf aan een notaris of adviseur, is gesloten. Er kwam vijf keer een verkeerde code. Geef zo nodig een nieuwe.',
  ],
  ['adviser_link', 'link_ended', 'Wilhelmina sloot de link die je gaf aan een notaris of adviseur.'],
  ['term_soon', undefined, 'Op 1 maart 2026 betaal je een termijn van de lening aan jou.'],
  ['term_late', undefined, 'De termijn van 1 maart 2026 bij de lening aan jou is niet helemaal betaald.'],
  [
    'year_check',
    undefined,
    'Is alles in 2026 volgens afspraak betaald? Bij de lening aan jou telden betalingen automatisch. Kijk of dat klopt.',
  ],
  [
    'exemption_left',
    undefined,
    'In 2026 kun je nog belastingvrij schenken aan je kinderen. Wat je niet gebruikt, gaat niet mee naar volgend jaar.',
  ],
  [
    'gift_plan',
    undefined,
    'Jullie hebben een plan om ieder jaar te schenken. Voor 2026 is er nog niets vastgelegd, of nog niet alles. Kijk wat er kan.',
  ],
  [
    'home_debt',
    undefined,
    'Bij de lening aan jou staat meer open dan de wet op 31 december 2026 toestaat. Kijk wat je nog kunt aflossen.',
  ],
  [
    'home_return',
    undefined,
    'Zet de gegevens van de lening aan jou in je aangifte inkomstenbelasting over 2026. Je vindt ze in je jaaropgave.',
  ],
  ['gift_return', undefined, 'Voor een schenking in 2026 is aangifte nodig. Doe die voor 1 maart 2026.'],
  ['year_ends', undefined, 'Jullie betaalde jaar loopt tot en met 1 maart 2026. Het stopt vanzelf.'],
];

test.each(SENTENCES)('%s, answered with %s: %s', (kind, answer, sentence) => {
  expect(NOTICES[kind].sentence({ ...words, ...(answer && { answer }) })).toBe(sentence);
});

test('every kind has its sentence in the table above', () => {
  expect([...new Set(SENTENCES.map(([kind]) => kind))]).toEqual(NOTICE_KINDS);
});

/** The heading under which it is chosen, the page it leads to, and the subject of its mail. */
const PLACES: [kind: NoticeKind, group: string, page: NoticePlace, subject: string][] = [
  ['proposed', 'Contracten', 'contract', 'Er ligt een voorstel voor je klaar bij Onderling'],
  ['answered', 'Contracten', 'contract', 'Er is antwoord op een voorstel bij Onderling'],
  ['asked_to_sign', 'Contracten', 'contract', 'Er ligt een document klaar om te ondertekenen'],
  ['unconfirmed', 'Contracten', 'notices', 'Kloppen de contracten die op je naam staan bij Onderling?'],
  ['contested', 'Contracten', 'notices', 'Was jij dit bij Onderling?'],
  ['signed', 'Contracten', 'contract', 'Een contract bij Onderling is ondertekend'],
  ['changed', 'Contracten', 'contract', 'Een concept bij Onderling is gewijzigd'],
  ['archived', 'Contracten', 'contract', 'Er is iets veranderd in jullie archief bij Onderling'],
  ['payment_reported', 'Betalingen', 'contract', 'Er is een betaling gemeld bij Onderling'],
  ['payment_answered', 'Betalingen', 'contract', 'Je gemelde betaling is beantwoord bij Onderling'],
  ['payment_for_you', 'Betalingen', 'contract', 'Er is een betaling bevestigd, ook namens jou'],
  ['recorded', 'Betalingen', 'contract', 'Er is iets vastgelegd bij Onderling'],
  ['record_undone', 'Betalingen', 'contract', 'Er is iets teruggedraaid bij Onderling'],
  ['record_disputed', 'Betalingen', 'contract', 'Er is iets gezegd over een betaling bij Onderling'],
  ['entering', 'Betalingen', 'contract', 'Er worden betalingen van vroeger ingevoerd bij Onderling'],
  ['automatic', 'Betalingen', 'contract', 'Er is iets veranderd in hoe jullie betalingen bijhouden bij Onderling'],
  ['invited', 'Familie', 'relations', 'Er is iemand uitgenodigd voor jullie familie bij Onderling'],
  ['joined', 'Familie', 'relations', 'Er is iemand bij jullie familie gekomen op Onderling'],
  ['role_given', 'Familie', 'access', 'Wie jullie familie beheert bij Onderling, is veranderd'],
  ['role_asked', 'Familie', 'access', 'Iemand vraagt het beheer van jullie familie bij Onderling'],
  ['mandate_received', 'Familie', 'profile', 'Je mag bij Onderling namens je partner antwoorden'],
  ['mandate', 'Familie', 'profile', 'Wie namens wie mag antwoorden bij Onderling, is veranderd'],
  ['claim', 'Familie', 'access', 'Er is iets vastgelegd over iemand van jullie familie bij Onderling'],
  ['adviser_link', 'Familie', 'access', 'Een link om mee te lezen bij Onderling'],
  ['term_soon', 'Herinneringen', 'contract', 'Binnenkort betaal je een termijn'],
  ['term_late', 'Herinneringen', 'contract', 'Een termijn is nog niet betaald'],
  ['year_check', 'Herinneringen', 'contract', 'Is alles vorig jaar volgens afspraak betaald?'],
  ['exemption_left', 'Herinneringen', 'overview', 'Dit jaar kun je nog belastingvrij schenken'],
  ['gift_plan', 'Herinneringen', 'plan', 'Jullie plan om te schenken is weer aan de beurt'],
  ['home_debt', 'Herinneringen', 'contract', 'Kijk voor 31 december naar de lening voor je huis'],
  ['home_return', 'Herinneringen', 'statement', 'De gegevens van de lening voor je huis horen in je aangifte'],
  ['gift_return', 'Herinneringen', 'overview', 'Voor een schenking is aangifte nodig voor 1 maart'],
  ['year_ends', 'Herinneringen', 'administration', 'Jullie jaar bij Onderling is bijna voorbij'],
];

test.each(PLACES)('%s is chosen under %s, leads to %s, and is mailed as: %s', (...place) => {
  const [kind] = place;
  const { group, page, subject } = NOTICES[kind];
  expect([kind, group, page, subject]).toEqual(place);
});

test('the mail about a record that is no payment has a subject without payment, name or amount', () => {
  const kinds = ['payment_reported', 'payment_answered'] as const;
  const others = kinds.flatMap((kind) => Object.values(NOTICES[kind].subjects ?? {}));
  expect(others.length).toBeGreaterThan(6);
  for (const subject of others) expect(subject).not.toMatch(/betaling|€|\d|Wilhelmina|Sanne/u);
  expect(subjectOf('payment_reported', { answer: 'home' })).toBe(
    'Er is iets gemeld over de woning van een lening bij Onderling',
  );
  expect(subjectOf('payment_reported', { answer: 'chosen' })).toBe(NOTICES.payment_reported.subject);
  expect(subjectOf('payment_reported', {})).toBe(NOTICES.payment_reported.subject);
});

test('every kind has its place in the table above', () => {
  expect(PLACES.map(([kind]) => kind)).toEqual(NOTICE_KINDS);
});

test('a member who is not a manager is not offered managers’ notices', () => {
  const heardByManagers = NOTICE_KINDS.filter((kind) => /^the (other )?managers/.test(NOTICES[kind].hears));
  expect(NOTICE_KINDS.filter((kind) => NOTICES[kind].managers)).toEqual(heardByManagers);
  expect(heardByManagers).not.toEqual([]);
});

test('without a day or a name the sentence still says what is known', () => {
  const unknown = { by: null, contract: 'een lening van jullie', person: 'iemand' };
  expect(NOTICES.proposed.sentence(unknown)).toBe(
    'Iemand vraagt je akkoord bij een lening van jullie. Antwoord kan tot en met binnenkort.',
  );
  expect(NOTICES.role_given.sentence({ ...unknown, answer: 'ended' })).toBe('Iemand beheert de familie niet meer.');
});

test('docs/notices.md has the current table', () => {
  const page = readFileSync(path.join(__dirname, '../../docs/notices.md'), 'utf8');
  const rows = NOTICE_KINDS.map((kind) => {
    const { label, hears, way, consequence } = NOTICES[kind];
    return `| ${kind} | ${label} | ${hears} | ${WAYS[way]} | ${consequence ? 'each leaves' : 'collected'} |`;
  });
  expect(page).toContain(rows.join('\n'));
});
