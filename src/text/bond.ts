import type { Bond } from '../../domain/wire/choices/user.ts';

const BONDS_TEXT: Record<Bond, string> = {
  married: 'Getrouwd',
  registered: 'Geregistreerd partnerschap',
  cohabiting: 'Samenwonend',
};

/** How two partners belong together, and since when. */
export const bondText = {
  add: 'Hoe zijn ze samen?',
  change: 'Wijzig hoe ze samen zijn',
  of: (two: string) => ` ${two}`,
  since: (bond: Bond, day: string | null) => (day === null ? BONDS_TEXT[bond] : `${BONDS_TEXT[bond]} sinds ${day}`),
  title: (two: string) => `Hoe zijn ${two} samen?`,
  why: (two: string) =>
    `Voor de schenkbelasting tellen ${two} alleen als partners als de wet dat zegt. Getrouwd of geregistreerd: vanaf die dag. Samenwonend: na vijf jaar op één adres, of na twee jaar met een samenlevingscontract van de notaris.`,
  label: 'Hoe zijn ze samen?',
  options: BONDS_TEXT,
  unknown: 'Dat weet ik niet',
  unknownHint: 'Weet je het niet? Dan tellen we hen samen, en zeggen we erbij dat het niet zeker is.',
  dates: {
    married: 'Trouwdatum',
    registered: 'Dag van het geregistreerd partnerschap',
    cohabiting: 'Sinds wanneer op één adres ingeschreven?',
  } satisfies Record<Bond, string>,
  contract: 'Datum van het samenlevingscontract',
  contractHint:
    'Alleen een contract van de notaris waarin staat dat jullie voor elkaar zorgen. Geen contract? Laat het leeg.',
  save: 'Bewaar',
  cancel: 'Annuleer',
  saved: (two: string) => `Bewaard hoe ${two} samen zijn.`,
};
