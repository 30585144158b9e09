import { KEPT_DATA } from '../../../domain/privacy/keptData.ts';
import { type Seen, seenBy } from '../../../domain/privacy/receivers.ts';

/** The remaining data, and who still sees it. */
function stays(sentence: string, one: { receivers: Seen }): string {
  const who = seenBy(one, ['payments']);
  return `${sentence} Wie dit dan nog ziet: ${who.charAt(0).toLowerCase()}${who.slice(1)}`;
}

/** The sentences POST /erasure answers with (AVG art. 17): what goes, and what stays with the reason why. */
export const erasureText = {
  confirm: 'Typ VERWIJDER om door te gaan.',
  justChanged: (until: string) =>
    `Je e-mailadres is net gewijzigd. Tot en met ${until} kan dat vanaf het oude adres ongedaan worden gemaakt. Daarna kun je je gegevens laten verwijderen.`,
  loginClosed: 'Je login wordt gesloten. Je kunt dan niet meer inloggen.',
  accessClosed:
    'Je toegang tot Onderling wordt gesloten. Je account bij de dienst waarmee je inlogt, verwijder je daar.',
  leftFamily: 'Je hoort dan niet meer bij deze familie: je ziet haar niet meer en krijgt er geen mail meer over.',
  contact:
    'Je foto, je e-mailadres, je telefoonnummer, je adres en je geslacht worden verwijderd, en de mail die we je stuurden.',
  name: 'Je naam en je geboortedatum worden verwijderd.',
  relatives: 'De gegevens van familieleden die in geen enkele afspraak staan, worden verwijderd.',
  relativesLogins: 'De login van wie is overleden, wordt gesloten, tenzij een andere familie die persoon nog toelaat.',
  removedContracts:
    'Wat er nog is van verwijderde contracten waar jij in stond, gaat weg. In het logboek staat straks niet meer wat er aan jouw gegevens veranderde.',
  ownStatements: 'Je uitgegeven jaaropgaven worden verwijderd.',
  orders: 'Wat je nog niet hebt betaald, vervalt.',
  invitations: 'Uitnodigingen die nog openstaan, werken dan niet meer.',

  contracts: (count: number) =>
    stays(
      `Je naam en je geboortedatum blijven in ${count === 1 ? 'één afspraak' : `${count} afspraken`} staan, met wat daarbij is voorgesteld en geantwoord, en met je handtekening en wat die bewijst. Een afspraak is ook van de ander, die hem moet kunnen bewijzen (artikel 17 lid 3 onder e AVG).`,
      KEPT_DATA.agreements,
    ),
  statements:
    'Je uitgegeven jaaropgaven blijven bij die afspraken: ze laten zien welke cijfers er toen waren (artikel 17 lid 3 onder e AVG).',
  othersStatements:
    'In jaaropgaven die al aan een ander zijn uitgegeven, blijft je naam staan: die ander doet er aangifte mee (artikel 17 lid 3 onder b en e AVG).',
  log: stays(KEPT_DATA.log.afterErasure, KEPT_DATA.log),
  invoices: stays(KEPT_DATA.sales.afterErasure, KEPT_DATA.sales),
  backups: stays(KEPT_DATA.backups.afterErasure, KEPT_DATA.backups),
  othersStay: 'De anderen in je familie die kunnen inloggen, houden hun login en lezen hun afspraken.',
  nobodyManages:
    'Niemand beheert de familie dan. Wie het langst een eigen login heeft, kan het beheer vragen op de pagina ‘Wie ziet wat’.',
  otherFamilies: (names: readonly string[]) =>
    `Je login blijft, voor ${names.map((name) => `de familie ${name}`).join(' en ')}. Daar verwijderen we niets.`,
} as const;
