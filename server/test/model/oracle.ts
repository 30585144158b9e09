import type { Call } from './acts.ts';
import { Claims, CLAIMS, isSo } from './claims.ts';
import { Consents, type Step } from './consents.ts';
import { Thefts } from './thefts.ts';
import { type ContractFacts, type EventFacts, isMailed, type PersonFacts } from './facts.ts';

/** A broken rule: `rule` names it and its subject, `text` the people and things. */
export interface Violation {
  rule: string;
  text: string;
}

const AGREED = ['rate_change', 'new_terms', 'pause', 'forgiveness'];
const RECEIPTS = ['payment', 'extra_repayment'];

/**
 * Knows the people who agreed to something, from their own calls, and nothing about the rules of the product. It checks
 * the result of each step:
 * 1. no term, debt or receipt of somebody with a login changes without an act of theirs;
 * 2. nobody confirms something they gain by or reported themselves;
 * 3. a person who loses or gives a right was notified, and could have said no.
 */
export class Oracle {
  private readonly consents: Consents;
  private readonly claims: Claims;
  private readonly thefts: Thefts;
  /** Contracts signed here, by row number. */
  private readonly here = new Set<number>();
  /** Records that count without the yes of a person who was gone, by hashid and person. */
  private readonly without = new Map<number, string[]>();
  /** The people who turn out to live in this step. */
  private back: readonly number[] = [];
  private found: Violation[] = [];
  private readonly nameOf: (id: number) => string;
  private readonly idOf: (hashid: unknown) => number | undefined;

  constructor(nameOf: (id: number) => string, idOf: (hashid: unknown) => number | undefined) {
    this.nameOf = nameOf;
    this.idOf = idOf;
    this.consents = new Consents(idOf);
    this.claims = new Claims(idOf);
    this.thefts = new Thefts(idOf);
  }

  /** @returns the violations of the rules in this step. */
  look(step: Step): Violation[] {
    this.found = [];
    this.back = this.claims.returning(step);
    for (const call of step.calls) this.hear(call, step);
    const earlier = new Map(step.before.contracts.map((one) => [one.id, one]));
    for (const contract of step.after.contracts) this.lookAtTerms(earlier.get(contract.id), contract, step);
    const known = new Map(step.before.events.map((one) => [one.hashid, one]));
    for (const event of step.after.events) this.lookAtRecord(known.get(event.hashid), event, step);
    const people = new Map(step.before.people.map((one) => [one.id, one]));
    for (const person of step.after.people) this.lookAtRights(people.get(person.id), person, step);
    for (const pair of step.before.partners) this.lookAtCouple(pair, step);
    const spoken = new Set(step.before.spoken.map(({ key }) => key));
    for (const one of step.after.spoken)
      if (!spoken.has(one.key)) this.needImpartial('on paper', one.by, [one.person], one.contract, step);
    for (const id of this.back) this.lookAtReturn(id, step);
    return this.found;
  }

  private hear(call: Call, step: Step): void {
    const { by, url, answer } = call;
    this.claims.see(by.id, step);
    if (answer.status !== 200) return;
    this.consents.hear(call, step);
    const broken = this.thefts.hear(call, step, this.claims);
    if (broken !== null) this.add(broken, this.nameOf(by.id));
    if (url === '/mandate') this.hearMandate(call, step);
    const untold = this.claims.hear(call, step);
    if (untold) this.add(`I3 ${untold.claim}: not told`, `${this.nameOf(untold.person)} got no mail`);
  }

  /** Both are notified of a mandate that one of them gives or ends. */
  private hearMandate({ by, body }: Call, { told }: Step): void {
    const other = body.end === true ? this.consents.ended : this.idOf(body.taker);
    if (other !== undefined && other !== by.id && !isMailed(told, other))
      this.add(`I3 mandate ${body.end === true ? 'ended' : 'given'}: not told`, `${this.nameOf(other)} got no mail`);
  }

  private add(rule: string, text: string): void {
    this.found.push({ rule, text });
  }

  /** Those of these people who answer for themselves: everybody with a login, until a death that they could deny. */
  private speaking(ids: readonly number[], { before }: Step): number[] {
    return before.people
      .filter(({ id, sub }) => ids.includes(id) && sub !== null && !this.claims.gone.has(id))
      .map(({ id }) => id);
  }

  private need(what: string, ids: readonly number[], said: ReadonlySet<number>, { before }: Step): void {
    for (const id of ids) {
      if (said.has(id)) continue;
      const dead = before.people.some((one) => one.id === id && one.dead) ? ' of somebody recorded dead' : '';
      this.add(`I1 ${what}${dead}`, `${this.nameOf(id)} did not agree to it`);
    }
  }

  /** Whether an agreement for somebody who lives is put back in this step. */
  private reopens({ from, to }: ContractFacts): boolean {
    return this.back.some((id) => from.includes(id) || to.includes(id));
  }

  /** Agreements and receipts in the place of somebody who turns out to live no longer count. */
  private lookAtReturn(id: number, { after: { events } }: Step): void {
    for (const hashid of this.without.get(id) ?? []) {
      const event = events.find((one) => one.hashid === hashid);
      if (event && stillCounts(event, events))
        this.add(`I1 ${event.kind}: not open again`, `${this.nameOf(id)} lives, and never agreed to it`);
    }
    this.without.delete(id);
  }

