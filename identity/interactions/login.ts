import type Provider from 'oidc-provider';
import { type Answer, send } from '../answer.ts';
import { recordLogin } from '../auditEntries.ts';
import { normaliseEmail } from '../../domain/rules/email.ts';
import { knownDevices } from '../knownDevice.ts';
import type { Context, Middleware } from '../koa.ts';
import type { ProviderOptions } from '../options.ts';
import { isForeign } from '../origin.ts';
import { codePage, type CodeErrors } from '../pages/codePage.ts';
import type { PageContext } from '../pages/layout.ts';
import { passkeyPage } from '../pages/passkeyPage.ts';
import { loginPage, type LoginErrors } from '../pages/loginPage.ts';
import { messagePage } from '../pages/messagePage.ts';
import { networkOf } from '../../server/network/networkOf.ts';
import { pseudonyms } from '../pseudonym.ts';
import { identityText } from '../text.ts';
import { readForm } from './form.ts';
import { type Interaction, openInteraction } from './openInteraction.ts';
import { checkPasskey } from './passkey.ts';
import { checkPassword } from './password.ts';
import { interactionOf, loginPath, RECOVERY } from './paths.ts';
import { passkeyResult, passwordResult, secondFactorResult } from './result.ts';
import { awaitCode, checkCode, pendingSub, provenBefore } from './secondStep.ts';

/** What stands on the login page beside its fields. */
interface Shown {
  failed?: LoginErrors;
  expired?: boolean;
}

/**
 * The login page and the page of the second step, GET and POST of one path; a passkey is taken on either. Its cookie, which only the login page of
 * this very interaction gets, protects the forms against forgery, and so does the Origin header (S-106).
 */
