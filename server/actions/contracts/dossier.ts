import { createHash } from 'node:crypto';
import { isLoan } from '../../../domain/contracts/isLoan.ts';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import { changeWith } from '../../../domain/loans/changes.ts';
import { checkDossierDate } from '../../../domain/loans/dossierDate.ts';
import { changeName } from '../../../domain/loans/events/eventWords.ts';
import { fullName } from '../../../domain/names/name.ts';
import { partnersAmong } from '../../../domain/relations/incomePartners.ts';
import { deathsAmong } from '../../../domain/statements/deaths.ts';
import { lastDayFor } from '../../../domain/statements/lastDay.ts';
import { booksOf } from '../../../domain/statements/ledgerBooks.ts';
import { loanPart } from '../../../domain/statements/loanYear.ts';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import type { ContractDocument } from '../../../domain/wire/document.ts';
import type { Party } from '../../../domain/wire/party.ts';
import type { Actor } from '../../actor.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import type { DossierPaper, DossierYear } from '../../pdf/dossierInput.ts';
import { presentWithEvents } from '../../presenters/contract.ts';
import { presentDocuments } from '../../presenters/documents.ts';
import { presentPartnerships } from '../../presenters/relation.ts';
import { type ContractRecord, findContract } from '../../repositories/contracts.ts';
import { listVersions } from '../../repositories/contractVersions.ts';
import { findDocumentByHashid, listDocuments } from '../../repositories/documents.ts';
import { type FamilySnapshot, loadFamily } from '../../repositories/family.ts';
import { listProposals } from '../../repositories/proposals.ts';
import { listSignings } from '../../repositories/signings.ts';
import { statementsOf } from '../../repositories/statements.ts';
import type { Services } from '../../services.ts';
import { yieldingMap } from '../../yieldingMap.ts';
import { limitAct } from '../limitAct.ts';
import { checkAddress } from '../papers/checkAddress.ts';
import { issuedAgreement } from './issueDocument.ts';
import { issuedAddendum } from './loanDocuments.ts';
import { namedPeople } from './namedPeople.ts';

const NOT_A_LOAN = 'Dit is een schenking. Alleen een lening heeft een dossier.';
const NOT_SIGNED = 'Deze lening is nog niet ondertekend.';

/** The maximum total size of the papers in a dossier, in bytes: a paper that does not fit is named with its hash. */
const MOST_BYTES = 20_000_000;

/**
 * The dossier of a loan on a day: its standing, payments, schedule, years and kept papers as one PDF. A paper that was not made
 * yet is made and kept (docs/decisions/0009); the dossier itself is not. Throws N404, V422 for a gift or a day that is not
 * between the start and today, C409 for a loan that was never signed, R429.
 */
export async function dossierDocument(
  actor: Actor,
  services: Services,
  { hashid, date }: { hashid: string; date: string },
): Promise<{ contract: LoanDetail; pdf: Buffer }> {
  const { caller, today } = actor;
  const { db } = services;
  const record = await findContract(db, caller, hashid);
  if (!record) throw notFound();
  const contract = presentWithEvents(record, today);
  if (!isLoan(contract)) throw invalid({ hashid: NOT_A_LOAN });
  if (record.terms.signed_date === null) throw conflict(NOT_SIGNED);
  const wrong = checkDossierDate(contract, record.events, date, today);
  if (wrong !== null) throw invalid({ date: wrong });
  await inTransaction(db, async (tx) => {
    await limitAct(tx, actor, 'dossier', hashid);
    await actor.record(tx, { action: 'download', entity: 'dossier', hashid, after: { date } });
  });
  const family = await loadFamily(db, caller);
  const { from, to } = contract.parties;
  const about = [...from, ...to].find((party) => party.hashid === caller.hashid) ?? from[0];
  const pdf = await services.pdf.dossier(
    {
      contract,
      events: record.events,
      people: namedPeople(contract, family.people),
      date,
      madeOn: today,
      person: about ? fullName(about) : '',
      years: about ? await yearsOf(actor, services, { contract, family, about, date }) : [],
      papers: await papersOf(actor, services, record),
      checkAt: checkAddress(services.env),
    },
    caller.userId,
  );
  return { contract, pdf };
}

