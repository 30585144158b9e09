import type { ClaimKind } from '../../domain/wire/claim.ts';

interface Said {
  by: string;
  /** The day they died or divorced, in words; null for the others. */
  date: string | null;
}

/** The sentences about records of somebody with a login that do not count yet: separate, for the pages about a person. */
export const claimsText = {
  title: 'Klopt dit?',
  intro: 'Een ander heeft iets over je vastgelegd. Er verandert niets zolang je geen antwoord geeft.',
  ofYou: {
    death: ({ by, date }: Said) => `${by} heeft vastgelegd dat je op ${date} bent overleden.`,
    block: ({ by }: Said) => `${by} wil je login voor deze familie sluiten.`,
    divorce: ({ by, date }: Said) => `${by} heeft vastgelegd dat je sinds ${date} bent gescheiden.`,
    parted: ({ by, date }: Said) => `${by} heeft vastgelegd dat jij en je partner sinds ${date} uit elkaar zijn.`,
    role: ({ by }: Said) => `${by} wil het beheer van de familie van je terugnemen.`,
  } satisfies Record<ClaimKind, (said: Said) => string>,
  /** The immediate effect of a yes. */
  follows: {
    block: 'Je kunt dan niet meer inloggen in deze familie. Je contracten blijven bestaan.',
    divorce: 'Je hoort dan niet meer bij deze familie. Je ziet alleen nog de contracten waar je zelf in staat.',
    parted: 'Jullie staan hier dan niet meer als partners. Je antwoordt ook niet meer voor je partner.',
    role: 'Je ziet dan alleen nog de contracten waar je zelf in staat.',
  } satisfies Record<Exclude<ClaimKind, 'death'>, string>,
  /** Nobody confirms their own death. */
  bereaved:
    'Ben je een nabestaande? Vraag dan wie de familie beheert om dit in te trekken en opnieuw vast te leggen. Log daarna een week niet in.',
  yes: 'Ja, dit klopt',
  no: 'Nee, dit klopt niet',
  yesTitle: 'Klopt dit echt?',
  saidYes: 'Je antwoord is vastgelegd. Het geldt nu.',
  saidNo: (by: string) => `Je antwoord is vastgelegd. ${by} krijgt bericht, en er verandert niets.`,
  of: {
    death: ({ by, date }: Said, name: string) => `${by} legde vast dat ${name} op ${date} is overleden.`,
    block: ({ by }: Said, name: string) => `${by} wil de login van ${name} sluiten.`,
    divorce: ({ by, date }: Said, name: string) => `${by} legde vast dat ${name} sinds ${date} is gescheiden.`,
    parted: ({ by, date }: Said, name: string) =>
      `${by} legde vast dat ${name} en de partner van ${name} sinds ${date} uit elkaar zijn.`,
    role: ({ by }: Said, name: string) => `${by} wil het beheer terugnemen van ${name}.`,
  } satisfies Record<ClaimKind, (said: Said, name: string) => string>,
  waits: (name: string, day: string) => `Dit gaat in op ${day}, tenzij ${name} eerder inlogt of antwoordt.`,
  seen: (name: string) => `${name} heeft daarna ingelogd. Het wacht nu op het antwoord van ${name}.`,
  /** On a page with figures. */
  notCounted: 'Tot dan telt dit hier niet mee.',
  answer: 'Zeg of dit klopt',
  /** After a death: where the papers of the estate will be. */
  estateThen: 'Daarna staan bij Familie de papieren voor de nabestaanden.',
  withdraw: 'Trek in',
  withdrawOf: (name: string) => ` wat over ${name} is vastgelegd`,
  withdrawn: 'Ingetrokken. Er verandert niets.',
  /** Shown where a record becomes a claim. */
  firstAsked: (name: string) =>
    `${name} heeft een eigen login. Daarom vragen we ${name} eerst of het klopt. Het gaat in na een week zonder inloggen, of zodra ${name} ja zegt.`,
  recorded: (name: string) => `Vastgelegd. ${name} krijgt er een mail over en heeft een week om te antwoorden.`,
} as const;
