import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { CodeForm, FactorStart, PasswordForm, RecoveryCodes, SecurityState } from '../../../domain/wire/security.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, invalid } from '../../http/errors.ts';
import { queueMail } from '../../mail/outbox.ts';
import { securityMail } from '../../mail/securityMail.ts';
import { setMfaRequired } from '../../repositories/mfaDuty.ts';
import type { Services } from '../../services.ts';
import { emptyAnswer } from '../schema.ts';
import { attempt, needSecondFactor, ownAccounts, provePassword } from './ownAccount.ts';

const IS_ON = 'De tweede stap staat al aan.';
const IS_OFF = 'De tweede stap staat nog niet aan.';
const NOT_STARTED = 'Begin opnieuw: er is geen sleutel meer om te bevestigen.';
const WRONG_CODE = 'Deze code klopt niet. Codes zijn 30 seconden geldig.';

/** The second factor of one's own account (R-7.3, S-13, S-15). */
export function factorRoutes(services: Services): FastifyPluginAsync {
  const { db, clock, accounts, env } = services;

  const tell = async (tx: Tx, request: FastifyRequest, kind: Parameters<typeof securityMail>[0]['kind']) => {
    const email = await accounts?.emailIn(tx, request.caller.sub);
    if (email) await queueMail(tx, securityMail({ email, kind, url: env.publicUrl }), new Date(clock()));
  };
  const note = (tx: Tx, request: FastifyRequest, action: 'start' | 'enable' | 'disable') =>
    request.visitor.record(tx, { action, entity: 'second_factor', hashid: request.caller.hashid });

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const access = { config: { access: 'signedIn' as const } };

    app.get('/security', { ...access, schema: { response: { 200: SecurityState } } }, async (request) => {
      const state = (await accounts?.factor.state(db, request.caller.sub)) ?? null;
      return {
        embedded: accounts !== null,
        factor: state && { enabled_at: state.enabledAt.toISOString(), recovery_codes_left: state.recoveryCodesLeft },
      };
    });

    app.post(
      '/security/factor/start',
      { ...access, schema: { body: PasswordForm, response: { 200: FactorStart } } },
      async (request) => {
        const { factor } = ownAccounts(services);
        await provePassword(services, request, request.body.password);
        return inTransaction(db, async (tx) => {
          const { sub } = request.caller;
          if (await factor.state(tx, sub)) throw conflict(IS_ON);
          await note(tx, request, 'start');
          return factor.start(tx, sub, (await accounts?.emailIn(tx, sub)) ?? '');
        });
      },
    );

    app.post(
      '/security/factor/confirm',
      { ...access, schema: { body: CodeForm, response: { 200: RecoveryCodes } } },
      async (request) => {
        const { factor, sessions } = ownAccounts(services);
        const right = await attempt(services, 'code', request);
        const codes = await inTransaction(db, async (tx) => {
          const { sub, userId } = request.caller;
          const made = await factor.confirm(tx, sub, request.body.code, clock());
          if (made === undefined) throw conflict((await factor.state(tx, sub)) ? IS_ON : NOT_STARTED);
          if (made === null) throw invalid({ code: WRONG_CODE });
          await setMfaRequired(tx, userId, true);
          if (request.token.sessionId !== null) await sessions.raise(tx, sub, request.token.sessionId);
          await note(tx, request, 'enable');
          await tell(tx, request, 'factorOn');
          return made;
        });
        await right();
        return { codes };
      },
    );

    app.post(
      '/security/factor/off',
      { ...access, schema: { body: PasswordForm, response: { 200: emptyAnswer } } },
      async (request) => {
        const { factor } = ownAccounts(services);
        needSecondFactor(request);
        await provePassword(services, request, request.body.password);
        return inTransaction(db, async (tx) => {
          await factor.turnOff(tx, request.caller.sub);
          await setMfaRequired(tx, request.caller.userId, false);
          await note(tx, request, 'disable');
          await tell(tx, request, 'factorOff');
          return {};
        });
      },
    );

    app.post(
      '/security/recovery',
      { ...access, schema: { body: PasswordForm, response: { 200: RecoveryCodes } } },
      async (request) => {
        const { factor } = ownAccounts(services);
        needSecondFactor(request);
        await provePassword(services, request, request.body.password);
        return inTransaction(db, async (tx) => {
          if (!(await factor.state(tx, request.caller.sub))) throw conflict(IS_OFF);
          await request.visitor.record(tx, {
            action: 'renew',
            entity: 'recovery_codes',
            hashid: request.caller.hashid,
          });
          await tell(tx, request, 'recovery');
          return { codes: await factor.renewRecoveryCodes(tx, request.caller.sub) };
        });
      },
    );
    return Promise.resolve();
  };
}
