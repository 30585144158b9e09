/** The limits of one person in a day and in thirty days, and the answer after that. */
interface Bound {
  day: number;
  month: number;
  /** The act done too often; of the day or of the last month. */
  said: (when: 'vandaag' | 'de afgelopen maand') => string;
}

const accountChanged: Bound['said'] = (when) => `Je hebt dit ${when} al vaak gewijzigd.`;
const manyScans: Bound['said'] = (when) => `Je hebt ${when} al veel scans toegevoegd.`;

/**
 * Each act that leaves something permanent, or notifies others, with its limit (docs/decisions/0027): far more than a family
 * needs, and few enough that one person's data can be kept. Answering, confirming, signing and refusing are in none of them.
 */
export const ACTS = {
  /** All changes by one person, a line of the log each, of some 1.5 kB. */
  change: { day: 1_000, month: 3_000, said: (when) => `Je hebt ${when} al heel veel gewijzigd.` },
  /** A family that comes from paper has to enter all of it. */
  makeContract: { day: 60, month: 300, said: (when) => `Je hebt ${when} al veel contracten gemaakt.` },
  /** Each is a version that is kept, and can have a paper of some 80 kB. */
  editContract: { day: 100, month: 400, said: (when) => `Je hebt ${when} al veel contracten gewijzigd.` },
  /** Thirty years of months, one by one, in a day. */
  record: { day: 500, month: 1_500, said: (when) => `Je hebt ${when} al veel vastgelegd.` },
  /** Each can have several bank statements, and several loans. */
  bankImport: { day: 30, month: 120, said: (when) => `Je nam ${when} al vaak iets over van een bankafschrift.` },
  /** The imported lines of bank statements, some 300 bytes each with its record: thirty years of ten loans. */
  bankLine: { day: 4_000, month: 9_000, said: (when) => `Je nam ${when} al veel regels over van een bankafschrift.` },
  /** Lines of bank statements kept to work off, some 3 kB each: 200 at a time, for thirteen months at most. */
  keepLine: { day: 400, month: 1_000, said: (when) => `Je hebt ${when} al veel regels bewaard om af te werken.` },
  /** Addenda, and further versions of a statement, some 80 kB each. */
  issue: { day: 100, month: 400, said: (when) => `Je hebt ${when} al veel documenten laten maken.` },
  /** Papers frozen for signing, some 45 kB each, which go a month after they end. */
  freeze: { day: 40, month: 200, said: (when) => `Je vroeg ${when} al vaak om handtekeningen.` },
  scan: { day: 30, month: 100, said: manyScans },
  /** In kilobytes. */
  scanSize: { day: 60_000, month: 150_000, said: manyScans },
  order: { day: 15, month: 60, said: (when) => `Je hebt ${when} al vaak besteld.` },

  /** The parties of each contract are notified of it, and the giver gets a mail about their login. */
  giveAdviserLink: { day: 10, month: 40, said: (when) => `Je gaf ${when} al veel links aan een notaris of adviseur.` },

  savePlan: { day: 30, month: 100, said: (when) => `Je bewaarde ${when} al vaak een plan.` },
  /** By an administrator: this many people ask for help in a day, and more is snooping (docs/decisions/0022). */
  findPerson: { day: 60, month: 600, said: (when) => `Je hebt ${when} al veel mensen opgezocht.` },

  // Of one contract.
  /** A private note that notifies nobody: kept or renamed. */
  keepWhatIf: { day: 100, month: 400, said: (when) => `Je hebt ${when} al vaak een proefberekening bewaard.` },
  /** A line of the log, and seconds of a worker. */
  dossier: { day: 20, month: 100, said: (when) => `Je hebt van deze lening ${when} al vaak een dossier gedownload.` },
  propose: { day: 20, month: 100, said: (when) => `Je deed ${when} al veel voorstellen bij dit contract.` },
  askToSign: { day: 10, month: 50, said: (when) => `Je vroeg ${when} al vaak om handtekeningen onder dit contract.` },
  undo: { day: 100, month: 400, said: (when) => `Je hebt bij dit contract ${when} al veel teruggedraaid.` },
  setAutomatic: { day: 10, month: 60, said: (when) => `Je hebt dit ${when} al vaak aan- en uitgezet.` },
  setEntering: { day: 10, month: 60, said: (when) => `Je hebt dit ${when} al vaak aan- en uitgezet.` },
  /** For changes of mind: the previous answer stands. */
  confirmContract: { day: 10, month: 60, said: (when) => `Je hebt je antwoord ${when} al vaak gewijzigd.` },

  // About one person.
  block: { day: 5, month: 30, said: (when) => `Je hebt deze persoon ${when} al vaak geblokkeerd.` },
  giveManagement: { day: 5, month: 30, said: (when) => `Je hebt deze persoon ${when} al vaak het beheer gegeven.` },
  giveMandate: { day: 10, month: 60, said: accountChanged },
  askManagement: { day: 5, month: 30, said: (when) => `Je hebt het beheer ${when} al vaak gevraagd.` },
  password: { day: 20, month: 100, said: accountChanged },
  factorOn: { day: 20, month: 100, said: accountChanged },
  recovery: { day: 20, month: 100, said: accountChanged },
  loginPasskeyOn: { day: 20, month: 100, said: accountChanged },
} as const satisfies Record<string, Bound>;

export type LimitedAct = keyof typeof ACTS;

/** The most there can be in one family at a time. */
export const MOST = {
  /** A hundred paid children, each with a partner, and everybody who was there before. */
  people: 400,
  /** Those that were not removed. */
  contracts: 2_000,
} as const;
