import { STEP_SAYS } from '../nextStep/words.ts';
import { day } from './answers.ts';
import { asking } from './asking.ts';
import type { NoticeDeclaration } from './declaration.ts';

const DAYS = 'Herinneringen';

/** The reminders of a day (reminders.ts), in the order of the list of choices. */
export const REMINDERS = {
  term_soon: {
    group: DAYS,
    label: 'Een termijn die je over drie dagen betaalt',
    hears: 'the borrowers, three days before the day of the term',
    way: 'now',
    page: 'contract',
    subject: 'Binnenkort betaal je een termijn',
    sentence: (w) => STEP_SAYS.soon(asking(w, 'van')),
  },
  term_late: {
    group: DAYS,
    label: 'Een termijn die te laat is',
    hears: 'both sides, once the days without costs for lateness are over',
    way: 'now',
    page: 'contract',
    subject: 'Een termijn is nog niet betaald',
    sentence: (w) => STEP_SAYS.late(asking(w, 'bij')),
  },
  year_check: {
    group: DAYS,
    label: 'Een jaar waarin betalingen automatisch telden',
    hears: "the lender's side, from 1 January until it is confirmed; if it has no login, the managers",
    way: 'now',
    page: 'contract',
    subject: 'Is alles vorig jaar volgens afspraak betaald?',
    sentence: (w) =>
      `${STEP_SAYS.year(asking(w, 'bij', String(w.year)))} Bij ${w.contract} telden betalingen automatisch. Kijk of dat klopt.`,
  },
  exemption_left: {
    group: DAYS,
    label: 'Vrijstelling die je dit jaar nog kunt gebruiken',
    hears: 'a parent who can still give a child something exempt, in December',
    way: 'now',
    page: 'overview',
    subject: 'Dit jaar kun je nog belastingvrij schenken',
    sentence: (w) =>
      `In ${w.year} kun je nog belastingvrij schenken aan je kinderen. Wat je niet gebruikt, gaat niet mee naar volgend jaar.`,
  },
  gift_plan: {
    group: DAYS,
    label: 'Een plan om te schenken dat weer aan de beurt is',
    hears: 'the parents and the managers, from the day of the plan, once a year, while that year still asks something',
    way: 'now',
    page: 'plan',
    subject: 'Jullie plan om te schenken is weer aan de beurt',
    sentence: (w) =>
      `Jullie hebben een plan om ieder jaar te schenken. Voor ${w.year} is er nog niets vastgelegd, of nog niet alles. Kijk wat er kan.`,
  },
  home_debt: {
    group: DAYS,
    label: 'Een lening voor je huis die op 31 december te hoog is',
    hears: 'the borrowers, in December',
    way: 'now',
    page: 'contract',
    subject: 'Kijk voor 31 december naar de lening voor je huis',
    sentence: (w) =>
      `Bij ${w.contract} staat meer open dan de wet op 31 december ${w.year} toestaat. Kijk wat je nog kunt aflossen.`,
  },
  home_return: {
    group: DAYS,
    label: 'De gegevens van de lening voor je huis, voor je aangifte',
    hears: 'the borrowers, in March and April',
    way: 'now',
    page: 'statement',
    subject: 'De gegevens van de lening voor je huis horen in je aangifte',
    sentence: (w) =>
      `Zet de gegevens van ${w.contract} in je aangifte inkomstenbelasting over ${w.year}. Je vindt ze in je jaaropgave.`,
  },
  gift_return: {
    group: DAYS,
    label: 'Aangifte van een schenking voor 1 maart',
    hears: 'the recipients; if none of them has a login, the givers; in February',
    way: 'now',
    page: 'overview',
    subject: 'Voor een schenking is aangifte nodig voor 1 maart',
    sentence: (w) => `Voor een schenking in ${w.year} is aangifte nodig. Doe die voor ${day(w)}.`,
  },
  year_ends: {
    group: DAYS,
    label: 'Jullie betaalde jaar is bijna voorbij',
    hears: 'the managers, thirty days before',
    managers: true,
    way: 'now',
    page: 'administration',
    subject: 'Jullie jaar bij Onderling is bijna voorbij',
    sentence: (w) => `Jullie betaalde jaar loopt tot en met ${day(w)}. Het stopt vanzelf.`,
  },
} as const satisfies Record<string, NoticeDeclaration>;
