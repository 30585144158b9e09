import type { Bond } from '../../domain/wire/choices/user.ts';

const BONDS_TEXT: Record<Bond, string> = {
  married: 'Getrouwd',
  registered: 'Geregistreerd partnerschap',
  cohabiting: 'Samenwonend',
};

const are = (over: boolean) => (over ? 'waren' : 'zijn');
const howTogether = (over: boolean) => `Hoe ${are(over)} ze samen?`;

/** The legal bond of two partners, and since when; `over` when they parted or one of them died. */
export const bondText = {
  add: howTogether,
  change: (over: boolean) => `Wijzig hoe ze samen ${are(over)}`,
  of: (two: string) => ` ${two}`,
  since: (bond: Bond, day: string | null) => (day === null ? BONDS_TEXT[bond] : `${BONDS_TEXT[bond]} sinds ${day}`),
  ended: (day: string) => `Uit elkaar sinds ${day}`,
  title: (two: string, over: boolean) => `Hoe ${are(over)} ${two} samen?`,
  why: (two: string) =>
    `Voor de schenkbelasting tellen ${two} alleen als partners als de wet dat zegt. Getrouwd of geregistreerd: vanaf die dag. Samenwonend: na vijf jaar op één adres, of na twee jaar met een samenlevingscontract van de notaris.`,
  label: howTogether,
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
  saved: (two: string, over: boolean) => `Bewaard hoe ${two} samen ${are(over)}.`,
};
