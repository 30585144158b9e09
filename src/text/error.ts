interface ErrorWords {
  title: string;
  text: string;
  /** The one button's words: log in again, or go to the overview. Both go through the overview. */
  action: string;
}

const again = 'Log opnieuw in';
const home = 'Naar overzicht';

const words = {
  cancelled: {
    title: 'Je bent niet ingelogd',
    text: 'Het inloggen is afgebroken. Er is niets veranderd.',
    action: again,
  },
  needed: {
    title: 'Log opnieuw in',
    text: 'De inlogpagina kent je niet meer. Dat gebeurt na een tijdje vanzelf, voor je veiligheid.',
    action: again,
  },
  unreachable: {
    title: 'Inloggen lukt nu even niet',
    text: 'De inlogpagina geeft geen antwoord. Probeer het over een paar minuten opnieuw.',
    action: 'Probeer opnieuw',
  },
  failed: {
    title: 'Inloggen is niet gelukt',
    text: 'De inlogpagina gaf een antwoord dat hier niet past. Begin opnieuw, dan werkt het meestal wel.',
    action: again,
  },
  forbidden: {
    title: 'Deze pagina is niet voor jou',
    text: 'Je hebt geen rechten om deze pagina te bekijken.',
    action: home,
  },
  other: {
    title: 'Er ging iets mis',
    text: 'We konden dit niet afmaken. Wat je al bewaard had, is veilig.',
    action: home,
  },
} as const satisfies Record<string, ErrorWords>;

/**
 * Our words for the codes of OAuth 2.0 (RFC 6749), OpenID Connect and our own; a code that is not here gets `other`.
 */
const byCode: Record<string, ErrorWords> = {
  access_denied: words.cancelled,
  login_required: words.needed,
  interaction_required: words.needed,
  account_selection_required: words.needed,
  consent_required: words.needed,
  temporarily_unavailable: words.unreachable,
  server_error: words.unreachable,
  inloggen_onbereikbaar: words.unreachable,
  inloggen_mislukt: words.failed,
  invalid_request: words.failed,
  invalid_grant: words.failed,
  invalid_scope: words.failed,
  invalid_target: words.failed,
  unauthorized_client: words.failed,
  unsupported_response_type: words.failed,
  unmet_authentication_requirements: words.failed,
  '403': words.forbidden,
};

export const errorText = {
  wordsFor: (code: string | null): ErrorWords =>
    (code !== null && Object.hasOwn(byCode, code) && byCode[code]) || words.other,
  details: 'Technische details',
  help: 'Blijft het misgaan? Chat dan met ons, rechtsonder.',
} as const;
