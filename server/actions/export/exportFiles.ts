import { contractTypeName } from '../../../domain/contracts/names.ts';
import { BYTE_ORDER_MARK, type Cell, csvLine } from '../../../domain/csv.ts';
import { kinshipName } from '../../../domain/names/kinship.ts';
import { fullName } from '../../../domain/names/name.ts';
import type { Contract } from '../../../domain/wire/contract.ts';
import type { Party } from '../../../domain/wire/party.ts';
import type { CurrentUser, Relation } from '../../../domain/wire/user.ts';

const READ_ME = [
  'Dit zijn je gegevens uit Onderling.',
  '',
  'gegevens.json      alles bij elkaar, ook voorstellen, handtekeningen en bestellingen, om in een ander programma te gebruiken (bedragen in centen)',
  'afspraken.csv      je leningen en schenkingen, te openen in een spreadsheet (bedragen in euro)',
  'familie.csv        de mensen die jij in Onderling ziet',
  'contracten/        de contracten als PDF, ook van eerdere versies',
  'aanvullingen/      de aanvullingen na een wijziging van een lening, als PDF',
  'jaaropgaven/       de uitgegeven jaaropgaven als PDF',
  'facturen/          de facturen van uitbreidingen van je familie, als PDF',
  'foto.jpg           je profielfoto, als je die hebt',
  '',
  'Je wachtwoord en de sleutel van je tweede stap staan er niet in: die bewaren we zo dat niemand ze kan lezen.',
  '',
].join('\r\n');

/** Explains the files; someone in several families has a folder for each. */
export const readMe = (folders: readonly string[]): string =>
  folders.length < 2
    ? READ_ME
    : [READ_ME, 'Je hoort bij meer families. Van elke familie vind je dit in een eigen map:', ...folders, ''].join(
        '\r\n',
      );

/** A folder for each family, by its name; families can have the same name. */
export const folderNames = (families: readonly string[]): string[] =>
  families.map((name, i) => `familie-${i + 1}-${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/gu, '')}`);

const names = (parties: readonly Party[]) => parties.map((party) => fullName(party)).join(' en ');

const contractCells = (contract: Contract): Cell[] => {
  const common = [
    contract.hashid,
    contractTypeName(contract.type),
    names(contract.parties.from),
    names(contract.parties.to),
    { cents: contract.total },
    contract.contract.signed_date,
  ];
  if (contract.type === 'GiftContract')
    return [...common, contract.contract.gift_date, null, null, null, contract.contract.purpose];
  const { start_date, rate_millipercent, term_months, purpose } = contract.contract;
  // Thousandths of a percent have the format of cents with one more digit.
  const rate = `${Math.trunc(rate_millipercent / 1000)},${String(rate_millipercent % 1000).padStart(3, '0')}`;
  return [
    ...common,
    start_date,
    rate,
    String(term_months),
    contract.balance === undefined ? null : { cents: contract.balance },
    purpose,
  ];
};

const CONTRACT_HEADING = [
  'Kenmerk',
  'Soort',
  'Van',
  'Aan',
  'Bedrag',
  'Ondertekend',
  'Datum',
  'Rente (% per jaar)',
  'Maanden',
  'Nog open volgens schema',
  'Doel',
];
/** Lines written per turn, so that other requests get theirs in between. */
const BATCH = 200;

/** The contracts as CSV, in parts. */
export function* contractsCsv(contracts: readonly Contract[]): Generator<string> {
  yield BYTE_ORDER_MARK + csvLine(CONTRACT_HEADING);
  for (let i = 0; i < contracts.length; i += BATCH)
    yield contracts
      .slice(i, i + BATCH)
      .map((contract) => csvLine(contractCells(contract)))
      .join('');
}

const PEOPLE_HEADING = [
  'Naam',
  'Geslacht',
  'E-mailadres',
  'Telefoon',
  'Adres',
  'Plaats',
  'Geboortedatum',
  'Relatie',
  'Overleden op',
];

/** The people the caller sees, themselves first. */
export function peopleCsv(user: CurrentUser): string {
  const line = (person: Relation) =>
    csvLine([
      fullName(person),
      person.gender,
      person.email,
      person.phone,
      person.street,
      person.town,
      person.birthdate,
      kinshipName(person).toLowerCase(),
      person.death_date,
    ]);
  return BYTE_ORDER_MARK + csvLine(PEOPLE_HEADING) + [user, ...user.children, ...user.others].map(line).join('');
}

/** Everything as one JSON document, the contracts in parts. */
export function* everythingJson(parts: Record<string, unknown>, contracts: readonly Contract[]): Generator<string> {
  const rest = JSON.stringify(parts, null, 2);
  yield `${rest.slice(0, -2)},\n  "contracts": [`;
  for (let i = 0; i < contracts.length; i += BATCH) {
    const batch = contracts.slice(i, i + BATCH).map((contract) => `\n    ${JSON.stringify(contract)}`);
    yield `${i === 0 ? '' : ','}${batch.join(',')}`;
  }
  yield '\n  ]\n}\n';
}