interface Years {
  contract: LoanDetail;
  family: FamilySnapshot;
  /** The people whose annual statements they are. */
  about: Party;
  date: string;
}

/** The loan in each year up to a day, as in that person's annual statement; an archived loan until it was archived. */
async function yearsOf(
  { caller, today }: Actor,
  { db }: Services,
  { contract, family, about, date }: Years,
): Promise<DossierYear[]> {
  const deaths = deathsAmong(family.people);
  const arePartners = partnersAmong(presentPartnerships(family, family.partnerships), deaths);
  const issued = (await statementsOf(db, caller)).filter(({ of }) => of === about.hashid);
  const books = booksOf(contract);
  const archived = contract.archived_at === undefined ? date : dayInAmsterdam(contract.archived_at);
  const first = Number(contract.contract.start_date.slice(0, 4));
  const last = Number((archived < date ? archived : date).slice(0, 4));
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  const made = await yieldingMap(years, (year) => {
    const end = lastDayFor(year, today, deaths.get(about.hashid));
    const until = end < date ? end : date;
    const loan = loanPart(contract, about.hashid, { year, until, today, arePartners }, () => books)?.loan;
    const whole = issued.findLast((one) => one.year === year);
    return loan ? [{ year, until, loan, issued: whole ? { version: whole.version, sha256: whole.sha256 } : null }] : [];
  });
  return made.flat();
}

/** The papers that the caller may download one by one, the oldest first. */
async function papersOf(actor: Actor, services: Services, record: ContractRecord): Promise<DossierPaper[]> {
  const { caller } = actor;
  const { db } = services;
  const kept = async () =>
    presentDocuments(
      record,
      await listVersions(db, caller, record),
      await listDocuments(db, caller, record),
      await listProposals(db, caller, record.id),
      await listSignings(db, caller, record.id),
    ).toReversed();
  for (const { hashid, event } of await kept()) {
    if (hashid !== null) continue;
    await (event === null ? issuedAgreement(actor, services, record) : issuedAddendum(actor, services, event));
  }
  const documents = await kept();
  const named = documents.some(({ version }) => version !== record.version);
  const papers: DossierPaper[] = [];
  let room = MOST_BYTES;
  for (const document of documents) {
    const file = document.hashid === null ? undefined : await findDocumentByHashid(db, caller, document.hashid);
    if (!file) continue;
    const fits = file.bytes.length <= room;
    if (fits) room -= file.bytes.length;
    papers.push({
      kind: document.kind,
      title: titleOf(document, record, named),
      facts: factsOf(document),
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      pdf: fits ? file.bytes : null,
    });
  }
  return papers;
}

function titleOf({ kind, version, event }: ContractDocument, { events }: ContractRecord, numbered: boolean): string {
  if (kind === 'scan') return 'Scan van het ondertekende papier';
  if (event === null) return numbered ? `Overeenkomst, versie ${version}` : 'Overeenkomst';
  const made = events.find(({ hashid }) => hashid === event);
  const undone = made?.kind === 'correction';
  const change = changeWith(events, undone ? made.corrects : event);
  const name = change ? `: ${changeName(change)}` : '';
  return `${undone ? 'Aanvulling, teruggedraaid' : 'Aanvulling'}${name}`;
}

function factsOf({ kind, signed_date, agreed_on, made_at, version }: ContractDocument): string {
  const made = made_at === null ? '' : ` Bewaard sinds ${formatDateLong(dayInAmsterdam(made_at))}.`;
  if (kind !== 'agreement') return `Bij versie ${version} van de overeenkomst.${made}`;
  const signed = formatDateLong(signed_date ?? '');
  if (agreed_on === null) return `Ondertekend op ${signed}.${made}`;
  return `Gewijzigd met akkoord van iedereen op ${formatDateLong(agreed_on)}. Eerst ondertekend op ${signed}.${made}`;
}
