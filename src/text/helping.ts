import type { HelpAct, LoginState } from '../../domain/wire/helping.ts';

const states: Record<LoginState, string> = {
  none: 'Heeft geen login',
  invited: 'Is uitgenodigd, en kwam nog niet binnen',
  unconfirmed: 'Heeft het e-mailadres nog niet bevestigd',
  active: 'Kan inloggen',
  blocked: 'Is door de familie geblokkeerd',
  closed: 'De login is gesloten',
  deceased: 'Is overleden',
  elsewhere: 'Logt in bij een andere dienst',
};

const acts: Record<HelpAct, string> = {
  mail: 'Stuur de mail opnieuw',
  factor_off: 'Tweede stap kwijt',
  factor_keep: 'Laat de tweede stap aan',
  erase: 'Verwijder op verzoek',
  keep: 'Trek het verwijderen in',
};

/** The words of finding and helping somebody (docs/decisions/0022). */
export const helpingText = {
  title: 'Iemand helpen',
  intro:
    'Zoek wie om hulp vraagt, met het hele e-mailadres of het kenmerk van een bestelling. Wat je zoekt en doet, staat in het logboek. Contracten en bedragen zie je hier niet.',
  form: 'Zoek iemand',
  q: 'E-mailadres of kenmerk',
  qHint: 'Bijvoorbeeld naam@voorbeeld.nl of OL47 1234 5678 90',
  search: 'Zoek',
  needed: 'Vul een e-mailadres of een kenmerk in.',
  found: (count: number) => (count === 1 ? '1 gevonden' : `${count} gevonden`),
  none: 'Niemand gevonden. Klopt het adres, of had deze persoon een ander?',
  people: 'Wie je vond',
  family: 'Familie',
  manages: (family: string) => `${family}, en beheert die`,
  email: 'E-mailadres',
  login: 'Inloggen',
  states,
  secondStep: 'Tweede stap',
  on: 'Staat aan',
  off: 'Staat uit',
  offOn: (day: string) => `Gaat uit op ${day}`,
  erased: 'Verwijderen',
  erasedOn: (day: string) => `De gegevens worden verwijderd op ${day}`,
  nothing: 'Hier kun je nu niets voor doen.',
  acts,
  actFor: (act: HelpAct, name: string) => `${acts[act]}: ${name}`,
  mailed: (name: string) => `Gelukt. ${name} krijgt de mail opnieuw.`,
  kept: (name: string) => `Gelukt. Voor ${name} blijft alles zoals het is.`,
  reason: 'Hoe weet je dat deze persoon het zelf vraagt?',
  reasonHint: 'Bijvoorbeeld: brief van 3 november, teruggebeld op het nummer dat we hadden. Het komt in het logboek.',
  reasonNeeded: 'Schrijf in een zin op hoe je weet dat deze persoon het zelf vraagt.',
  cancel: 'Annuleer',
  factorDialog: {
    title: (name: string) => `Tweede stap van ${name} uitzetten?`,
    text: (email: string) =>
      `De tweede stap gaat over 7 dagen uit. We mailen dat nu naar ${email}, met een link die het stopt. Logt iemand voor die tijd in met een code, dan gaat het niet door.`,
    verb: 'Zet over 7 dagen uit',
    done: (name: string) => `Gelukt. De tweede stap van ${name} gaat over 7 dagen uit.`,
  },
  eraseDialog: {
    title: (name: string) => `Gegevens van ${name} verwijderen?`,
    text: (email: string) =>
      `De gegevens worden over 7 dagen verwijderd, zoals wanneer iemand het zelf bij Profiel vraagt. We mailen dat nu naar ${email}, met een link die het stopt.`,
    verb: 'Verwijder over 7 dagen',
    done: (name: string) => `Gelukt. De gegevens van ${name} worden over 7 dagen verwijderd.`,
  },
} as const;
