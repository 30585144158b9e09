import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { addendumFileName, agreementFileName, documentFileName } from '../../../domain/contracts/names.ts';
import { changeWith } from '../../../domain/loans/changes.ts';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import { statementFileName } from '../../../domain/statements/fileName.ts';
import { isLoan } from '../../../domain/contracts/isLoan.ts';
import type { Contract, ContractDetail } from '../../../domain/wire/contract.ts';
import { limitAttempts } from '../../attempts.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import { contractsCsv, everythingJson, peopleCsv, readMe } from '../../export/entries.ts';
import { type ZipEntry, zipStream } from '../../export/zip.ts';
import { presentWithEvents } from '../../presenters/contract.ts';
import { listContracts } from '../../repositories/contracts.ts';
import { type DocumentKey, familyDocuments, findDocumentByHashid } from '../../repositories/documents.ts';
import { familyOrders, ownAuditEntries, ownInvitations } from '../../repositories/ownData.ts';
import { findPhoto } from '../../repositories/photos.ts';
import { findStatementFile, statementsOf } from '../../repositories/statements.ts';
import type { Services } from '../../services.ts';
import { generatedAgreement } from '../contracts/agreement.ts';
import { sendFile } from '../../http/sendFile.ts';
import { fileAnswer } from '../schema.ts';
import { currentUser } from '../users/currentUser.ts';

const PER_HOUR = 5;
/** A full queue of PDFs is waited for, this often. */
const PATIENCE = 60;
const WAIT_MS = 1000;

/** GET /export: everything we keep of the caller and that they may see (AVG art. 15 and 20), as a ZIP. */
export function exportRoutes(services: Services): FastifyPluginAsync {
  const { db, clock, accounts } = services;

  const agreement = async (request: FastifyRequest, hashid: string, today: string): Promise<Buffer> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return (await generatedAgreement(services, request, hashid, today)).pdf;
      } catch (error) {
        if (!(error instanceof HttpError && error.statusCode === 429) || tries >= PATIENCE) throw error;
        await delay(WAIT_MS);
      }
    }
  };

  const statementBytes = async ({ caller }: FastifyRequest, hashid: string): Promise<Buffer> => {
    const file = await findStatementFile(db, caller, hashid);
    if (!file) throw notFound();
    return file.bytes;
  };

  const paperBytes = async ({ caller }: FastifyRequest, hashid: string): Promise<Buffer> => {
    const paper = await findDocumentByHashid(db, caller, hashid);
    if (!paper) throw notFound();
    return paper.bytes;
  };

  return (app) => {
    app.get(
      '/export',
      { config: { access: 'signedIn' }, schema: { response: { 200: fileAnswer('application/zip') } } },
      async (request, reply) => {
        const { caller } = request;
        await limitAttempts(db, `export ${caller.sub}`, PER_HOUR, 3600);
        const now = new Date(clock());
        const today = todayInAmsterdam(clock());
        const user = await currentUser(db, caller);
        const contracts = (await listContracts(db, caller)).map((record) => presentWithEvents(record, today));
        const papers = frozenBeside(contracts, await familyDocuments(db, caller));
        const issued = await statementsOf(db, caller);
        const data = {
          made_at: now.toISOString(),
          user,
          login: accounts && {
            email: await accounts.emailOf(caller.sub),
            sessions: await accounts.sessions.list(db, caller.sub, request.token.sessionId),
          },
          invitations: await ownInvitations(db, caller),
          orders: caller.familyRole === 'parent' ? await familyOrders(db, caller) : [],
          log: await ownAuditEntries(db, caller),
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
        await request.visitor.record(db, { action: 'export', entity: 'profile', hashid: caller.hashid });

        const entries: ZipEntry[] = [
          { path: 'leesmij.txt', compress: true, content: () => [readMe()] },
          { path: 'gegevens.json', compress: true, content: () => everythingJson(data, contracts) },
          { path: 'afspraken.csv', compress: true, content: () => contractsCsv(contracts) },
          { path: 'familie.csv', compress: true, content: () => [peopleCsv(user)] },
          ...(photo ? [{ path: 'foto.jpg', compress: false, content: () => Promise.resolve(photo) }] : []),
          ...contracts.map((contract) => ({
            path: pdfPath(contract),
            compress: false,
            content: () => agreement(request, contract.hashid, today),
          })),
          ...papers.map(({ path, hashid }) => ({ path, compress: false, content: () => paperBytes(request, hashid) })),
          ...issued.map((one) => ({
            path: statementPath(one),
            compress: false,
            content: () => statementBytes(request, one.hashid),
          })),
        ];
        return sendFile(reply, {
          name: `onderling-gegevens-${today}.zip`,
          type: 'application/zip',
          content: zipStream(entries, now),
        });
      },
    );
    return Promise.resolve();
  };
}

/** Two agreements can have the same name; the hashid tells them apart. */
const pdfPath = (contract: Contract) =>
  `overeenkomsten/${agreementFileName(contract).replace(/\.pdf$/, '')}-${contract.hashid}.pdf`;

/** What is frozen of these contracts beside the agreements that hold: those of versions before, and addenda. */
function frozenBeside(
  contracts: readonly ContractDetail[],
  papers: readonly (DocumentKey & { hashid: string; contract: string })[],
): { path: string; hashid: string }[] {
  const seen = new Map(contracts.map((contract) => [contract.hashid, contract]));
  return papers.flatMap(({ hashid, kind, version, event, contract: owner }) => {
    const contract = seen.get(owner);
    if (!contract || (kind === 'agreement' && version === contract.version)) return [];
    const change = isLoan(contract) ? changeWith(contract.events, event) : undefined;
    const [folder, name] = change
      ? ['aanvullingen', addendumFileName(contract, change)]
      : ['overeenkomsten', documentFileName(contract, version)];
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
