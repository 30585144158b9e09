import type { NextStep } from '../wire/nextStep.ts';

/** The person asking, the day and the amount concerned, as readable text. */
export interface StepFacts {
  by: string;
  day: string;
  euros: string;
  /**
   * The change to sign, or the reported item; nothing on the page for a payment, which has its amount and day. A mail has no
   * amount: that is behind the link.
   */
  what: string;
  /** The contract concerned, after a word such as "bij"; nothing if the page names it. */
  at: string;
}

/** The step for its reader, by its kind: on the page, the overview, in the list of notices and in a mail (docs/next-step.md). */
export const STEP_SAYS = {
  sign: ({ what, at }) =>
    what ? `Onderteken de wijziging${at}: ${what}.` : `Er wordt je gevraagd om je handtekening${at}.`,
  answer: ({ by, day, at }) => `${by} vraagt je akkoord${at}. Antwoord kan tot en met ${day}.`,
  recognise: () => 'Dit contract stond al op je naam. Klopt het?',
  confirm: ({ by, what, euros, day, at }) =>
    `${by} meldt ${what || `een betaling van ${euros} op ${day}`}${at}. Is het geld binnen?`,
  debt: ({ by, what, at }) => `${by} meldt ${what}${at}. Klopt dat?`,
  home: ({ by, day, at }) => `${by} meldt wat er${day && ` op ${day}`} met de woning gebeurde${at}. Klopt dat?`,
  automatic: ({ at }) => `Moeten de termijnen${at} voortaan automatisch tellen?`,
  late: ({ euros, day, at }) =>
    `De termijn van ${day}${at} is niet helemaal betaald.${euros && ` Achterstand: ${euros}.`}`,
  soon: ({ euros, day, at }) => `Op ${day} betaal je ${euros || 'een termijn'}${at}.`,
  year: ({ day }) => `Is alles in ${day.slice(-4)} volgens afspraak betaald?`,
  send: () => 'Dit contract is nog door niemand ondertekend.',
} satisfies Record<NextStep['kind'], (facts: StepFacts) => string>;

/** The words of the first button, if it does not answer at once. */
const THERE: Partial<Record<NextStep['kind'], string>> = {
  sign: 'Lees en onderteken',
  confirm: 'Bekijk en bevestig',
  late: 'Naar de betalingen',
  soon: 'Naar de betalingen',
  send: 'Laat ondertekenen',
};

/** @returns the label of a step's button */
export const stepButton = (kind: NextStep['kind']): string => THERE[kind] ?? 'Bekijk en antwoord';
