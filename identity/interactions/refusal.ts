import { and, eq, sql } from 'drizzle-orm';
import { oidcPayloads } from '../../server/db/accountSchema.ts';
import type { Db } from '../../server/db/database.ts';
import { hashSecretToken } from '../../server/secretToken.ts';
import type { Answer } from '../answer.ts';
import type { Context } from '../koa.ts';
import { LONGEST_ADDRESS } from '../longestAddress.ts';
import type { CodeErrors } from '../pages/codePage.ts';
import type { LoginErrors } from '../pages/loginPage.ts';
import { SECOND_FACTOR } from '../policy.ts';
import type { Interaction } from './openInteraction.ts';
import { RECOVERY } from './paths.ts';

/** The page that a try was made on; no other one shows it. */
export type Step = 'password' | 'code' | 'recovery';

/** The page's words about a refused try, whether it answers a form or is loaded again. */
export interface Refusal {
  step: Step;
  /** As typed on the login page. A password is kept nowhere. */
  email: string;
  errors: LoginErrors & CodeErrors;
  /** When the wait ends, in milliseconds; null where there is none. */
  until: number | null;
}

const REFUSED = 'refused';

/** The page of this request; `sub` is the person passing the second step, null on the login page itself. */
export const stepOf = (ctx: Context, sub: string | null): Step => {
  if (sub === null) return 'password';
  return RECOVERY in ctx.query ? 'recovery' : 'code';
};

/** The first half of a character, without its second. */
const CUT_THROUGH = /[\uD800-\uDBFF]$/;

/** The part of a refused try that is kept. A database stores no NUL and no half character. */
export const refusal = (
  step: Step,
  errors: Refusal['errors'],
  { email = '', seconds }: { email?: string; seconds?: number | undefined },
): Refusal => ({
  step,
  email: email.replaceAll('\0', '').slice(0, LONGEST_ADDRESS).replace(CUT_THROUGH, ''),
  errors,
  until: seconds === undefined ? null : Date.now() + seconds * 1000,
});

/**
 * Keeps it in the interaction until the next try: the form then redirects to the page, and going back in the browser
 * does not ask to resend a form. Of the rest of the result only a right password stays, and only while its code is
 * asked for.
 * @returns false when the login was finished meanwhile, by a second press of the same button: then it stays finished
 */
export async function keepRefusal(
  db: Db,
  { uid, result }: Pick<Interaction, 'uid' | 'result'>,
  refused: Refusal,
): Promise<boolean> {
  const pending = refused.step === 'password' ? undefined : result?.[SECOND_FACTOR];
  const kept = { ...(pending !== undefined && { [SECOND_FACTOR]: pending }), [REFUSED]: refused };
  const { model, id, payload } = oidcPayloads;
  const rows = await db
    .update(oidcPayloads)
    .set({ payload: sql`jsonb_set(${payload}, '{result}', ${JSON.stringify(kept)}::jsonb)` })
    .where(and(eq(model, 'Interaction'), eq(id, hashSecretToken(uid)), sql`${payload} #> '{result,login}' is null`))
    .returning({ id });
  return rows.length > 0;
}

/** The last try on this page, if it was refused; of a wait that is over only the address. */
export function refusalOf(interaction: Interaction, step: Step): Refusal | null {
  const kept = interaction.result?.[REFUSED] as Refusal | undefined;
  if (kept?.step !== step) return null;
  return kept.until !== null && kept.until <= Date.now() ? { ...kept, errors: {}, until: null } : kept;
}

/** A page with the status that fits its refusal. */
export const answerWith = (page: string, refused: Refusal | null): Answer => {
  if (refused === null || Object.keys(refused.errors).length === 0) return { page };
  return refused.until === null
    ? { page, status: 422 }
    : { page, status: 429, retryAfter: Math.ceil((refused.until - Date.now()) / 1000) };
};