export function loginRoute(provider: Provider, options: ProviderOptions, pages: PageContext): Middleware {
  const { publicUrl, log, db, accounts } = options;
  const devices = knownDevices(options);
  const pseudonym = pseudonyms(options);

  const login = (uid: string, email: string, { failed = {}, expired = false }: Shown = {}) =>
    loginPage(pages, { uid, email, expired, errors: failed });
  /** The page of the second step: the code of whoever has one, and the passkey of whoever has that. */
  const step = async (ctx: Context, uid: string, sub: string, failed: CodeErrors = {}) => {
    const account = await accounts.find(sub);
    return account?.secondFactor === false
      ? passkeyPage(pages, { uid, ...(failed.form !== undefined && { error: failed.form }) })
      : codePage(pages, { uid, recovery: RECOVERY in ctx.query, passkey: account?.passkey === true, errors: failed });
  };
  const finish = async (ctx: Context, result: ReturnType<typeof passwordResult>): Promise<Answer> => ({
    to: await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false }),
  });
  const refusal = (page: string, outcome: { kind: 'refused' } | { kind: 'wait'; seconds: number }): Answer =>
    outcome.kind === 'wait' ? { page, status: 429, retryAfter: outcome.seconds } : { page, status: 422 };

  const submitPassword = async (ctx: Context, interaction: Interaction, form: URLSearchParams): Promise<Answer> => {
    const { uid } = interaction;
    const email = (form.get('email') ?? '').trim();
    const outcome = await checkPassword(options, {
      email,
      password: form.get('password') ?? '',
      ip: ctx.ip,
      device: await devices.numberFor(ctx, email),
    });
    if (outcome.kind !== 'accepted') {
      log.info(
        { outcome: outcome.kind, account: pseudonym(normaliseEmail(email)), network: pseudonym(networkOf(ctx.ip)) },
        'login refused',
      );
      return refusal(login(uid, email, { failed: outcome.errors }), outcome);
    }
    const { account } = outcome;
    const { sub, secondFactor } = account;
    devices.remember(ctx, sub);
    log.info({ sub }, secondFactor ? 'password accepted' : 'logged in');
    if (!secondFactor) {
      await recordLogin(db, { sub, ip: ctx.ip, secondFactor });
      return finish(ctx, passwordResult(account));
    }
    await awaitCode(interaction, account);
    return { to: loginPath(uid) };
  };

  const submitCode = async (
    ctx: Context,
    interaction: Interaction,
    sub: string,
    form: URLSearchParams,
  ): Promise<Answer> => {
    const proven = await provenBefore(options, interaction, sub);
    const outcome = await checkCode(options, sub, form.get('code') ?? '', ctx.ip);
    if (outcome.kind !== 'accepted') {
      log.info({ sub, outcome: outcome.kind, network: pseudonym(networkOf(ctx.ip)) }, 'second step refused');
      return refusal(await step(ctx, interaction.uid, sub, { code: outcome.error }), outcome);
    }
    log.info({ sub }, 'logged in with the second factor');
    await recordLogin(db, { sub, ip: ctx.ip, secondFactor: true });
    return finish(ctx, secondFactorResult(proven, await passwordTime(provider, interaction, sub)));
  };

  const submitPasskey = async (
    ctx: Context,
    { uid }: Interaction,
    only: string | null,
    form: URLSearchParams,
  ): Promise<Answer> => {
    const outcome = await checkPasskey(options, { uid, assertion: form.get('assertion') ?? '', only, ip: ctx.ip });
    if (outcome.kind !== 'accepted') {
      log.info({ outcome: outcome.kind, network: pseudonym(networkOf(ctx.ip)) }, 'passkey refused');
      const page =
        only === null
          ? login(uid, '', { failed: { passkey: outcome.error } })
          : await step(ctx, uid, only, { form: outcome.error });
      return refusal(page, outcome);
    }
    const { sub } = outcome.account;
    devices.remember(ctx, sub);
    log.info({ sub }, 'logged in with a passkey');
    await recordLogin(db, { sub, ip: ctx.ip, secondFactor: true, passkey: true });
    return finish(ctx, passkeyResult(outcome.account));
  };

  const submit = async (ctx: Context, interaction: Interaction): Promise<Answer> => {
    const form = await readForm(ctx.req);
    if (!form || isForeign(ctx, publicUrl))
      return { page: login(interaction.uid, '', { failed: { form: identityText.login.unreadable } }), status: 400 };
    const sub = pendingSub(interaction);
    if (form.has('assertion')) return submitPasskey(ctx, interaction, sub, form);
    return sub !== null && form.has('code')
      ? submitCode(ctx, interaction, sub, form)
      : submitPassword(ctx, interaction, form);
  };

  const show = async (ctx: Context, interaction: Interaction): Promise<string> => {
    const { uid, params } = interaction;
    const sub = pendingSub(interaction);
    return sub === null
      ? login(uid, hintOf(params.login_hint), { expired: params.why === 'expired' })
      : step(ctx, uid, sub);
  };

  return async (ctx, next) => {
    const uid = interactionOf(ctx.path);
    if (uid === undefined || !['GET', 'HEAD', 'POST'].includes(ctx.method)) {
      await next();
      return;
    }
    const interaction = await openInteraction(provider, ctx, uid);
    if (!interaction) send(ctx, { page: messagePage(pages, identityText.expired), status: 400 });
    else if (ctx.method === 'POST') send(ctx, await submit(ctx, interaction));
    else send(ctx, { page: await show(ctx, interaction) });
  };
}

/**
 * When the password was given, where that was in a session before this interaction; the second step does not make it
 * younger.
 */
async function passwordTime(provider: Provider, interaction: Interaction, sub: string): Promise<number | undefined> {
  if (interaction.result !== undefined || interaction.session?.uid === undefined) return undefined;
  const session = await provider.Session.findByUid(interaction.session.uid);
  return session?.accountId === sub ? session.loginTs : undefined;
}

const hintOf = (hint: unknown) => (typeof hint === 'string' ? hint.slice(0, 254) : '');