  /** A contract signed here changes by signatures, as long as all of its people can sign. */
  private needSignatures(what: string, { id, from, to }: ContractFacts, all: readonly number[], step: Step): void {
    const people = step.before.people.filter((one) => from.includes(one.id) || to.includes(one.id));
    const able = people.every(({ id: one, blocked }) => all.includes(one) && !blocked);
    if (this.here.has(id) && able && !signsIn(step))
      this.add(`I1 ${what}: not signed`, 'what was signed here changed by a word');
  }

  private lookAtTerms(was: ContractFacts | undefined, is: ContractFacts, step: Step): void {
    const all = this.speaking([...is.from, ...is.to], step);
    const actors = new Set(step.calls.map(({ by }) => by.id));
    const change = (what: string, said: ReadonlySet<number>) => {
      this.need(what, all, said, step);
      for (const id of all)
        if (!actors.has(id) && !isMailed(step.told, id))
          this.add(`I3 ${what}: not told`, `${this.nameOf(id)} got no mail`);
    };
    const signs = signsIn(step);
    const kindOf = (kind: string) => this.consents.agreed(is.id, kind, step);
    if ((was?.signed ?? null) === null && is.signed !== null) {
      const said = kindOf('signing');
      if (signs) this.here.add(is.id);
      const [made] = step.calls.filter(({ url }) => url === '/contract');
      if (made) this.needImpartial('on paper', made.by.id, [...is.from, ...is.to], is.id, step);
      change('signing', said.size > 0 ? said : actors);
      return;
    }
    if (was === undefined || was.signed === null || this.reopens(is)) return;
    if (is.signed === null) change('taking the signatures back', new Set());
    if (was.terms !== is.terms) {
      change('terms', kindOf('terms'));
      this.needSignatures('terms', is, all, step);
    }
    if (!was.archived && is.archived) change('archive', kindOf('archive'));
    if (was.archived && !is.archived) change('restore', kindOf('restore'));
    if (was.removed !== is.removed) change('removal', new Set());
    if (!was.automatic && is.automatic) {
      const paid = this.speaking(is.from, step);
      if (!is.paidToOne) this.need('automatic', paid, this.consents.of(`automatic ${is.hashid}`), step);
      const pays = [...actors].find((id) => is.to.includes(id));
      if (paid.length > 0 && pays !== undefined)
        this.add('I2 automatic', `${this.nameOf(pays)} has their own payments count by themselves`);
    }
  }

  private lookAtRecord(was: EventFacts | undefined, is: EventFacts, step: Step): void {
    const counted = was?.status === 'confirmed';
    if (counted === (is.status === 'confirmed')) return;
    const contract = step.after.contracts.find(({ id }) => id === is.contract)!;
    if (this.reopens(contract)) return;
    if (counted) {
      this.add(`I1 ${is.kind}: no longer confirmed`, 'what was confirmed waits again');
      return;
    }
    const [receiving, paying] = contract.loan ? [contract.from, contract.to] : [contract.to, contract.from];
    const said = this.consents.of(is.hashid);
    const target = step.after.events.find(({ hashid }) => hashid === is.facts.corrects);
    const kind = target?.kind ?? is.kind;
    const what = target ? `correction of ${kind}` : kind;
    const paid = this.speaking(receiving, step);
    for (const id of burdened(kind, target !== undefined, receiving, paying))
      if (this.claims.gone.has(id) && !is.automatic) this.without.set(id, [...(this.without.get(id) ?? []), is.hashid]);
    if (AGREED.includes(kind)) {
      const agreed = this.consents.agreed(is.contract, target ? 'correction' : kind, step);
      const all = this.speaking([...receiving, ...paying], step);
      this.need(what, all, agreed, step);
      this.needSignatures(what, contract, all, step);
    } else if (kind === 'costs' && !target) {
      this.need(what, this.speaking(paying, step), said, step);
    } else if (RECEIPTS.includes(kind) && target?.status === 'confirmed') {
      // A person who owes more by it says so; the payee is notified.
      this.need(what, this.speaking(paying, step), said, step);
    } else if (RECEIPTS.includes(kind) && !is.automatic && !target) {
      if (!contract.paidToOne || !paid.some((id) => said.has(id))) this.need(what, paid, said, step);
      const [by] = step.calls.map((call) => call.by.id);
      if (by === undefined) return;
      if (paid.length === 0) {
        this.needImpartial(what, by, receiving, is.contract, step);
        const against = receiving.filter((id) => this.gains(by, id, contract, step));
        if (against.length > 0 && (was !== undefined || is.facts.own_word !== true))
          this.add(`I2 ${what}`, `${this.nameOf(by)} confirms what they gain by`);
        return;
      }
      if (paying.includes(by)) this.add(`I2 ${what}`, `${this.nameOf(by)} confirms what they pay themselves`);
      if (was?.recordedBy === by) this.add(`I2 ${what}`, `${this.nameOf(by)} confirms what they reported`);
    }
  }

