import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openIdentity } from '../identity/identity.ts';
import { accountEvents } from './accountEvents.ts';
import { buildApp } from './app.ts';
import { copyLooker } from './backup/copyLooker.ts';
import { startDailyBackup } from './backup/dailyBackup.ts';
import type { Database } from './db/database.ts';
import { startServing } from './db/serving.ts';
import { openDatabase } from './openDatabase.ts';
import type { Env } from './env/settings.ts';
import { createClockJudge } from './clock/judge.ts';
import { notifyOperators } from './clock/notifyOperators.ts';
import { issuerOf } from './issuer.ts';
import { startMailWorker } from './mail/mailWorker.ts';
import { makeTransport } from './mail/transport.ts';
import { startNoticeRounds } from './actions/notices/rounds.ts';
import { startClaimRounds } from './actions/claims/rounds.ts';
import { startErasureRounds } from './actions/erasure/rounds.ts';
import { startLostFactorRounds } from './actions/helping/lostFactor.ts';
import { startOrderRounds } from './actions/orders/rounds.ts';
import { startSealRounds } from './actions/signing/sealRounds.ts';
import { startWishRounds } from './actions/signing/sendWished.ts';
import { createPdfMaker } from './pdf/pdfMaker.ts';
import { createBankFileReader } from './payments/bankFile/bankFileReader.ts';
import { createPhotoMaker } from './photos/photoMaker.ts';
import { metricsServer } from './metrics/metricsPort.ts';
import { metricsRoute } from './metrics/metricsRoute.ts';
import { serverMetrics } from './metrics/serverMetrics.ts';
import { identityPlugin } from './plugins/identity.ts';
import type { Services } from './services.ts';
import { StartupError } from './startupError.ts';
import { startHousekeeping } from './housekeeping.ts';
import { refusingEnded } from './repositories/endedLogins.ts';
import { createLogoutVerifier } from './token/logoutToken.ts';
import { provider } from './token/provider.ts';
import { openSeal } from './signing/openSeal.ts';
import { createTokenVerifier } from './token/verifier.ts';
import type { Round } from './rounds/everyRound.ts';
import { startDailyCheck } from './verify/dailyCheck.ts';
import { reportTo } from './verify/report.ts';

