import type { NoticeKind } from '../wire/notice.ts';
import { day, RECORDED, REMARKED, who } from './answers.ts';
import type { NoticeDeclaration } from './declaration.ts';

const PAYMENTS = 'Betalingen';

/** Records made, taken back and commented on, and the start of entering past payments (docs/decisions/0001). */
export const RECORD_NOTICES: Readonly<
  Record<Extract<NoticeKind, 'recorded' | 'record_undone' | 'record_disputed' | 'entering'>, NoticeDeclaration>
> = {
  recorded: {
    group: PAYMENTS,
    label: 'Iemand legt vast wat er is betaald of met de woning gebeurde, of bevestigt het',
    hears: 'both sides, except the one who did it and anybody who is notified of it as an answer',
    way: 'weekly',
    page: 'contract',
    subject: 'Er is iets vastgelegd bij Onderling',
    sentence: (w) =>
      (RECORDED[w.answer ?? ''] ?? (() => `${who(w)} legde iets vast bij ${w.contract}. Het telt. Kijk of het klopt.`))(
        w,
      ),
  },
  record_undone: {
    group: PAYMENTS,
    label: 'Iemand draait iets terug wat was vastgelegd',
    hears: 'both sides, except the one who undoes it',
    consequence: true,
    way: 'now',
    page: 'contract',
    subject: 'Er is iets teruggedraaid bij Onderling',
    sentence: (w) =>
      w.answer === 'bank'
        ? `${who(w)} draaide terug wat van een bankafschrift bij ${w.contract} was vastgelegd.`
        : w.answer === 'home'
          ? `${who(w)} draaide terug wat bij ${w.contract} over de woning was vastgelegd.`
          : w.date === undefined
            ? `${who(w)} draaide iets terug dat bij ${w.contract} was vastgelegd.`
            : `${who(w)} draaide terug wat bij ${w.contract} voor ${day(w)} was vastgelegd. Het bedrag staat in de tijdlijn.`,
  },
  record_disputed: {
    group: PAYMENTS,
    label: 'Iemand zegt dat iets wat is vastgelegd niet klopt, of antwoordt daarop',
    hears:
      'both sides and the person who recorded it, except the one who says it; not those who are notified of it as an answer',
    way: 'now',
    page: 'contract',
    subject: 'Er is iets gezegd over een betaling bij Onderling',
    sentence: (w) => (REMARKED[w.answer ?? ''] ?? ((said) => `${who(said)} zei iets bij ${said.contract}.`))(w),
  },
  entering: {
    group: PAYMENTS,
    label: 'Iemand voert betalingen van vroeger in, of is daarmee klaar',
    hears: 'both sides, except the one who begins or ends it; both when it ends automatically',
    way: 'now',
    page: 'contract',
    subject: 'Er worden betalingen van vroeger ingevoerd bij Onderling',
    sentence: (w) =>
      w.answer === 'over'
        ? `De dertig dagen om betalingen van vroeger in te voeren zijn voorbij bij ${w.contract}. Wat niet is ingevoerd, telt weer als te laat.`
        : w.answer === 'started'
          ? `${who(w)} voert betalingen van vroeger in bij ${w.contract}. Tot dat klaar is, telt er niets als te laat.`
          : `${who(w)} is klaar met betalingen van vroeger invoeren bij ${w.contract}. Kijk of het klopt.`,
  },
};
