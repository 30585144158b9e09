/**
 * The people and services that see data about others, and what each of them sees at all. `nobody` is an answer too, and excludes
 * others. `operator` can reach every row; it is listed with the rows that only it reaches.
 */
export const RECEIVERS = {
  nobody: { who: 'alleen jij', sees: '' },
  manager: {
    who: 'wie je familie beheert',
    sees: 'Ziet alle contracten van de familie, en wat er van iedereen in de familie is ingevuld.',
  },
  partner: {
    who: 'je partner van nu',
    sees: 'Ziet met een eigen login je naam, je geboortedatum, je foto en dat je partners bent. Een contract van jou alleen ziet die niet.',
  },
  relative: {
    who: 'een familielid met een eigen login',
    sees: 'Ziet de eigen contracten, en kan er zelf een maken. Daarvoor ziet het de namen in de familie, en met wie iemand voor de schenkbelasting samen telt: geen geboortedatum, adres, e-mailadres of bedrag van een ander.',
  },
  party: {
    who: 'wie met je in een contract staat',
    sees: 'Ziet dat contract en wat daarbij is vastgelegd. Maakte een familielid zonder beheer het, dan staan je geboortedatum en adres er pas in als het is ondertekend.',
  },
  spouse: {
    who: 'een echtgenoot die toestemming moet geven',
    sees: 'Leest het document dat die mee ondertekent. De betalingen, de andere documenten en latere wijzigingen niet.',
  },
  adviser: {
    who: 'een notaris of adviseur met een link',
    sees: 'Ziet ten hoogste dertig dagen wat is gekozen door wie de link gaf: namen, wat er in het kort is afgesproken, en de cijfers van de gekozen jaren. Documenten alleen als die erbij zijn gekozen. Wie ook in zo’n contract staat, krijgt er bericht van en kan de link sluiten.',
  },
  parents: {
    who: 'de ouders om wie het plan gaat',
    sees: 'Zien hun eigen plan om te schenken. Het kind om wie het gaat, ziet dat plan niet.',
  },
  administrator: {
    who: 'onze beheerders',
    sees: 'Zien wat er is besteld en betaald. Vraag je om hulp, dan zoeken zij je op met je hele e-mailadres of het kenmerk van een bestelling. Zij zien dan je naam, je e-mailadres en de naam van je familie. Ook zien zij of je die beheert, hoe je inlogt, en wat er over je login is gevraagd. Geen contract, bedrag, familielid of geboortedatum. Elke keer dat zij zoeken, staat in het logboek.',
  },
  payments: {
    who: 'Mollie, als je online betaalt',
    sees: 'Verwerkt je betaling aan ons.',
  },
  operator: {
    who: 'wie deze dienst draait',
    sees: 'Beheert de computer en de reservekopieën, en kan daardoor bij alles wat hier staat. Huurt daarvoor misschien een computer, een mailserver of een plek voor reservekopieën. Die verhuurders werken alleen in opdracht. Vraag ons wie het zijn, en of er iets buiten Europa staat.',
  },
} as const;
export type Receiver = keyof typeof RECEIVERS;

/** The receivers of an item besides its subject: the part they see, or `''` for all of it. */
export type Seen = Readonly<Partial<Record<Receiver, string>>>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The receivers of an item, as a sentence.
 * @param absent those that are not receivers in this deployment
 */
export function seenBy({ receivers }: { receivers: Seen }, absent: readonly Receiver[] = []): string {
  const told = (Object.keys(RECEIVERS) as Receiver[]).flatMap((one) => {
    const part = receivers[one];
    if (part === undefined || absent.includes(one)) return [];
    return part === '' ? [RECEIVERS[one].who] : [`${RECEIVERS[one].who} (${part})`];
  });
  return `${capital(told.join('; '))}.`;
}

/** Each receiver, by name and with what it sees. */
export const receiverRows = (absent: readonly Receiver[] = []): { who: string; sees: string }[] =>
  (Object.keys(RECEIVERS) as Receiver[])
    .filter((one) => one !== 'nobody' && !absent.includes(one))
    .map((one) => ({ ...RECEIVERS[one], who: capital(RECEIVERS[one].who) }));
