import type { MandateMatter } from '../../domain/wire/choices/mandate.ts';

/** The sentences about answering for one's partner, at Profiel and at Wie ziet wat. */
export const mandatesText = {
  title: 'Namens elkaar antwoorden',
  intro: 'Iedereen met een eigen login antwoordt zelf. Partners kunnen dat ook namens elkaar doen, als jij dat wilt.',
  failed: 'We konden niet ophalen wie namens wie mag antwoorden.',
  given: (name: string) => `${name} mag ook namens jou antwoorden`,
  none: (name: string) => `${name} antwoordt niet namens jou`,
  noneText: 'Jullie antwoorden elk voor jezelf.',
  received: (name: string) => `Jij mag ook namens ${name} antwoorden`,
  about: (matters: string) => `Over ${matters}. Dat stopt als jullie uit elkaar gaan.`,
  matters: {
    terms: 'andere afspraken',
    paper: 'wat op papier is ondertekend',
    forgiveness: 'kwijtschelden',
    archive: 'het archief',
    payments: 'betalingen die binnenkomen',
  } satisfies Record<MandateMatter, string>,
  give: (name: string) => `Laat ${name} ook antwoorden`,
  change: 'Wijzig',
  changeOf: (name: string) => `Wijzig waarover ${name} namens jou antwoordt`,
  end: 'Stop',
  endOf: (name: string) => `Stop dat ${name} namens jou antwoordt`,
  handBack: (name: string) => `Stop dat jij namens ${name} antwoordt`,
  ended: 'Gestopt. Jullie antwoorden weer elk voor jezelf.',
  access: {
    title: 'Wie namens wie antwoordt',
    nobodyForYou: 'Niemand mag namens jou antwoorden: dat doe je zelf.',
    youForNobody: 'Jij mag namens niemand anders antwoorden.',
    onPaper:
      'Heeft iemand geen eigen login? Dan legt de partner, of wie de familie beheert, vast wat op papier is afgesproken.',
    toProfile: 'Naar je profiel',
  },
  form: {
    title: (name: string) => `${name} ook namens jou laten antwoorden`,
    text: (name: string) =>
      `Een “ja” van ${name} telt dan ook als jouw “ja”, bij contracten waarin jullie aan dezelfde kant staan. Bij elk antwoord staat dat ${name} dat namens jou gaf. Hier ondertekenen doe je altijd zelf, en ja zeggen tegen een hoger bedrag ook.`,
    fields: {
      terms: {
        label: 'Andere afspraken',
        hint: 'Een andere rente, een pauze of andere afspraken, of dat terugdraaien.',
      },
      paper: {
        label: 'Op papier ondertekend',
        hint: 'Bevestigen op welke dag jullie een contract op papier hebben ondertekend, ook een nieuw.',
      },
      forgiveness: {
        label: 'Kwijtschelden',
        hint: 'Instemmen met minder terugkrijgen of terugbetalen, of dat terugdraaien. Een lager bedrag in het contract: samen met ‘Andere afspraken’.',
      },
      archive: { label: 'Het archief', hint: 'Een contract archiveren, of terughalen.' },
      payments: {
        label: 'Betalingen',
        hint: 'Bevestigen dat een betaling binnen is. Aan wie of op welke rekening wordt betaald: samen met ‘Andere afspraken’.',
      },
    } satisfies Record<MandateMatter, { label: string; hint: string }>,
    nothing: 'Kies ten minste één onderwerp.',
    save: 'Bewaar',
    cancel: 'Annuleer',
    saved: (name: string) => `${name} mag nu ook namens jou antwoorden.`,
  },
} as const;