  /** The people who gain by a word in the place of these people: the other party, and their partner. */
  private gains(who: number, of: number, { from, to }: ContractFacts, { before }: Step): boolean {
    const opposite = from.includes(of) ? to : from;
    const pair = before.partners.find((one) => one.includes(who));
    const lives = pair?.every((id) => before.people.some((one) => one.id === id && !one.dead));
    const partner = lives ? pair?.find((id) => id !== who) : undefined;
    return opposite.includes(who) || (partner !== undefined && opposite.includes(partner));
  }

  /** Nobody speaks against a person without a login, except where nobody else can, and never once they answered here. */
  private needImpartial(what: string, by: number, people: readonly number[], contract: number, step: Step): void {
    const facts = step.after.contracts.find(({ id }) => id === contract)!;
    for (const person of step.before.people) {
      if (!people.includes(person.id) || (person.sub !== null && !person.dead)) continue;
      if (!this.gains(by, person.id, facts, step)) continue;
      const others = step.before.people.filter(
        ({ family, manages, sub, dead, blocked, divorced }) =>
          family === person.family && manages && sub !== null && !dead && !blocked && !divorced,
      );
      const could = others.some(({ id }) => !this.gains(id, person.id, facts, step));
      if (could || ((person.sub !== null || person.joined) && what === 'on paper'))
        this.add(`I2 ${what} against who has no login`, `${this.nameOf(by)} speaks for ${this.nameOf(person.id)}`);
    }
  }

  /** A couple is parted by one of them, or when the one with a login could have said no. */
  private lookAtCouple([self, partner]: [number, number], step: Step): void {
    if (step.after.partners.some(([one, other]) => one === self && other === partner)) return;
    const [asked, gone] = [self, partner].map((id) => step.before.people.find((one) => one.id === id));
    if (!asked || asked.sub === null || gone?.sub !== null || step.calls.some(({ by }) => by.id === self)) return;
    if (!this.claims.stands('divorced', self, step.now))
      this.add('I3 parted: took effect at once', `${this.nameOf(self)} could not say no`);
  }

  private lookAtRights(was: PersonFacts | undefined, is: PersonFacts, step: Step): void {
    if (was === undefined || was.sub === null) return;
    // The people who had themselves erased; with the last manager go those whom nobody could ask any more.
    if (is.sub === null) {
      if (!step.before.people.some(({ id }) => this.thefts.mayBeErased(id, step.now)))
        this.add('I3 erased: not asked, or at once', this.nameOf(is.id));
      return;
    }
    const actors = step.calls.map(({ by }) => by.id);
    const own = actors.includes(is.id);
    const name = this.nameOf(is.id);
    // A person who is closed out loses the management by that.
    const tookBack = step.calls.some(({ url }) => url === '/way-back');
    const became = CLAIMS.filter((claim) => !isSo(was, claim) && isSo(is, claim));
    for (const claim of became.filter((one, _at, all) => one !== 'unmanaged' || (all.length === 1 && !tookBack))) {
      const stands = this.claims.stands(claim, is.id, step.now);
      if (!own && !stands) this.add(`I3 ${claim}: took effect at once`, `${name} could not say no`);
      if (claim === 'dead' && (stands || own)) this.claims.gone.add(is.id);
    }
    if (!is.dead) this.claims.gone.delete(is.id);
    const back = (was.dead && !is.dead) || (was.blocked && !is.blocked);
    if ((back || (!was.manages && is.manages)) && !own && !isMailed(step.told, is.id))
      this.add(`I3 ${back ? 'let in' : 'management given'}: not told`, `${name} got no mail`);
    const managers = step.before.people.filter(({ family, manages }) => manages && family === is.family);
    if (!was.asks && is.asks)
      for (const { id, sub, dead, blocked } of managers)
        if (sub !== null && !dead && !blocked && !isMailed(step.told, id))
          this.add('I3 management asked: not told', `${this.nameOf(id)} got no mail`);
  }
}

/** The words a record needs: for an agreement everybody's, for a debt the payer's, for a receipt the payee's. */
function burdened(kind: string, takesBack: boolean, receiving: readonly number[], paying: readonly number[]) {
  if (AGREED.includes(kind)) return [...receiving, ...paying];
  return (kind === 'costs') === takesBack ? receiving : paying;
}

/** Whether a record counts; for a counter-entry: whether nothing like the undone record counts in its place. */
function stillCounts(event: EventFacts, events: readonly EventFacts[]): boolean {
  const counts = ({ hashid, status }: EventFacts) =>
    status === 'confirmed' && !events.some((one) => one.facts.corrects === hashid && one.status === 'confirmed');
  const target = events.find(({ hashid }) => hashid === event.facts.corrects);
  if (!target) return counts(event);
  const like = (one: EventFacts) =>
    one.kind === target.kind && one.date === target.date && one.facts.amount === target.facts.amount;
  return event.status === 'confirmed' && !events.some((one) => like(one) && counts(one));
}

const signsIn = ({ calls }: Step): boolean => calls.some(({ url }) => url === '/signing/sign');
