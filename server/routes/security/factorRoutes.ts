import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { CodeForm, FactorStart, PasswordForm, RecoveryCodes, SecurityState } from '../../../domain/wire/security.ts';
import { confirmFactor, renewRecoveryCodes, startFactor, turnFactorOff } from '../../actions/security/secondFactor.ts';
import { securityState } from '../../actions/security/securityState.ts';
import type { Services } from '../../services.ts';
import { emptyAnswer } from '../schema.ts';

/** The second factor of one's own account (R-7.3, S-13, S-15). */
export function factorRoutes(services: Services): FastifyPluginAsync {
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const access = { config: { access: 'signedIn' as const } };

    app.get('/security', { ...access, schema: { response: { 200: SecurityState } } }, ({ actor }) =>
      securityState(actor, services),
    );

    app.post(
      '/security/factor/start',
      { ...access, schema: { body: PasswordForm, response: { 200: FactorStart } } },
      ({ actor, body }) => startFactor(actor, services, body.password),
    );

    app.post(
      '/security/factor/confirm',
      { ...access, schema: { body: CodeForm, response: { 200: RecoveryCodes } } },
      async ({ actor, body }) => ({ codes: await confirmFactor(actor, services, body.code) }),
    );

    app.post(
      '/security/factor/off',
      { ...access, schema: { body: PasswordForm, response: { 200: emptyAnswer } } },
      async ({ actor, body }) => {
        await turnFactorOff(actor, services, body.password);
        return {};
      },
    );

    app.post(
      '/security/recovery',
      { ...access, schema: { body: PasswordForm, response: { 200: RecoveryCodes } } },
      async ({ actor, body }) => ({ codes: await renewRecoveryCodes(actor, services, body.password) }),
    );
    return Promise.resolve();
  };
}
