import type { NoticeKind } from '../wire/notice.ts';
import { ADVISER_NOTICES } from './adviserNotices.ts';
import { ANSWERS, ASKING, capital, day, MANAGING, REPORTED, who } from './answers.ts';
import { CLAIM_NOTICES } from './claimNotices.ts';
import type { NoticeDeclaration, NoticeWords } from './declaration.ts';
import { MANDATE_NOTICES } from './mandateNotices.ts';
import { REMINDERS } from './reminderNotices.ts';

const AGREEMENTS = 'Afspraken';
const PAYMENTS = 'Betalingen';
const FAMILY = 'Familie';

/** What waits for somebody's word, by what it is; a payment is the rest. */
const WAITING: Readonly<Partial<Record<string, (w: NoticeWords) => string>>> = {
  owed: (w) => `${who(w)} meldt bij ${w.contract} iets waardoor er meer open staat. Bevestig of dat klopt.`,
  chosen: (w) =>
    `${who(w)} meldt bij ${w.contract} een extra aflossing die anders doorwerkt dan afgesproken. Bevestig of dat klopt.`,
  bank: (w) => `${who(w)} meldt betalingen van een bankafschrift bij ${w.contract}. Bevestig of ze binnen zijn.`,
  bank_undone: (w) =>
    `${who(w)} wil betalingen van een bankafschrift terugdraaien bij ${w.contract}. Bevestig of dat klopt.`,
};

