import { type Awaited, confirm } from './awaited.ts';

/** The sentences about the home that a loan is for, and its history. */
export const homeText = {
  form: {
    title: 'Wat gebeurde er met de woning?',
    became: 'Wat gebeurde er?',
    date: 'Op welke dag?',
    submit: 'Bewaar de dag',
    saved: 'De dag is bewaard.',
  },
  cards: {
    sold: { title: 'De woning is verkocht', text: 'Neem de dag van de overdracht bij de notaris.' },
    for_sale: { title: 'De woning staat leeg en te koop', text: 'Neem de dag waarop je eruit ging.' },
    let: { title: 'De woning is verhuurd', text: 'Neem de eerste dag van de huur.' },
    bought: { title: 'Er is een andere woning gekocht', text: 'Neem de dag van de overdracht bij de notaris.' },
    remaining_debt: {
      title: 'Er bleef na de verkoop een restschuld',
      text: 'De woning bracht te weinig op om alles te betalen.',
    },
  },
  missing: 'Kies wat er met de woning gebeurde.',
  waits: (by: Awaited) => `Dit telt zodra ${confirm(by)} dat het klopt.`,
  follows: 'Wat hieruit volgt',
  /** Above it, for readers who did not borrow. */
  forBorrower: (names: string) => `Wat hier over de belasting staat, gaat over de aangifte van ${names}.`,
  section: 'De woning',
  box1: 'De schuld hoort nu bij de eigenwoningschuld, in box 1.',
  box3: 'De schuld hoort nu bij de schulden in box 3.',
  standing: (day: string, principal: string, interest: string) =>
    `Op ${day} stond er ${principal} open. Daarbij kwam ${interest} rente die tot en met die dag liep en nog niet was betaald.`,
} as const;
