import {
  addendumFileName,
  agreementPathInZip,
  documentFileName,
  scanFileName,
} from '../../../domain/contracts/fileNames.ts';
import { changeWith } from '../../../domain/loans/changes.ts';
import { invoiceFileName } from '../../../domain/orders/invoiceNames.ts';
import { statementFileName } from '../../../domain/statements/fileName.ts';
import { isLoan } from '../../../domain/contracts/isLoan.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { Actor } from '../../actor.ts';
import { actorsOf } from '../../callerQuery.ts';
import { notFound } from '../../http/errors.ts';
import type { ZipEntry } from '../../http/zip.ts';
import { whenRoom } from '../../pdf/whenRoom.ts';
import { presentWithEvents } from '../../presenters/contract.ts';
import { presentProposal } from '../../presenters/proposal.ts';
import { consentsBy } from '../../policies/asPrinted.ts';
import { wasParty, listContracts } from '../../repositories/contracts.ts';
import { type DocumentKey, familyDocuments, findDocumentByHashid } from '../../repositories/documents.ts';
import { type AdviserLinkRow, linksOf } from '../../repositories/adviserLinks.ts';
import { allWhatIfsOf } from '../../repositories/whatIfs.ts';
import { accountsAbout, listImports } from '../../repositories/bankImports.ts';
import { claimsAbout } from '../../repositories/claims.ts';
import { ownFormerNames } from '../../repositories/formerNames.ts';
import { ownMandates } from '../../repositories/mandates.ts';
import { ownAuditEntries, ownInvitations } from '../../repositories/ownData.ts';
import { listContested } from '../../repositories/contestedActs.ts';
import { listConfirmations } from '../../repositories/confirmations.ts';
import { listProposals, type ProposalRecord } from '../../repositories/proposals.ts';
import { listSignings } from '../../repositories/signings.ts';
import { findPhoto } from '../../repositories/photos.ts';
import { findStatementFile, statementsOf } from '../../repositories/statements.ts';
import type { Services } from '../../services.ts';
import { feedState } from '../calendar/feed.ts';
import { ownKeptLines } from '../bankImport/keptLines.ts';
import { presentImport } from '../bankImport/present.ts';
import { generatedAgreement } from '../contracts/agreement.ts';
import { listPasskeys } from '../signing/passkeys.ts';
import { noticeChoices } from '../notices/choices.ts';
import { ownNotices } from '../notices/list.ts';
import { plans } from '../plans/list.ts';
import { currentUser } from '../users/currentUser.ts';
import { contractsCsv, everythingJson, folderNames, peopleCsv, readMe } from './exportFiles.ts';
import { ownOrders } from './ownOrders.ts';
import { exportedSigning } from './exportedSigning.ts';

/**
 * All data we hold about the caller that they may see (AVG art. 15 and 20), for each of their families, each file made
 * in turn. With several families each has a folder.
 */
export async function ownDataFiles(actor: Actor, services: Services): Promise<ZipEntry[]> {
  const all = await actorsOf(services.db, actor);
  const files: ZipEntry[][] = [];
  for (const one of all) files.push(await filesOf(one.actor, services));
  const folders = folderNames(all.map(({ family }) => family.name));
  return [
    { path: 'leesmij.txt', compress: true, content: () => [readMe(folders)] },
    ...files.flatMap((entries, i) =>
      entries.map((entry) => ({ ...entry, path: all.length > 1 ? `${folders[i]}/${entry.path}` : entry.path })),
    ),
  ];
}