/** Everything somebody can be told, in the order of the list of choices. */
export const NOTICES: Readonly<Record<NoticeKind, NoticeDeclaration>> = {
  proposed: {
    group: AGREEMENTS,
    label: 'Iemand doet je een voorstel',
    hears: 'who has to agree; of who has no login, who manages the family, unless they propose it',
    consequence: true,
    way: 'now',
    page: 'contract',
    subject: 'Er ligt een voorstel voor je klaar bij Onderling',
    sentence: (w) => `${who(w)} doet een voorstel bij ${w.contract}. Het wacht op antwoord tot ${day(w)}.`,
  },
  answered: {
    group: AGREEMENTS,
    label: 'Er is antwoord op een voorstel of verzoek, of het stopt',
    hears:
      'both sides and whoever proposed it or asked to sign, except whoever answers or ends it; of what lapsed, all of them',
    consequence: true,
    way: 'now',
    page: 'contract',
    subject: 'Er is antwoord op een voorstel bij Onderling',
    sentence: (w) => (ANSWERS[w.answer ?? ''] ?? (() => `Er is antwoord op het voorstel bij ${w.contract}.`))(w),
  },
  asked_to_sign: {
    group: AGREEMENTS,
    label: 'Je wordt gevraagd te ondertekenen',
    hears: 'who has to sign now',
    consequence: true,
    way: 'now',
    page: 'contract',
    subject: 'Er ligt een document klaar om te ondertekenen',
    sentence: (w) =>
      `Er wordt je gevraagd om je handtekening onder ${w.answer === 'change' ? 'een wijziging van ' : ''}${w.contract}.`,
  },
  unconfirmed: {
    group: AGREEMENTS,
    label: 'Op je naam stonden al afspraken',
    hears: 'who got a login, where agreements stood in their name already',
    consequence: true,
    way: 'now',
    page: 'notices',
    subject: 'Kloppen de afspraken die op je naam staan bij Onderling?',
    sentence: () =>
      'Toen je je login kreeg, stonden er al afspraken op je naam. Kijk bij Meldingen of ze kloppen, en zeg ja of nee.',
  },
  contested: {
    group: AGREEMENTS,
    label: 'Je haalde je account terug, en er is mee ondertekend of geantwoord',
    hears: 'who took their account back, where something was done with it meanwhile',
    consequence: true,
    way: 'now',
    page: 'notices',
    subject: 'Was jij dit bij Onderling?',
    sentence: (w) =>
      `Sinds ${day(w)} is met je account ondertekend, geantwoord of een recht gegeven. Zeg bij Meldingen wat van jou was. Wat nog op anderen wachtte, vragen we je opnieuw. Beheer, meldingen over anderen en automatisch betalen zijn teruggedraaid.`,
  },
  signed: {
    group: AGREEMENTS,
    label: 'Een contract is ondertekend',
    hears: 'both sides and whoever proposed it, except whoever confirms it or signs last',
    consequence: true,
    way: 'now',
    page: 'contract',
    subject: 'Een contract bij Onderling is ondertekend',
    sentence: (w) =>
      w.answer === 'all'
        ? `${capital(w.contract)} is nu door iedereen ondertekend.`
        : `${who(w)} legde vast dat ${w.contract} is ondertekend.`,
  },
  changed: {
    group: AGREEMENTS,
    label: 'Iemand wijzigt een concept',
    hears: 'both sides, except whoever changes it',
    way: 'weekly',
    page: 'contract',
    subject: 'Een concept bij Onderling is gewijzigd',
    sentence: (w) => `${who(w)} wijzigde het concept van ${w.contract}.`,
  },
  archived: {
    group: AGREEMENTS,
    label: 'Een contract gaat in of uit het archief',
    hears: 'both sides and whoever proposed it, except whoever agrees',
    consequence: true,
    way: 'now',
    page: 'contract',
    subject: 'Er is iets veranderd in jullie archief bij Onderling',
    sentence: (w) =>
      w.answer === 'restored'
        ? `${who(w)} gaat akkoord: ${w.contract} is uit het archief gehaald.`
        : `${who(w)} gaat akkoord: ${w.contract} is gearchiveerd.`,
  },
  payment_reported: {
    group: PAYMENTS,
    label: 'Iemand meldt een betaling, of iets wat je schuld hoger maakt',
    hears: 'who has to confirm it; where nobody of them can log in, who manages the family',
    way: 'now',
    page: 'contract',
    subject: 'Er is een betaling gemeld bij Onderling',
    sentence: (w) =>
      (
        WAITING[w.answer ?? ''] ??
        ((said) => `${who(said)} meldt een betaling bij ${said.contract}. Bevestig of het geld binnen is.`)
      )(w),
  },
  payment_answered: {
    group: PAYMENTS,
    label: 'Je gemelde betaling is bevestigd, of juist niet',
    hears: 'who reported it',
    consequence: true,
    way: 'now',
    page: 'contract',
    subject: 'Je gemelde betaling is beantwoord bij Onderling',
    sentence: (w) =>
      (REPORTED[w.answer ?? ''] ?? ((said) => `${who(said)} bevestigt je betaling bij ${said.contract}.`))(w),
  },
  payment_for_you: {
    group: PAYMENTS,
    label: 'Iemand bevestigt een betaling ook namens jou',
    hears:
      'who is paid as well, and for whom one said it, by a mandate or because the agreement says that paying one is enough',
    way: 'now',
    page: 'contract',
    subject: 'Er is een betaling bevestigd, ook namens jou',
    sentence: (w) =>
      w.answer === 'year'
        ? `${who(w)} bevestigt de betalingen van een jaar bij ${w.contract}, ook namens jou. Kijk of dat klopt.`
        : w.answer === 'bank'
          ? `${who(w)} bevestigt betalingen bij ${w.contract}, ook namens jou. Kijk of dat klopt.`
          : `${who(w)} bevestigt een betaling bij ${w.contract}, ook namens jou. Kijk of dat klopt.`,
  },
  recorded: {
    group: PAYMENTS,
    label: 'Iemand legt vast wat er is betaald, of bevestigt het',
    hears: 'both sides, except whoever did it and whoever hears it as an answer',
    way: 'weekly',
    page: 'contract',
    subject: 'Er is iets vastgelegd bij Onderling',
    sentence: (w) =>
      w.answer === 'confirmed'
        ? `${who(w)} bevestigde wat er bij ${w.contract} was gemeld. Het telt nu.`
        : w.answer === 'bank'
          ? `${who(w)} legde betalingen van een bankafschrift vast bij ${w.contract}. Ze tellen. Kijk of het klopt.`
          : `${who(w)} legde iets vast bij ${w.contract}. Het telt. Kijk of het klopt.`,
  },
  record_undone: {
    group: PAYMENTS,
    label: 'Iemand draait iets terug wat was vastgelegd',
    hears: 'both sides, except whoever undoes it',
    consequence: true,
    way: 'now',
    page: 'contract',
    subject: 'Er is iets teruggedraaid bij Onderling',
    sentence: (w) =>
      w.answer === 'bank'
        ? `${who(w)} draaide terug wat van een bankafschrift bij ${w.contract} was vastgelegd.`
        : `${who(w)} draaide iets terug dat bij ${w.contract} was vastgelegd.`,
  },
  automatic: {
    group: PAYMENTS,
    label: 'Een lening gaat automatisch, of niet meer',
    hears: 'both sides, except whoever sets or ends it',
    consequence: true,
    way: 'now',
    page: 'contract',
    subject: 'Er is iets veranderd in hoe jullie betalingen bijhouden bij Onderling',
    sentence: (w) =>
      w.answer === 'asked'
        ? `${who(w)} wil ${w.contract} op automatisch zetten. Dat kan als jij het ook wilt.`
        : w.answer === 'started'
          ? `${who(w)} zette ${w.contract} op automatisch. Elke termijn telt nu als betaald op zijn dag, tot iemand iets anders zegt.`
          : `${who(w)} zette automatisch uit bij ${w.contract}. Leg vanaf nu zelf vast wat er is betaald.`,
  },
  invited: {
    group: FAMILY,
    label: 'Iemand van je familie is uitgenodigd',
    hears: 'the other managers',
    managers: true,
    way: 'weekly',
    page: 'relations',
    subject: 'Er is iemand uitgenodigd voor jullie familie bij Onderling',
    sentence: (w) => `${who(w)} nodigde ${w.person} uit om mee te doen.`,
  },
  joined: {
    group: FAMILY,
    label: 'Iemand van je familie heeft nu een eigen login',
    hears: 'the managers',
    managers: true,
    consequence: true,
    way: 'now',
    page: 'relations',
    subject: 'Er is iemand bij jullie familie gekomen op Onderling',
    sentence: (w) => `${who(w)} heeft de uitnodiging aangenomen en kijkt nu mee.`,
  },
  role_given: {
    group: FAMILY,
    label: 'Iemand krijgt of verliest het beheer van de familie',
    hears: 'everybody with a login, except whoever does it',
    consequence: true,
    way: 'now',
    page: 'access',
    subject: 'Wie jullie familie beheert bij Onderling, is veranderd',
    sentence: (w) => (MANAGING[w.answer ?? ''] ?? (() => 'Wie de familie beheert, is veranderd.'))(w),
  },
  role_asked: {
    group: FAMILY,
    label: 'Iemand vraagt het beheer van de familie',
    hears: 'everybody with a login, except whoever does it',
    consequence: true,
    way: 'now',
    page: 'access',
    subject: 'Iemand vraagt het beheer van jullie familie bij Onderling',
    sentence: (w) =>
      (
        ASKING[w.answer ?? ''] ??
        (() =>
          `${who(w)} vraagt het beheer van de familie en krijgt het op ${day(w)}, tenzij wie nu beheert eerder nee zegt.`)
      )(w),
  },
  ...MANDATE_NOTICES,
  ...CLAIM_NOTICES,
  ...ADVISER_NOTICES,
  ...REMINDERS,
};
