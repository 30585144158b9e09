import type { MandateMatter } from './act.ts';
import type { Call } from './acts.ts';
import type { ContractFacts, EventFacts, Facts, Message } from './facts.ts';

/** The outcome of one step: its calls, none when only time passed. */
export interface Step {
  calls: readonly Call[];
  before: Facts;
  after: Facts;
  told: readonly Message[];
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * The matters a mandate must name, by what is agreed to; signing in the product, and letting terms count automatically,
 * is in none.
 */
const MATTER: Readonly<Record<string, MandateMatter>> = {
  rate_change: 'terms',
  new_terms: 'terms',
  pause: 'terms',
  signing: 'paper',
  forgiveness: 'forgiveness',
  archive: 'archive',
  restore: 'archive',
  payment: 'payments',
  extra_repayment: 'payments',
};

/** The thing somebody says yes to. */
interface Asked {
  kind: string;
  content?: Record<string, unknown>;
}

/** Everything that a mandate must name for it; none is enough where it increases a debt. */
function mattersOf({ kind, content }: Asked, now: ContractFacts | undefined, events: readonly EventFacts[]) {
  if (kind === 'correction') {
    const undone = events.find(({ hashid }) => hashid === content?.event);
    return [undone?.kind === 'forgiveness' ? 'forgiveness' : 'terms'];
  }
  if (kind !== 'terms') return [MATTER[kind] ?? 'nothing'];
  const draft = content?.draft as { total: number; contract: { paid_to_one?: boolean } };
  const total = Number(now?.terms.split(' ')[0]);
  if (draft.total > total) return ['nothing'];
  const toOne = (draft.contract.paid_to_one === true) !== (now?.paidToOne === true);
  return ['terms', ...(draft.total < total ? ['forgiveness'] : []), ...(toOne ? ['payments'] : [])];
}

/** The people who said yes to something, themselves or by mandate, according to their own calls. */
export class Consents {
  /** By the hashid of a proposal, a request to sign or a record. */
  private readonly yes = new Map<string, Set<number>>();
  /** The people spoken for by a mandate, by its giver. */
  private readonly spoken = new Map<number, Set<string>>();
  /** By the giver. */
  private readonly mandates = new Map<number, { taker: number; matters: readonly string[] }>();
  private readonly idOf: (hashid: unknown) => number | undefined;
  /** The other of the two whose mandate was ended last. */
  ended: number | undefined;

  /** The accounts in other hands, and the yeses given with them meanwhile. */
  readonly stolen = new Map<number, Set<string>>();

  constructor(idOf: (hashid: unknown) => number | undefined) {
    this.idOf = idOf;
  }

  of(hashid: string): Set<number> {
    const known = this.yes.get(hashid) ?? new Set();
    this.yes.set(hashid, known);
    return known;
  }

  /**
   * The signers of what a signature made count; otherwise those who said yes to the newest proposal of this kind: it counts once.
   */
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
    if (body.stolen === true) this.stolen.set(by.id, new Set());
    if (url === '/way-back') this.takeBack(by.id);
    const agree = (hashid: string, kind = '', contract: number | null = null, content?: Record<string, unknown>) =>
      this.agree(by.id, { hashid, kind, contract, ...(content && { content }) }, { before, after });
    const had = new Set([...before.proposals, ...before.events].map(({ hashid }) => hashid));
    const proposals = after.proposals.map(({ hashid, contract, content }) => ({
      hashid,
      contract,
      kind: String(content.kind),
      content,
    }));
    const all = [...proposals, ...after.events.map((event) => ({ ...event, content: {} }))];
    const sayYes = (hashids: (hashid: string) => boolean) => {
      for (const { hashid, kind, contract, content } of all)
        if (hashids(hashid)) agree(hashid, kind, contract, content);
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
      this.drop(by);
      this.stolen.get(by)?.add('mandate');
      this.mandates.set(by, { taker: this.idOf(body.taker) ?? 0, matters: body.matters as string[] });
      return;
    }
    const given = this.mandates.get(by);
    const [giver] = [...this.mandates].find(([, { taker }]) => taker === by) ?? [];
    this.ended = given?.taker ?? giver;
    this.drop(given ? by : (giver ?? by));
  }

  /** Words and mandates given with an account in other hands do not count. */
  private takeBack(by: number): void {
    for (const hashid of this.stolen.get(by) ?? []) this.yes.get(hashid)?.delete(by);
    if (this.stolen.get(by)?.has('mandate') === true) this.drop(by);
    this.stolen.delete(by);
  }

  /** An answer by a mandate that ended has to be given again, as far as it waits. */
  private drop(giver: number): void {
    for (const hashid of this.spoken.get(giver) ?? []) this.yes.get(hashid)?.delete(giver);
    this.spoken.delete(giver);
    this.mandates.delete(giver);
  }

  /** A mandate ends with the couple, and when one of them is out. */
  private dropMandates({ partners, people }: Facts): void {
    for (const [giver, { taker }] of this.mandates) {
      const couple = partners.some((pair) => pair.includes(giver) && pair.includes(taker));
      const out = people.some(({ id, dead, blocked }) => (id === giver || id === taker) && (dead || blocked));
      if (!couple || out) this.drop(giver);
    }
  }

  /** A yes also counts for the giver of a mandate, but never against them. */
  private agree(
    by: number,
    { hashid, contract, ...asked }: { hashid: string; contract: number | null } & Asked,
    { before, after }: Pick<Step, 'before' | 'after'>,
  ): void {
    const said = this.of(hashid).add(by);
    this.stolen.get(by)?.add(hashid);
    this.spoken.get(by)?.delete(hashid);
    const sides = after.contracts.find(({ id }) => id === contract);
    const was = before.contracts.find(({ id }) => id === contract);
    const needed = mattersOf(asked, was, after.events);
    for (const [giver, { taker, matters }] of this.mandates) {
      const against = (['from', 'to'] as const).some((side) => {
        const other = side === 'from' ? 'to' : 'from';
        return sides?.[side].includes(giver) === true && sides[other].includes(by);
      });
      if (taker !== by || against || said.has(giver) || !needed.every((one) => matters.includes(one))) continue;
      said.add(giver);
      this.spoken.set(giver, (this.spoken.get(giver) ?? new Set<string>()).add(hashid));
    }
  }
}
