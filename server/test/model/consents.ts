import type { MandateMatter } from './act.ts';
import type { Call } from './acts.ts';
import type { Facts, Message } from './facts.ts';

/** What one step came to: the calls that were made in it, none when only time passed. */
export interface Step {
  calls: readonly Call[];
  before: Facts;
  after: Facts;
  told: readonly Message[];
  /** Milliseconds since 1970. */
  now: number;
}

/** What a mandate must name, by what is agreed to; signing in the product is in none. */
const MATTER: Readonly<Record<string, MandateMatter>> = {
  rate_change: 'terms',
  pause: 'terms',
  correction: 'terms',
  terms: 'terms',
  signing: 'paper',
  forgiveness: 'forgiveness',
  archive: 'archive',
  restore: 'archive',
  payment: 'payments',
  extra_repayment: 'payments',
  automatic: 'payments',
};

/** Who said yes to what, themselves or by whom they let answer for them, as their own calls tell. */
export class Consents {
  /** By the hashid of a proposal, a request to sign or a record. */
  private readonly yes = new Map<string, Set<number>>();
  /** By who gave it. */
  private readonly mandates = new Map<number, { taker: number; matters: readonly string[] }>();
  private readonly idOf: (hashid: unknown) => number | undefined;
  /** The other of the two whose mandate was ended last. */
  ended: number | undefined;

  constructor(idOf: (hashid: unknown) => number | undefined) {
    this.idOf = idOf;
  }

  of(hashid: string): Set<number> {
    const known = this.yes.get(hashid) ?? new Set();
    this.yes.set(hashid, known);
    return known;
  }

  /** Who signed what a signature made count; otherwise who said yes to the newest proposal of this kind: it counts once. */
  agreed(contract: number, kind: string, step: Step): ReadonlySet<number> {
    const signed = step.calls.find(({ url }) => url === '/signing/sign');
    if (signed) return this.of(String(signed.body.hashid));
    const newest = step.after.proposals.findLast((one) => one.contract === contract && one.content.kind === kind);
    const said = newest && this.yes.get(newest.hashid);
    if (newest) this.yes.delete(newest.hashid);
    return said ?? new Set();
  }

  /** A call that was answered with a yes. */
  hear({ by, url, body }: Call, { before, after }: Step): void {
    this.dropMandates(before);
    const agree = (hashid: string, kind = '', contract: number | null = null) =>
      this.agree(by.id, { hashid, kind, contract }, after);
    const had = new Set([...before.proposals, ...before.events].map(({ hashid }) => hashid));
    const proposals = after.proposals.map(({ hashid, contract, content }) => ({
      hashid,
      contract,
      kind: String(content.kind),
    }));
    const all = [...proposals, ...after.events];
    const sayYes = (hashids: (hashid: string) => boolean) => {
      for (const { hashid, kind, contract } of all) if (hashids(hashid)) agree(hashid, kind, contract);
    };
    sayYes((hashid) => !had.has(hashid));
    if (url === '/contract/proposal/answer') {
      if (body.answer === 'accepted') sayYes((hashid) => hashid === body.hashid);
      else this.of(String(body.hashid)).clear();
    }
    if (url === '/contract/event/confirm' && body.status === 'confirmed') sayYes((hashid) => hashid === body.hashid);
    if (url === '/signing/sign') agree(String(body.hashid));
    if (url === '/contract/automatic') {
      const contract = after.contracts.find(({ hashid }) => hashid === body.contract);
      if (body.stop === true) this.of(`automatic ${String(body.contract)}`).clear();
      else agree(`automatic ${String(body.contract)}`, 'automatic', contract?.id ?? null);
    }
    if (url === '/mandate') this.hearMandate(by.id, body);
  }

  private hearMandate(by: number, body: Call['body']): void {
    if (body.end !== true) {
      this.mandates.set(by, { taker: this.idOf(body.taker) ?? 0, matters: body.matters as string[] });
      return;
    }
    const given = this.mandates.get(by);
    const [giver] = [...this.mandates].find(([, { taker }]) => taker === by) ?? [];
    this.ended = given?.taker ?? giver;
    this.mandates.delete(given ? by : (giver ?? by));
  }

  /** A mandate ends with the couple, and when one of them is out. */
  private dropMandates({ partners, people }: Facts): void {
    for (const [giver, { taker }] of this.mandates) {
      const couple = partners.some((pair) => pair.includes(giver) && pair.includes(taker));
      const out = people.some(({ id, dead, blocked }) => (id === giver || id === taker) && (dead || blocked));
      if (!couple || out) this.mandates.delete(giver);
    }
  }

  /** Who says yes says so for whom they have a mandate of, but never against them. */
  private agree(
    by: number,
    { hashid, kind, contract }: { hashid: string; kind: string; contract: number | null },
    { contracts }: Facts,
  ): void {
    const said = this.of(hashid).add(by);
    const sides = contracts.find(({ id }) => id === contract);
    for (const [giver, { taker, matters }] of this.mandates) {
      const against = (['from', 'to'] as const).some((side) => {
        const other = side === 'from' ? 'to' : 'from';
        return sides?.[side].includes(giver) === true && sides[other].includes(by);
      });
      if (taker === by && !against && matters.includes(MATTER[kind] ?? '')) said.add(giver);
    }
  }
}
