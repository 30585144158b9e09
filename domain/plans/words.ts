import { formatDateLong } from '../dates/dutchDate.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { formatEuroShort } from '../money/format.ts';
import type { PlanCourse } from './course.ts';
import type { PlanTerms } from './planTerms.ts';

interface Named {
  /** First names of the parents. */
  from: readonly string[];
  child: string;
  /** It forgives part of a loan first. */
  forgives: boolean;
}

/** '15 januari'; a leap day is a different one in most years, as in the course. */
const dayOfYear = (date: IsoDate): string => {
  const day = formatDateLong(date).replace(/ \d{4}$/u, '');
  return date.endsWith('-02-29') ? `${day} (in een jaar zonder die dag op 28 februari)` : day;
};

function goal({ target, until }: PlanTerms): string {
  if (until !== null) return `tot en met ${formatDateLong(until)}`;
  return `tot het samen ${formatEuroShort(target ?? 0)} is`;
}

function outcome({ target }: PlanTerms, { total, end }: PlanCourse): string {
  const sum = formatEuroShort(total);
  if (target === null) return `Naar de bedragen van nu wordt dat samen ${sum}.`;
  if (end === null) return `Naar de bedragen van nu wordt dat niet meer dan ${sum}.`;
  return `Naar de bedragen van nu is dat klaar in ${end}.`;
}

/**
 * A plan in Dutch sentences. It says that it is only an intention: a promise to forgive makes a gift of the loan at once, and
 * nobody knows the figures of later years.
 */
export function planWords(terms: PlanTerms, course: PlanCourse, { from, child, forgives }: Named): string[] {
  const names = from.join(' en ');
  const [will, give] = from.length === 1 ? ['wil', 'schenkt'] : ['willen', 'schenken'];
  const what = terms.yearly === null ? 'wat belastingvrij kan' : formatEuroShort(terms.yearly);
  const verb = forgives ? 'kwijtschelden of schenken' : 'schenken';
  return [
    `${names} ${will} ${child} ieder jaar op ${dayOfYear(terms.first)} ${what} ${verb}, ${goal(terms)}.`,
    ...(forgives ? [`Eerst gaat het van de lening af. Is die op, dan ${give} ${names} geld.`] : []),
    ...(terms.yearly === null
      ? []
      : [
          terms.above
            ? 'Dat mag ook meer zijn dan de vrijstelling: over dat deel vraagt de wet schenkbelasting.'
            : 'Het wordt nooit meer dan wat dat jaar belastingvrij kan.',
        ]),
    outcome(terms, course),
    'Dit is een voornemen en geen belofte: niemand kan er rechten aan ontlenen.',
  ];
}