/** The files of the caller in one family. */
async function filesOf(actor: Actor, services: Services): Promise<ZipEntry[]> {
  const { caller, now, today } = actor;
  const { db, accounts } = services;
  const user = await currentUser(db, services, caller);
  const records = await listContracts(db, caller);
  const contracts = records.map((record) => presentWithEvents(record, today));
  const visible = new Map(records.map(({ id, hashid }) => [id, hashid]));
  const nameFor = ({ contract_id, parties }: Pick<ProposalRecord, 'contract_id' | 'parties'>) =>
    wasParty(caller, parties) ? visible.get(contract_id) : undefined;
  const documents = issuedBeside(contracts, await familyDocuments(db, caller));
  const issued = await statementsOf(db, caller);
  const { orders, invoices } = await ownOrders(actor, services);
  const data = {
    made_at: now.toISOString(),
    user,
    former_names: await ownFormerNames(db, caller),
    login: accounts && {
      email: await accounts.emailOf(caller.sub),
      address: await accounts.address.state(db, caller.sub, now),
      passkeys: await accounts.passkeys.list(db, caller.sub),
      sessions: await accounts.sessions.list(db, caller.sub, actor.token.sessionId),
    },
    proposals: (await listProposals(db, caller)).flatMap((proposal) => {
      const contract = nameFor(proposal);
      return contract === undefined ? [] : [{ contract, ...presentProposal(proposal, actor) }];
    }),
    confirmations: (await listConfirmations(db, caller)).flatMap(({ contractId, by, at, answer, word }) => {
      const contract = visible.get(contractId);
      return contract === undefined ? [] : [{ contract, by, at: at.toISOString(), answer, word }];
    }),
    signings: (await listSignings(db, caller)).flatMap((signing) => {
      const contract = nameFor(signing) ?? (consentsBy(signing, caller.userId) ? null : undefined);
      return contract === undefined ? [] : [{ contract, ...exportedSigning(signing, caller) }];
    }),
    signing_wishes: records.flatMap(({ hashid, wishedBy, wishedOrder: order }) =>
      wishedBy === caller.userId ? [{ contract: hashid, order }] : [],
    ),
    mandates: await ownMandates(db, caller),
    bank_imports: (await listImports(db, caller, null)).map(presentImport),
    bank_accounts: await accountsAbout(db, caller),
    bank_lines_to_work_off: (await ownKeptLines(db, actor)).map(
      ({ date, amount, name, account_tail, kept_at, kept_until }) => ({
        ...{ date, amount, name, account_tail, kept_at, kept_until },
      }),
    ),
    claims: await claimsAbout(db, caller),
    contested: (await listContested(db, caller)).flatMap(
      ({ userId, kind, contractId, doneAt, since, decidedAt, outcome }) =>
        userId === caller.userId
          ? [
              {
                kind,
                contract: visible.get(contractId ?? 0) ?? null,
                done_at: doneAt,
                since,
                decided_at: decidedAt,
                outcome,
              },
            ]
          : [],
    ),
    passkeys: await listPasskeys(db, actor),
    invitations: await ownInvitations(db, caller),
    orders,
    calendar: await feedState(db, actor),
    adviser_links: (await linksOf(db, caller)).map(toldLink),
    plans: (await plans(db, actor)).plans.map(({ firstname, words, note, years }) => ({
      ...{ for: firstname, words, note, years },
    })),
    what_ifs: await allWhatIfsOf(db, caller),
    log: await ownAuditEntries(db, caller),
    notices: await ownNotices(db, actor),
    notice_choices: await noticeChoices(db, caller),
    statements: issued.map(({ hashid, year, version, of, issued_at, sha256 }) => ({
      hashid,
      year,
      version,
      of,
      issued_at,
      sha256,
    })),
  };
  const photo = await findPhoto(db, caller, caller.hashid);
  await actor.record(db, { action: 'export', entity: 'profile', hashid: caller.hashid });
  return [
    { path: 'gegevens.json', compress: true, content: () => everythingJson(data, contracts) },
    { path: 'afspraken.csv', compress: true, content: () => contractsCsv(contracts) },
    { path: 'familie.csv', compress: true, content: () => [peopleCsv(user)] },
    ...(photo ? [{ path: 'foto.jpg', compress: false, content: () => Promise.resolve(photo) }] : []),
    ...contracts.map((contract) => ({
      path: agreementPathInZip(contract),
      compress: false,
      content: () => whenRoom(async () => (await generatedAgreement(actor, services, contract.hashid, true)).pdf),
    })),
    ...documents.map(({ path, hashid }) => ({
      path,
      compress: false,
      content: async () => bytesOf(await findDocumentByHashid(db, caller, hashid)),
    })),
    ...issued.map((one) => ({
      path: statementPath(one),
      compress: false,
      content: async () => bytesOf(await findStatementFile(db, caller, one.hashid)),
    })),
    ...invoices.map((invoice) => ({
      path: `facturen/${invoiceFileName(invoice)}`,
      compress: false,
      content: () => whenRoom(() => services.pdf.invoice(invoice.content, caller.userId)),
    })),
  ];
}

const toldLink = ({
  for_whom,
  contracts,
  years,
  papers,
  given_at,
  ends_at,
  closed_at,
  opened,
  opened_at,
}: AdviserLinkRow) => ({
  ...{ for_whom, contracts, years, papers, given_at, ends_at, closed_at, opened, opened_at },
});

function bytesOf(file: { bytes: Buffer } | undefined): Buffer {
  if (!file) throw notFound();
  return file.bytes;
}

/** Lists the documents other than the agreements in force: those of earlier versions, and addenda. */
function issuedBeside(
  contracts: readonly ContractDetail[],
  documents: readonly (DocumentKey & { hashid: string; contract: string })[],
): { path: string; hashid: string }[] {
  const seen = new Map(contracts.map((contract) => [contract.hashid, contract]));
  return documents.flatMap(({ hashid, kind, version, event, contract: owner }) => {
    const contract = seen.get(owner);
    if (!contract || (kind === 'agreement' && version === contract.version)) return [];
    const change = isLoan(contract) ? changeWith(contract.events, event) : undefined;
    const [folder, name] =
      kind === 'scan'
        ? ['scans', scanFileName(contract)]
        : change
          ? ['aanvullingen', addendumFileName(contract, change)]
          : ['contracten', documentFileName(contract, version)];
    return [{ path: `${folder}/${name.replace(/\.pdf$/, '')}-${hashid}.pdf`, hashid }];
  });
}

/** Two people can have the same name. */
const statementPath = ({
  year,
  version,
  hashid,
  firstname,
  infix,
  lastname,
}: Awaited<ReturnType<typeof statementsOf>>[number]) =>
  `jaaropgaven/${statementFileName({ year, provisional: false, person: { hashid: '', birthdate: null, firstname, infix, lastname } }, version).replace(/\.pdf$/, '')}-${hashid}.pdf`;
