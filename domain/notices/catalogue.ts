import type { NoticeKind } from '../wire/notice.ts';
import { STEP_SAYS } from '../nextStep/words.ts';
import { ADVISER_NOTICES } from './adviserNotices.ts';
import { ANSWERS, ASKING, capital, day, MANAGING, OTHER_ANSWER, OTHER_REPORTS, REPORTED, who } from './answers.ts';
import { askedToSign, asking, dayBefore, reportedSentence } from './asking.ts';
import { CLAIM_NOTICES } from './claimNotices.ts';
import type { NoticeDeclaration } from './declaration.ts';
import { MANDATE_NOTICES } from './mandateNotices.ts';
import { RECORD_NOTICES } from './recordNotices.ts';
import { REMINDERS } from './reminderNotices.ts';

const AGREEMENTS = 'Contracten';
const PAYMENTS = 'Betalingen';
const FAMILY = 'Familie';

/** All notices, in the order of the list of choices. */
export const NOTICES: Readonly<Record<NoticeKind, NoticeDeclaration>> = {
  proposed: {
    group: AGREEMENTS,
    label: 'Iemand doet je een voorstel',
    hears: 'the people who have to agree; for people without a login the managers, unless they propose it',
    consequence: true,
    way: 'now',
    page: 'contract',
    subject: 'Er ligt een voorstel voor je klaar bij Onderling',
    sentence: (w) => STEP_SAYS.answer(asking(w, 'bij', dayBefore(w))),
  },
  answered: {
    group: AGREEMENTS,
    label: 'Er is antwoord op een voorstel of verzoek, of het stopt',
    hears:
      'both sides and the maker of the proposal or request, except the one who answers or ends it; of a lapse, all of them',
    consequence: true,
    way: 'now',
    page: 'contract',
    subject: 'Er is antwoord op een voorstel bij Onderling',
    sentence: (w) => (ANSWERS[w.answer ?? ''] ?? (() => `Er is antwoord op het voorstel bij ${w.contract}.`))(w),
  },
  asked_to_sign: {
    group: AGREEMENTS,
    label: 'Je wordt gevraagd te ondertekenen',
    hears: 'the people who have to sign now',
    consequence: true,
    way: 'now',
    page: 'contract',
    subject: 'Er ligt een document klaar om te ondertekenen',
    sentence: askedToSign,
  },
  unconfirmed: {
    group: AGREEMENTS,
    label: 'Op je naam stonden al contracten',
    hears: 'a person who got a login, if agreements were in their name already',
    consequence: true,
    way: 'now',
    page: 'notices',
    subject: 'Kloppen de contracten die op je naam staan bij Onderling?',
    sentence: () =>
      'Toen je je login kreeg, stonden er al contracten op je naam. Kijk bij Meldingen of ze kloppen, en zeg ja of nee.',
  },
  contested: {
    group: AGREEMENTS,
    label: 'Je haalde je account terug, en er is mee ondertekend of geantwoord',
    hears: 'a person who took their account back, if it was used meanwhile',
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
    hears: 'both sides and its proposer, except the one who confirms it, signs last or adds a scan later',
    consequence: true,
    way: 'now',
    page: 'contract',
    subject: 'Een contract bij Onderling is ondertekend',
    subjects: { scan: 'Er is een scan toegevoegd bij Onderling' },
    sentence: (w) =>
      w.answer === 'all'
        ? `${capital(w.contract)} is nu door iedereen ondertekend.`
        : w.answer === 'scan'
          ? `${who(w)} voegde een scan van het ondertekende papier toe bij ${w.contract}. Kijk bij Documenten of het klopt.`
          : `${who(w)} legde vast dat ${w.contract} is ondertekend.`,
  },
  changed: {
    group: AGREEMENTS,
    label: 'Iemand wijzigt een concept',
    hears: 'both sides, except the one who changes it',
    way: 'weekly',
    page: 'contract',
    subject: 'Een concept bij Onderling is gewijzigd',
    sentence: (w) => `${who(w)} wijzigde het concept van ${w.contract}.`,
  },
  archived: {
    group: AGREEMENTS,
    label: 'Een contract gaat in of uit het archief',
    hears: 'both sides and its proposer, except the one who agrees',
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
    label: 'Iemand meldt een betaling, iets wat je schuld hoger maakt, of iets over de woning',
    hears: 'the people who have to confirm it; if none of them can log in, the managers',
    way: 'now',
    page: 'contract',
    subject: 'Er is een betaling gemeld bij Onderling',
    subjects: OTHER_REPORTS,
    sentence: reportedSentence,
  },
  payment_answered: {
    group: PAYMENTS,
    label: 'Wat je meldde, is bevestigd of juist niet',
    hears: 'the person who reported it',
    consequence: true,
    way: 'now',
    page: 'contract',
    subject: 'Je gemelde betaling is beantwoord bij Onderling',
    subjects: OTHER_ANSWER,
    sentence: (w) =>
      (REPORTED[w.answer ?? ''] ?? ((said) => `${who(said)} bevestigt je betaling bij ${said.contract}.`))(w),
  },
  payment_for_you: {
    group: PAYMENTS,
    label: 'Iemand bevestigt een betaling ook namens jou',
    hears:
      'the other payees, for whom it was said by a mandate or because the agreement says that paying one is enough',
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
  ...RECORD_NOTICES,
  automatic: {
    group: PAYMENTS,
    label: 'Een lening gaat automatisch, of niet meer',
    hears: 'both sides, except the one who sets or ends it',
    consequence: true,
    way: 'now',
    page: 'contract',
    subject: 'Er is iets veranderd in hoe jullie betalingen bijhouden bij Onderling',
    sentence: (w) =>
      w.answer === 'asked'
        ? `${STEP_SAYS.automatic(asking(w, 'van'))} ${who(w)} wil dat, en het kan als jij het ook wilt.`
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
    sentence: (w) =>
      w.answer === 'birthdate'
        ? `${who(w)} heeft de uitnodiging aangenomen en kijkt nu mee. De geboortedatum die ${who(w)} opgaf is een andere dan jullie hadden. Die telt nu.`
        : `${who(w)} heeft de uitnodiging aangenomen en kijkt nu mee.`,
  },
  role_given: {
    group: FAMILY,
    label: 'Iemand krijgt of verliest het beheer van de familie',
    hears: 'everybody with a login, except the one who does it',
    consequence: true,
    way: 'now',
    page: 'access',
    subject: 'Wie jullie familie beheert bij Onderling, is veranderd',
    sentence: (w) => (MANAGING[w.answer ?? ''] ?? (() => 'Wie de familie beheert, is veranderd.'))(w),
  },
  role_asked: {
    group: FAMILY,
    label: 'Iemand vraagt het beheer van de familie',
    hears: 'everybody with a login, except the one who does it',
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
