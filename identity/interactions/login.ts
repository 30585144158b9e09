import type Provider from 'oidc-provider';
import { type Answer, send } from '../answer.ts';
import { recordLogin } from '../auditEntries.ts';
import { normaliseEmail } from '../../domain/rules/email.ts';
import { deviceName } from '../device.ts';
import { knownDevices } from '../knownDevice.ts';
import type { Context, Middleware } from '../koa.ts';
import { LONGEST_ADDRESS } from '../longestAddress.ts';
import type { ProviderOptions } from '../options.ts';
import { isForeign } from '../origin.ts';
import { codePage } from '../pages/codePage.ts';
import type { PageContext } from '../pages/layout.ts';
import { passkeyPage } from '../pages/passkeyPage.ts';
import { loginPage } from '../pages/loginPage.ts';
import { messagePage } from '../pages/messagePage.ts';
import { networkOf } from '../../server/network/networkOf.ts';
import { pseudonyms } from '../pseudonym.ts';
import { identityText } from '../text.ts';
import { arrivalOf } from './arrival.ts';
import { readForm } from './form.ts';
import { type Interaction, openInteraction } from './openInteraction.ts';
import { checkPasskey } from './passkey.ts';
import { checkPassword } from './password.ts';
import { interactionOf, loginPath, RECOVERY } from './paths.ts';
import { answerWith, keepRefusal, type Refusal, refusal, refusalOf, type Step, stepOf } from './refusal.ts';
import { type Proven, passkeyResult, passwordResult, secondFactorResult } from './result.ts';
import { awaitCode, checkCode, pendingOf, pendingSub, provenBefore } from './secondStep.ts';

/**
 * The login page and the page of the second step, GET and POST of one path; a passkey is taken on either. A POST
 * redirects onward or back to the GET, which says what was refused: no page answers a form, so Back never asks to
 * resend one. Its cookie, which only the login page of this very interaction gets, protects the forms against forgery,
 * and so does the Origin header (S-106).
 */
