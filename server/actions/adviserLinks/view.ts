import { isLoan } from '../../../domain/contracts/isLoan.ts';
import { loanYear } from '../../../domain/loans/ledger/year.ts';
import { ledgerOf } from '../../../domain/loans/ledger/ledger.ts';
import { fullName, type PersonName } from '../../../domain/names/name.ts';
import type { AdviserContract, AdviserPaper, AdviserView } from '../../../domain/wire/adviserLink.ts';
import type { Caller } from '../../caller.ts';
import type { Queryable } from '../../db/database.ts';
import { presentWithEvents } from '../../presenters/contract.ts';
import { presentDocuments } from '../../presenters/documents.ts';
import { type ContractRecord, findContract } from '../../repositories/contracts.ts';
import { listVersions } from '../../repositories/contractVersions.ts';
import { listDocuments } from '../../repositories/documents.ts';
import { familyPeople } from '../../repositories/family.ts';
import { listProposals } from '../../repositories/proposals.ts';
import { listSignings } from '../../repositories/signings.ts';
import type { OpenedLink } from './open.ts';

/** The stored papers of a contract, as its page lists them. */
async function papersOf(db: Queryable, reader: Caller, record: ContractRecord): Promise<AdviserPaper[]> {
  const listed = presentDocuments(
    record,
    await listVersions(db, reader, record),
    await listDocuments(db, reader, record),
    await listProposals(db, reader, record.id),
    await listSignings(db, reader, record.id),
  );
  return listed.flatMap(({ hashid, kind, version, current, made_at }) =>
    hashid === null || made_at === null ? [] : [{ hashid, kind, version, current, made_at }],
  );
}

function yearsOf(record: ContractRecord, years: readonly number[], today: string): AdviserContract['years'] {
  const contract = presentWithEvents(record, today);
  if (!isLoan(contract) || contract.contract.signed_date === null) return [];
  const ledger = ledgerOf(contract, record.events);
  const first = Number(contract.contract.start_date.slice(0, 4));
  const thisYear = Number(today.slice(0, 4));
  return years
    .filter((year) => year >= first && year <= thisYear)
    .map((year) => {
      const all = loanYear(ledger, year, year === thisYear ? today : undefined);
      const { opening, interest_charged, interest_paid, repaid, repaid_extra, forgiven, closing } = all;
      return {
        ...{ year, opening, interest_charged, interest_paid, repaid: repaid + repaid_extra, forgiven, closing },
      };
    });
}

const names = (people: readonly PersonName[]) => people.map(fullName);

async function contractOf(
  db: Queryable,
  { link, reader }: OpenedLink,
  record: ContractRecord,
  today: string,
): Promise<AdviserContract> {
  const contract = presentWithEvents(record, today);
  const { type, total, parties } = contract;
  const { signed_date, purpose } = contract.contract;
  const loan = isLoan(contract) ? contract.contract : null;
  return {
    ...{ type, total, signed_date, purpose },
    from: names(parties.from),
    to: names(parties.to),
    date: isLoan(contract) ? contract.contract.start_date : contract.contract.gift_date,
    rate_millipercent: loan?.rate_millipercent ?? null,
    term_months: loan?.term_months ?? null,
    years: yearsOf(record, link.years, today),
    papers: link.papers ? await papersOf(db, reader, record) : [],
  };
}

/** The content of a link: its contracts as the giver sees them now, limited to what was chosen. */
export async function viewOf(db: Queryable, opened: OpenedLink, today: string): Promise<AdviserView> {
  const { link, reader } = opened;
  const giver = (await familyPeople(db, reader)).find(({ id }) => id === reader.userId);
  const contracts: AdviserContract[] = [];
  for (const hashid of link.contracts) {
    const record = await findContract(db, reader, hashid);
    if (record) contracts.push(await contractOf(db, opened, record, today));
  }
  return {
    for_whom: link.for_whom,
    by: giver ? fullName(giver) : '',
    ends_at: link.ends_at.toISOString(),
    contracts,
  };
}

/** Whether a paper is among those a link shows. */
export async function showsPaper(
  db: Queryable,
  { link, reader }: OpenedLink,
  contract: string,
  paper: string,
): Promise<boolean> {
  if (!link.papers || !link.contracts.includes(contract)) return false;
  const record = await findContract(db, reader, contract);
  return record !== undefined && (await papersOf(db, reader, record)).some(({ hashid }) => hashid === paper);
}
