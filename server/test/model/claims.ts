import type { Call } from './acts.ts';
import type { Step } from './consents.ts';
import { isMailed, type PersonFacts } from './facts.ts';

/** The claims others can make about somebody. */
export const CLAIMS = ['dead', 'blocked', 'divorced', 'unmanaged'] as const;
export type Claim = (typeof CLAIMS)[number];

/** The product's names for them in its answers. */
const KINDS: Readonly<Record<string, Claim>> = {
  death: 'dead',
  block: 'blocked',
  divorce: 'divorced',
  parted: 'divorced',
  role: 'unmanaged',
};
const WEEK = 7 * 86_400_000;

export const isSo = ({ dead, blocked, divorced, manages }: PersonFacts, claim: Claim): boolean =>
  ({ dead, blocked, divorced, unmanaged: !manages })[claim];

/** The claims others made about people, and the people who could have said no. */
export class Claims {
  /** When they were mailed about it, and whether they called since. */
  private readonly said = new Map<string, { at: number; seen: boolean; by: number }>();
  /** The people with a recorded death that they could deny, or reported themselves. */
  readonly gone = new Set<number>();
  private readonly idOf: (hashid: unknown) => number | undefined;

  constructor(idOf: (hashid: unknown) => number | undefined) {
    this.idOf = idOf;
  }

  /** A caller is there to answer for themselves, in each of their families. */
  see(by: number, { before }: Step): void {
    const { sub } = before.people.find(({ id }) => id === by)!;
    for (const person of before.people)
      for (const claim of person.sub === sub ? CLAIMS : []) {
        const said = this.said.get(`${claim} ${person.id}`);
        if (said) said.seen = true;
      }
  }

  /** @returns the people not notified of what this call says about them. */
  hear({ by, url, body, answer }: Call, { before, told, now }: Step): { claim: Claim; person: number } | null {
    if (url === '/claim/answer') {
      // Answered: the same claim again is news, and has to be notified.
      const waiting = ((answer.body?.claims ?? []) as { kind: string }[]).map(({ kind }) => KINDS[kind]);
      for (const claim of CLAIMS) if (!waiting.includes(claim)) this.said.delete(`${claim} ${by.id}`);
    }
    const claim = claimOf(url, body);
    const named = before.people.find(({ id }) => id === this.idOf(body.hashid ?? body.about));
    // For a person without an account their partner could say no to a divorce.
    const pair =
      claim === 'divorced' && named?.sub === null ? before.partners.find(([, id]) => id === named.id) : undefined;
    const about = (pair && before.people.find(({ id }) => id === pair[0])) ?? named;
    if (!about || about.id === by.id || about.sub === null) return null;
    if (url === '/user/unblock') this.said.delete(`blocked ${about.id}`);
    if (url === '/claim/withdraw') this.said.delete(`${KINDS[String(body.kind)] ?? ''} ${about.id}`);
    if (body.death_date === '' && (about.dead || url === '/user/death')) this.said.delete(`dead ${about.id}`);
    if (claim === null || isSo(about, claim)) return null;
    const key = `${claim} ${about.id}`;
    const mailed = isMailed(told, about.id);
    // Claimed before, and not mailed again: the week did not restart either.
    if (mailed) this.said.set(key, { at: now, seen: false, by: by.id });
    return mailed || this.said.has(key) ? null : { claim, person: about.id };
  }

  /** Words from an account in other hands count for nothing. */
  forget(by: number, since: number): void {
    for (const [key, said] of this.said) if (said.by === by && said.at >= since) this.said.delete(key);
  }

  /** Whether a claim could be answered for a week and was not. */
  stands(claim: Claim, person: number, now: number): boolean {
    const said = this.said.get(`${claim} ${person}`);
    return said !== undefined && !said.seen && now - said.at >= WEEK;
  }

  /** The people whose death is taken back in this step. */
  returning({ after }: Step): number[] {
    return [...this.gone].filter((id) => after.people.some((one) => one.id === id && !one.dead));
  }
}

/** A call's claim about somebody else. */
function claimOf(url: string, body: Record<string, unknown>): Claim | null {
  if (url === '/user/block') return 'blocked';
  if (url === '/user/death') return body.death_date === '' ? null : 'dead';
  if (url === '/user' && body.passed_away === '1') return 'dead';
  if (url === '/user' && body.divorced === '1') return 'divorced';
  return url === '/family/manager' && body.take === true ? 'unmanaged' : null;
}