export function loginRoute(provider: Provider, options: ProviderOptions, pages: PageContext): Middleware {
  const { publicUrl, log, db, accounts } = options;
  const devices = knownDevices(options);
  const pseudonym = pseudonyms(options);

  /** The page of the second step: the code, the passkey, or both, depending on what the account has. */
  const secondPage = async (uid: string, sub: string, step: Step, errors: Refusal['errors']) => {
    const account = await accounts.find(sub);
    return account?.secondFactor === false
      ? passkeyPage(pages, { uid, ...(errors.form !== undefined && { error: errors.form }) })
      : codePage(pages, { uid, recovery: step === 'recovery', passkey: account?.passkey === true, errors });
  };
  const finish = async (ctx: Context, result: ReturnType<typeof passwordResult>): Promise<Answer> => ({
    to: await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false }),
  });
  const refuse = async (interaction: Interaction, refused: Refusal): Promise<Answer> => {
    if (!(await keepRefusal(db, interaction, refused))) return { to: interaction.returnTo };
    return { to: `${loginPath(interaction.uid)}${refused.step === 'recovery' ? `?${RECOVERY}` : ''}` };
  };

  /** Records the login; from now on the browser knows the account. */
  const loggedIn = async (ctx: Context, proven: Proven, how: { secondFactor: boolean; passkey?: true }) => {
    const newDevice = devices.isKnown(ctx, proven)
      ? null
      : identityText.login.device(deviceName(ctx.get('User-Agent')));
    await recordLogin(options, { sub: proven.sub, ip: ctx.ip, ...how, newDevice });
    devices.remember(ctx, proven);
  };

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
      return refuse(interaction, refusal('password', outcome.errors, { email, seconds: secondsOf(outcome) }));
    }
    const { account } = outcome;
    const { sub, secondFactor } = account;
    log.info({ sub }, secondFactor ? 'password accepted' : 'logged in');
    if (!secondFactor) {
      await loggedIn(ctx, account, { secondFactor });
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
      const errors = { code: outcome.error };
      return refuse(interaction, refusal(stepOf(ctx, sub), errors, { seconds: secondsOf(outcome) }));
    }
    log.info({ sub }, 'logged in with the second factor');
    await loggedIn(ctx, proven, { secondFactor: true });
    return finish(ctx, secondFactorResult(proven, await passwordTime(provider, interaction, sub)));
  };

  const submitPasskey = async (
    ctx: Context,
    interaction: Interaction,
    only: string | null,
    form: URLSearchParams,
  ): Promise<Answer> => {
    const { uid } = interaction;
    const outcome = await checkPasskey(options, { uid, assertion: form.get('assertion') ?? '', only, ip: ctx.ip });
    if (outcome.kind !== 'accepted') {
      log.info({ outcome: outcome.kind, network: pseudonym(networkOf(ctx.ip)) }, 'passkey refused');
      const errors = only === null ? { passkey: outcome.error } : { form: outcome.error };
      return refuse(interaction, refusal(stepOf(ctx, only), errors, { seconds: secondsOf(outcome) }));
    }
    const { sub } = outcome.account;
    log.info({ sub }, 'logged in with a passkey');
    await loggedIn(ctx, outcome.account, { secondFactor: true, passkey: true });
    return finish(ctx, passkeyResult(outcome.account));
  };

  const submit = async (ctx: Context, interaction: Interaction): Promise<Answer> => {
    const form = await readForm(ctx.req);
    if (!form || isForeign(ctx, publicUrl)) {
      const errors = { form: identityText.login.unreadable };
      return { page: loginPage(pages, { uid: interaction.uid, email: '', expired: false, errors }), status: 400 };
    }
    const sub = pendingSub(interaction);
    if (form.has('assertion')) return submitPasskey(ctx, interaction, sub, form);
    return sub !== null && form.has('code')
      ? submitCode(ctx, interaction, sub, form)
      : submitPassword(ctx, interaction, form);
  };

  const show = async (ctx: Context, interaction: Interaction): Promise<Answer> => {
    const { uid, params, result, returnTo } = interaction;
    if (result?.login !== undefined) return { to: returnTo };
    const sub = pendingSub(interaction);
    const arrived = sub === null ? await arrivalOf(options, ctx) : null;
    if (arrived) {
      log.info({ sub: arrived.sub }, 'logged in after proving the address');
      await loggedIn(ctx, arrived, { secondFactor: false });
      return finish(ctx, passwordResult(arrived));
    }
    const step = stepOf(ctx, sub);
    const refused = refusalOf(interaction, step);
    const errors = refused?.errors ?? {};
    if (sub !== null) return answerWith(await secondPage(uid, sub, step, errors), refused);
    const email = refused?.email ?? hintOf(params.login_hint);
    const expired = refused === null && params.why === 'expired';
    return answerWith(loginPage(pages, { uid, email, expired, errors }), refused);
  };

  return async (ctx, next) => {
    const uid = interactionOf(ctx.path);
    if (uid === undefined || !['GET', 'HEAD', 'POST'].includes(ctx.method)) {
      await next();
      return;
    }
    const interaction = await openInteraction(provider, ctx, uid);
    if (ctx.method === 'POST') send(ctx, interaction ? await submit(ctx, interaction) : { to: loginPath(uid) });
    else if (interaction) send(ctx, await show(ctx, interaction));
    else send(ctx, { page: messagePage(pages, identityText.expired), status: 400 });
  };
}

/** When the password was given, if that was in a session before this interaction; the second step does not make it younger. */
async function passwordTime(provider: Provider, interaction: Interaction, sub: string): Promise<number | undefined> {
  if (pendingOf(interaction) !== undefined || interaction.session?.uid === undefined) return undefined;
  const session = await provider.Session.findByUid(interaction.session.uid);
  return session?.accountId === sub ? session.loginTs : undefined;
}

const secondsOf = (outcome: { kind: 'refused' } | { kind: 'wait'; seconds: number }): number | undefined =>
  outcome.kind === 'wait' ? outcome.seconds : undefined;

const hintOf = (hint: unknown) => (typeof hint === 'string' ? hint.slice(0, LONGEST_ADDRESS) : '');
