import type { TurnPoint } from '../../domain/contracts/life/turns.ts';

/** The person it is about. */
interface Who {
  name: string;
  /** The other person on their side; null if they are alone. */
  other: string | null;
}

/** The sentences of a loan's page after a death, or when a couple parted. */
export const turnsText = {
  died: (name: string, date: string | null) => (date === null ? `${name} is overleden` : `${name} overleed op ${date}`),
  parted: (name: string, from: string | null) =>
    from === null ? `${name} is gescheiden` : `${from} en ${name} zijn uit elkaar`,
  points: {
    runs_on: () => 'De lening loopt door, met dezelfde afspraken.',
    not_due: ({ name }) => `Door het overlijden van ${name} hoeft niets eerder te worden terugbetaald.`,
    heirs_may_call: () =>
      'Bij deze lening mag wie het geld leende, het op elk moment terugvragen. Ook wie de lening erft, mag dat.',
    claim_in_estate: ({ name, other }) =>
      `${other === null ? 'Wat nog openstaat' : `Het deel van ${name} in wat nog openstaat`}, hoort bij de erfenis. Wie dat krijgt, volgt uit het testament of de wet. Vraag het je notaris.`,
    debt_in_estate: ({ name }) =>
      `Wat ${name} nog moest betalen, is een schuld van de erfenis. Wie daarvoor betaalt, hangt af van hoe de erfgenamen de erfenis aannemen. Vraag het je notaris.`,
    other_owes_all: ({ other }) =>
      `Van ${other ?? 'de ander'} kan de hele schuld worden gevraagd: jullie tekenden daar samen voor.`,
    both_owe_all: ({ name, other }) =>
      `Van ${other ?? 'de ander'} en van ${name} kan nog steeds ieder de hele schuld worden gevraagd. Een scheiding verandert dat niet.`,
    release_in_writing: () =>
      'Neemt een van de twee de lening over? Dan moet wie het geld leende de ander daar schriftelijk van ontslaan, in een aanvulling die iedereen ondertekent. Tot dan blijft de ander er ook voor staan.',
    between_them: () =>
      'Wie van de twee onderling welk deel draagt, kun je bij Wijzigen afspreken als iedereen akkoord is.',
    claim_of_both: () => 'Wie van de twee wat terugkrijgt, spreken ze af bij de scheiding. Vraag het je notaris.',
    may_call: ({ other }) =>
      other === null
        ? 'De lening mag worden opgeëist als die niet met dezelfde afspraken doorgaat. Dat gaat schriftelijk, en dan zijn er ten minste zes weken om te betalen.'
        : 'De lening mag worden opgeëist als niet een van de twee, of de erfgenamen, ermee doorgaan met dezelfde afspraken. Dat gaat schriftelijk, en dan zijn er ten minste zes weken om te betalen.',
    may_call_alone: () =>
      'Eindigde hiermee een huwelijk of geregistreerd partnerschap? Dan mag de lening worden opgeëist. Dat gaat schriftelijk, en dan zijn er ten minste zes weken om te betalen.',
    home: () =>
      'Deze lening is voor een eigen woning. Of de rente nog aftrekbaar is, hangt af van wie er woont en wie betaalt. Vraag het je adviseur.',
    sees_this: ({ name }) =>
      `${name} ziet deze lening nog, en krijgt verder geen nieuwe gegevens van de familie te zien.`,
  } satisfies Record<TurnPoint, (who: Who) => string>,
  receipts: (names: string) => `Dat er geld binnenkwam, bevestigt nu ${names}.`,
  nobodyReceives: 'Dat er geld binnenkwam, kan nu niemand bevestigen: wat de lener invoert, telt meteen.',
  onPaper: (names: string, name: string) =>
    `Spreken jullie iets nieuws af, dan tekenen de erfgenamen van ${name} op papier. ${names} legt dat hier vast.`,
  nobodyAgrees: (name: string) =>
    `Spreken jullie iets nieuws af, dan tekenen de erfgenamen van ${name} op papier. Niemand in de familie kan dat nu hier vastleggen.`,
  instead: (names: string, name: string) => `Voor ${name} gaat ${names} akkoord als er iets wijzigt.`,
  themselves: (one: string, other: string) => `Verandert er iets, dan gaan ${one} en ${other} ieder zelf akkoord.`,
  ownPaper: 'Tekenden jullie een eigen papier? Dan geldt wat daarin staat.',
  papers: 'Papieren',
  estate: 'Papieren voor de nabestaanden, bij Familie',
  askManager: 'De papieren voor de nabestaanden haalt wie de familie beheert op, bij Familie.',
  standing: 'De stand op een dag, bij Documenten',
  statement: 'De jaaropgave',
  addendum: 'De aanvulling, na een wijziging',
} as const;