export interface RunningServer {
  /** Stops listening, finishes the work under way, and closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the database, composes the services and listens.
 * @param print writes a line for the person who started it.
 * @throws StartupError with one sentence; nothing is left open.
 */
export async function startServer(
  env: Env,
  log: FastifyBaseLogger,
  print: (line: string) => void,
): Promise<RunningServer> {
  const database = await openDatabase(env, log);
  const closers: (() => Promise<unknown>)[] = [() => database.close()];
  const close = async () => {
    for (const step of closers.splice(0).reverse()) await step();
  };
  try {
    // The embedded database has no other process besides us.
    if (database.engine === 'postgres') {
      const serving = await startServing(database.db.$client, log, { onPutAside: endProcess });
      closers.push(() => serving.stop());
    }
    // None of it is loaded where nobody asked for it.
    const tracing =
      env.traces && (await import('./tracing/tracing.ts')).openTracing(env.traces, database.db.$client, log);
    if (tracing) closers.push(() => tracing.close());
    const clock = Date.now;
    const judge = createClockJudge({ db: database.db, clock, log, dataDir: env.dataDir, tell: notifyOperators(env) });
    // Before anything is served: acts by a wrong clock can't be found again later.
    await judge.fits();
    const theirs = provider(issuerOf(env), clock);
    if (env.oidcAuthority && !(await theirs.fits()))
      log.warn('the identity provider does not answer: nobody can log in until it does');
    const identity = env.oidcAuthority ? null : await openIdentity(env, database.db, accountEvents(env), log);
    const [pdf, photos, bankFiles] = [createPdfMaker(), createPhotoMaker(), createBankFileReader()];
    closers.push(
      () => pdf.close(),
      () => photos.close(),
      () => bankFiles.close(),
    );
    const verifyToken = createTokenVerifier({
      issuer: identity ? issuerOf(env) : theirs.issuer,
      audience: env.oidcAudience,
      clientId: env.oidcClientId,
      rolesClaim: env.rolesClaim,
      smsIsSecond: env.smsIsSecond,
      keys: identity?.verificationKeys ?? theirs.keys,
      clock,
      foreign: identity === null,
    });
    const services: Services = {
      env,
      db: database.db,
      clock,
      judge,
      accounts: identity?.accounts ?? null,
      pdf,
      photos,
      bankFiles,
      seal: await openSeal({ env, db: database.db, pdf, clock, log }),
      verifyToken: identity ? verifyToken : refusingEnded(verifyToken, database.db),
      verifyLogout: identity
        ? null
        : createLogoutVerifier({ issuer: theirs.issuer, clientId: env.oidcClientId, keys: theirs.keys, clock }),
      log,
      ready: () => database.ready(),
    };
    const mail = startMailWorker(services, makeTransport(env, print));
    closers.push(() => mail.stop());
    const metrics = metricsRoute(
      serverMetrics(services, { documents: pdf.load, photos: photos.load, bank_files: bankFiles.load }),
      env.metricsToken,
    );
    const onOurPort = env.metricsToken !== null && env.metricsPort === null;
    const extra = [...(identity ? [identityPlugin(identity, judge)] : []), ...(onOurPort ? [metrics] : [])];
    const app = await buildApp(services, { extra, tracing });
    closers.push(() => app.close());
    await listen(app, env, 'PORT', env.port);
    if (env.metricsPort !== null) {
      const besides = await metricsServer(metrics);
      closers.push(() => besides.close());
      await listen(besides, env, 'METRICS_PORT', env.metricsPort);
    }
    // Only now: composing the app can take a slow machine longer than a connection to the database is waited for.
    const housekeeping = startHousekeeping(services);
    const orderRounds = startOrderRounds(services);
    const noticeRounds = startNoticeRounds(services);
    const claimRounds = startClaimRounds(services);
    const sealRounds = startSealRounds(services);
    const wishRounds = startWishRounds(services);
    const erasureRounds = startErasureRounds(services);
    const lostFactorRounds = startLostFactorRounds(services);
    closers.push(
      () => housekeeping.stop(),
      () => noticeRounds.stop(),
      () => claimRounds.stop(),
      () => sealRounds.stop(),
      () => wishRounds.stop(),
      () => erasureRounds.stop(),
      () => lostFactorRounds.stop(),
      () => orderRounds.stop(),
    );
    const checks = startChecks(services, database);
    closers.push(() => checks.stop());
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The daily check of all data: with the backup on the embedded engine, alone on a PostgreSQL, which has its own backups. */
function startChecks({ env, db, log, judge }: Services, { embedded }: Database): Round {
  if (embedded === null) return startDailyCheck({ db, url: env.databaseReadUrl ?? env.databaseUrl ?? '', log });
  const { endedBadly } = embedded;
  const look = copyLooker(embedded, env.dataDir);
  return startDailyBackup({ look, dataDir: env.dataDir, log, judge, endedBadly, report: reportTo(db, log) });
}

/** An unforeseen error ends the process in an orderly way (main.ts), and a supervisor starts a new one. */
const endProcess = (error: Error) =>
  queueMicrotask(() => {
    throw error;
  });

const refusals: Record<string, (env: Env, setting: string, port: number) => string> = {
  EADDRINUSE: (_env, setting, port) =>
    `Port ${port} is in use by another program: stop it, or choose another port with ${setting}.`,
  EACCES: (_env, setting, port) =>
    `This user may not listen on port ${port}: choose a port above 1023 with ${setting}.`,
  EADDRNOTAVAIL: ({ host }) => `This computer has no address ${host}: change HOST.`,
  ENOTFOUND: ({ host }) => `The host ${host} is not known: change HOST.`,
};

async function listen(app: FastifyInstance, env: Env, setting: string, port: number): Promise<void> {
  try {
    await app.listen({ port, host: env.host });
  } catch (error) {
    const sentence = error instanceof Error && 'code' in error ? refusals[String(error.code)] : undefined;
    throw sentence ? new StartupError(sentence(env, setting, port), { cause: error }) : error;
  }
}
