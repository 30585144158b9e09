import { email as emailRule } from '../../domain/rules/email.ts';
import { countAttempt } from '../../server/attempts.ts';
import { networkOf } from '../../server/network/networkOf.ts';
import { inSameTime } from '../../server/sameTime.ts';
import { type Answer, send } from '../answer.ts';
import { LONGEST_ADDRESS } from '../longestAddress.ts';
import { readForm } from '../interactions/form.ts';
import type { Context, Middleware } from '../koa.ts';
import { linkOwner } from '../links.ts';
import { holdsNul } from '../nul.ts';
import { OIDC_PATH } from '../oidcPath.ts';
import type { ProviderOptions } from '../options.ts';
import { isForeign } from '../origin.ts';
import { forgottenPage, newPasswordPage } from '../pages/forgottenPages.ts';
import type { PageContext } from '../pages/layout.ts';
import { messagePage } from '../pages/messagePage.ts';
import { identityText } from '../text.ts';
import { chooseNewPassword } from './chooseNew.ts';
import { DONE_PATH, FORGOTTEN_PATH, newPasswordPath, newPasswordToken, SENT_PATH } from './paths.ts';
import { mailReset } from './resetMail.ts';
import { waysInto } from './waysIn.ts';

const text = identityText.forgotten;
/** The most requests that one network may make in an hour. */
const PER_NETWORK = 10;
const HOUR_SECONDS = 3600;

/** A forgotten password: asking for the link, and the pages it leads to. Opening a page changes nothing. */
export function forgottenRoute(options: ProviderOptions, pages: PageContext): Middleware {
  const { db, publicUrl, log } = options;
  const unreadable = identityText.login.unreadable;
  const read = async (ctx: Context) => (isForeign(ctx, publicUrl) ? null : readForm(ctx.req));

  const ask = async (ctx: Context): Promise<Answer> => {
    const form = await read(ctx);
    if (!form) return { page: forgottenPage(pages, { email: '', form: unreadable }), status: 400 };
    const email = (form.get('email') ?? '').trim().slice(0, LONGEST_ADDRESS);
    const wrong = email === '' || holdsNul(email) ? identityText.login.emailMissing : emailRule(email);
    if (wrong !== null) return { page: forgottenPage(pages, { email, error: wrong }), status: 422 };
    const { count, wait } = await countAttempt(db, `forgotten ${networkOf(ctx.ip)}`, HOUR_SECONDS);
    if (count > PER_NETWORK)
      return { page: forgottenPage(pages, { email, form: text.wait }), status: 429, retryAfter: wait };
    await inSameTime(mailReset(options, email, ctx.ip));
    return { to: SENT_PATH };
  };

  const gone = (): Answer => ({ page: messagePage(pages, { title: text.goneTitle, text: text.gone }), status: 404 });
  /** The form behind a working link; undefined for another. `ticked`: as it was sent. */
  const form = async (token: string, error?: string, ticked: readonly string[] = []): Promise<string | undefined> => {
    const now = new Date();
    const sub = await linkOwner(db, token, 'password', now);
    const account = sub === null ? null : await options.accounts.find(sub);
    if (!account) return undefined;
    const none = { ways: [], lock: null };
    // Of an account whose address was never proved nothing stays, so nothing is asked.
    const { ways, lock } = account.emailVerified ? await waysInto(db, options.accounts, account.sub, now) : none;
    const shown = ways.map(({ value, label }) => ({ value, label, ticked: ticked.includes(value) }));
    return newPasswordPage(pages, { action: newPasswordPath(token), ways: shown, lock, error });
  };

  const choose = async (ctx: Context, token: string): Promise<Answer> => {
    const sent = await read(ctx);
    const keep = sent?.getAll('keep') ?? [];
    const wrong = sent
      ? await chooseNewPassword(options, token, { password: sent.get('password') ?? '', keep }, ctx.ip)
      : unreadable;
    if (wrong === undefined) return gone();
    if (wrong !== null) {
      const page = await form(token, wrong, keep);
      return page === undefined ? gone() : { page, status: sent ? 422 : 400 };
    }
    log.info('a password was reset');
    return { to: DONE_PATH };
  };

  const show = async (token: string | undefined): Promise<Answer> => {
    if (token === undefined) return { page: forgottenPage(pages, { email: '' }) };
    const page = await form(token);
    return page === undefined ? gone() : { page };
  };

  const told = new Map([
    [SENT_PATH, messagePage(pages, { title: text.sentTitle, text: text.sent })],
    [DONE_PATH, messagePage(pages, { title: text.doneTitle, text: text.done })],
  ]);

  return async (ctx, next) => {
    const path = OIDC_PATH + ctx.path;
    const token = newPasswordToken(ctx.path);
    const page = told.get(path);
    const looks = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (looks && page !== undefined) send(ctx, { page });
    else if (token === undefined && path !== FORGOTTEN_PATH) await next();
    else if (looks) send(ctx, await show(token));
    else if (ctx.method === 'POST') send(ctx, await (token === undefined ? ask(ctx) : choose(ctx, token)));
    else await next();
  };
}
