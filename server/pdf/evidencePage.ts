import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { dayInAmsterdam, ZONE } from '../../domain/dates/today.ts';
import type { EvidenceInput, SigningEvidence } from './evidenceInput.ts';
import { heading, paragraph, part, titledDocument } from './sections/titled.ts';
import { type SumRow, sumTable } from './sections/sumTable.ts';

type Signature = SigningEvidence['signatures'][number];

export const EVIDENCE_TITLE = 'Bewijs van ondertekening';

const SPOUSE = 'Toestemming als echtgenoot (art. 1:88 BW)';

/** The signer's capacity. When changing a word, keep the old one readable for `npm run verify` (verify/evidence.ts). */
export const ROLES = {
  loan: { from: 'Geldgever', to: 'Geldlener', spouse: SPOUSE },
  gift: { from: 'Schenker', to: 'Begiftigde', spouse: SPOUSE },
} as const;

const HOW = {
  passkey: 'Met een passkey',
  mailed_code: 'Met een code per e-mail',
} as const;

const HOW_TOLD = {
  passkey: 'De passkey op een eigen apparaat zette een digitale handtekening onder het SHA-256-getal van het document.',
  mailed_code: 'Wie ondertekende, vulde de code in die voor dit document naar dit e-mailadres was gestuurd.',
} as const;

const moment = new Intl.DateTimeFormat('nl-NL', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** In Dutch time, and labelled as such: a signature may be set elsewhere. */
const momentOf = (iso: string) => `${moment.format(new Date(iso))} (Nederlandse tijd)`;

const whole = new Intl.NumberFormat('nl-NL');

function signatureRows(kind: SigningEvidence['document']['kind'], signature: Signature): SumRow[] {
  return [
    { label: 'Ondertekend als', value: ROLES[kind][signature.side] },
    { label: 'Wanneer', value: momentOf(signature.at) },
    ...(signature.letters === null ? [] : [{ label: 'Bedrag, zelf getypt in letters', value: signature.letters }]),
    { label: 'Hoe', value: HOW[signature.how] },
    { label: 'E-mailadres (deels)', value: signature.emailMasked },
    ...(signature.ipMasked === null ? [] : [{ label: 'Internetadres (deels)', value: signature.ipMasked }]),
  ];
}

type Agreed = SigningEvidence['agreedFor'][number];

const AGREED_TOLD = {
  paper:
    'Deze persoon kan hier niet ondertekenen: er is geen eigen login (meer). Wie de familie beheert, legde vast dat er op papier is getekend. Onderling heeft dat papier niet gezien.',
  partner:
    'Deze persoon heeft geen eigen login. De partner, die aan dezelfde kant staat, ging namens deze persoon akkoord.',
} as const;

const agreedRows = (kind: SigningEvidence['document']['kind'], { side, at, paperDate }: Agreed): SumRow[] => [
  { label: 'Partij als', value: ROLES[kind][side] },
  ...(paperDate === null
    ? [{ label: 'Hoe', value: 'Door de partner' }]
    : [
        { label: 'Hoe', value: 'Op papier' },
        { label: 'Getekend op', value: formatDateLong(paperDate) },
      ]),
  { label: 'Vastgelegd', value: momentOf(at) },
];

/** The pages appended to a signed document: the signers, time, method, exact file, and the sealer. */
export function makeEvidencePages({ frozen, evidence, seal }: EvidenceInput): Promise<Buffer> {
  const { document, signatures, agreedFor } = evidence;
  const titled = {
    title: EVIDENCE_TITLE,
    subtitle: document.title,
    shortTitle: EVIDENCE_TITLE,
    madeOn: dayInAmsterdam(seal.at),
    watermark: null,
    pageWord: 'Bewijsblad',
    // The signed paper is named as it names itself.
    boxes: true,
  };
  return titledDocument(titled, (sheet) => {
    paragraph(
      sheet,
      sheet.root,
      'Dit blad hoort bij het document hiervoor. Hier staat wie dat document heeft ondertekend, wanneer, en hoe. Onderling heeft dit blad gemaakt nadat iedereen had ondertekend.',
    );
    part(sheet, 'Het document', (section) => {
      sumTable(sheet, section, [
        { label: 'Ongewijzigd sinds', value: momentOf(document.frozenAt) },
        { label: 'Grootte', value: `${whole.format(frozen.length)} bytes` },
      ]);
      paragraph(sheet, section, `SHA-256-getal: ${document.sha256}`);
      paragraph(
        sheet,
        section,
        `De eerste ${whole.format(frozen.length)} bytes van dit bestand zijn het document zoals iedereen het ondertekende. Dat kan iedereen nagaan, ook zonder ons: head -c ${frozen.length} bestand.pdf | sha256sum geeft dit getal (op een Mac: shasum -a 256).`,
      );
    });
    part(sheet, 'De handtekeningen', (section) => {
      for (const signature of signatures) {
        heading(sheet, section, signature.name, 110);
        sumTable(sheet, section, signatureRows(document.kind, signature));
        paragraph(sheet, section, HOW_TOLD[signature.how]);
        if (signature.keyFingerprint !== null)
          paragraph(sheet, section, `Vingerafdruk van de sleutel: ${signature.keyFingerprint}`);
      }
      for (const agreed of agreedFor) {
        heading(sheet, section, agreed.name, 110);
        sumTable(sheet, section, agreedRows(document.kind, agreed));
        paragraph(sheet, section, AGREED_TOLD[agreed.paperDate === null ? 'partner' : 'paper']);
      }
    });
    part(sheet, 'Het zegel', (section) => {
      paragraph(
        sheet,
        section,
        `Onderling heeft dit bestand op ${momentOf(seal.at)} verzegeld met een digitale handtekening van zichzelf (PAdES), op naam van ${seal.name}. Het zegel zegt dat dit bestand van Onderling komt en niet is veranderd. Onderling is zelf geen partij.`,
      );
      paragraph(
        sheet,
        section,
        'Verandert er daarna iets, dan klopt het zegel niet meer. Dat kan iedereen nagaan, ook zonder ons. Open het bestand in een programma dat handtekeningen in pdf-bestanden toont, zoals Adobe Acrobat Reader. Of gebruik pdfsig bestand.pdf: daar moet staan “Signature is Valid” en ook “Total document signed”. Staat dat laatste er niet, dan is er later iets achter gezet.',
      );
      paragraph(
        sheet,
        section,
        `Noemt het programma de ondertekenaar onbekend? Vergelijk dan de vingerafdruk van het certificaat (SHA-256): ${seal.fingerprint}`,
      );
    });
    part(sheet, 'Wat deze handtekeningen zijn', (section) => {
      paragraph(
        sheet,
        section,
        'Het zijn elektronische handtekeningen, maar geen gekwalificeerde (eIDAS, verordening 910/2014). Ze zijn bewijs van wie wat wanneer ondertekende, en gelden niet vanzelf als een handtekening met de pen. Een code per e-mail bewijst minder dan een passkey.',
      );
    });
  });
}
