import { type Act, MANDATE_MATTERS, type Matter } from './act.ts';
import { type Random, randomOf } from './random.ts';
import { setupOf } from './setup.ts';
import type { Person, Setup } from './world.ts';

/** The line of one seed. */
export interface Line {
  setup: Setup;
  acts: Act[];
}

/** More than are archived: something is left to do to the end of a line. */
const LOANS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const MATTERS =
  'rate_change rate_change new_terms forgiveness pause archive restore correction terms paid_to_one'.split(
    ' ',
  ) as Matter[];

/** A loan as it was last made in a line. */
type Made = Extract<Act, { do: 'make' }>;

/** Makes acts that follow one another, as people's do; acts that are nearly always refused would fill a line. */
class Writer {
  private readonly made = new Map<string, Made>();
  private readonly random: Random;
  private readonly setup: Setup;

  constructor(random: Random, setup: Setup) {
    this.random = random;
    this.setup = setup;
  }

  private someone(): Person {
    return this.random.of(this.setup.filter(({ login }) => login === true));
  }

  /** Mostly a person who may: it is about other people, and managers record that. */
  private manager(): Person {
    const managers = this.setup.filter(({ is, manages }) => is === 'founder' || manages === true);
    return this.random.chance(85) ? this.random.of(managers) : this.someone();
  }

  /** Somebody else of their family. */
  private other(person: Person): string {
    return this.random.of(this.setup.filter(({ family, name }) => family === person.family && name !== person.name))
      .name;
  }

  /** The people of a loan, those of one side first, and now and then somebody not involved. */
  private party({ from, to }: Made, first: 'from' | 'to' = this.random.of(['from', 'to'])): string {
    const { chance, of } = this.random;
    if (chance(10)) return this.someone().name;
    return of(chance(80) ? (first === 'from' ? from : to) : [...from, ...to]);
  }

  next(): Act[] {
    const { below, chance, of } = this.random;
    const turn = below(100);
    const loan = this.made.size > 0 ? of([...this.made.values()]) : undefined;
    if (loan === undefined || turn < 12) return this.loan();
    if (turn < 34) return this.change(loan);
    if (turn < 54) return this.money(loan);
    if (turn < 62) return this.signing(loan);
    if (turn < 82) return this.family();
    if (turn < 84) return this.flood(loan);
    if (turn < 90) return [this.mandate()];
    if (turn < 91) return [{ do: 'remove', by: this.party(loan), loan: loan.loan }];
    if (turn < 94) return [{ do: 'answer claim', by: this.someone().name, ...(chance(60) && { no: true }) }];
    if (chance(4)) return [{ do: 'erase', by: this.someone().name }];
    return chance(40) ? [{ do: 'look', by: this.someone().name }] : [{ do: 'wait', days: of([1, 1, 2, 8, 31]) }];
  }

  private mandate(): Act {
    const { chance, of } = this.random;
    const couples = this.setup.filter((one) => one.of !== undefined);
    const couple = of(couples);
    const [by, whom] = chance(50) ? [couple.name, couple.of!] : [couple.of!, couple.name];
    if (chance(30)) return { do: 'end mandate', by };
    return {
      do: 'give mandate',
      by,
      whom: chance(90) ? whom : this.someone().name,
      matters: MANDATE_MATTERS.filter(() => chance(60)),
    };
  }

  private loan(): Act[] {
    const { below, chance, of } = this.random;
    const maker = chance(40) ? this.manager() : this.someone();
    const family = this.setup.filter((one) => one.family === maker.family && one.name !== maker.name);
    const others = family.map(({ name }) => ({ name, at: below(1000) })).sort((a, b) => a.at - b.at);
    const names = others.map(({ name }) => name);
    // Mostly their own contract: one between others is for a manager.
    const own = [...(chance(85) ? [maker.name] : []), ...names];
    // Couples are often on one side.
    const partner = family.find(({ name, of: self }) => self === maker.name || maker.of === name)?.name;
    if (partner !== undefined && chance(50)) {
      own.splice(own.indexOf(partner), 1);
      own.splice(1, 0, partner);
    }
    const half = own.length > 2 && chance(45) ? 2 : 1;
    const sides = [own.slice(0, half), own.slice(half, half + (chance(40) ? 2 : 1))];
    const [from, to] = chance(50) ? [sides[0]!, sides[1]!] : [sides[1]!, sides[0]!];
    const letter = chance(80) ? LOANS[this.made.size % LOANS.length]! : of([...this.made.keys(), 'A']);
    const by = maker.name;
    const made: Made = { do: 'make', by, loan: letter, from, to, ...(chance(35) && { signed: true }) };
    if (!this.made.has(letter)) this.made.set(letter, made);
    return [made, ...this.proposal(made, by, 'signing')];
  }

  /** Somebody proposes, and most of the people of the loan answer. */
  private proposal(loan: Made, by: string, what: Matter): Act[] {
    const { chance, of } = this.random;
    const letter = loan.loan;
    const paper = chance(30) && { paper: true };
    const answers = [...loan.from, ...loan.to].filter((name) => name !== by && chance(80));
    return [
      { do: 'propose', by, loan: letter, what, ...paper },
      ...answers.map((name): Act => ({
        do: 'answer',
        by: name,
        loan: letter,
        answer: chance(88) ? 'accepted' : of(['refused', 'withdrawn']),
      })),
      ...(chance(25)
        ? [{ do: 'answer', by: this.manager().name, loan: letter, answer: 'accepted', paper: true } as const]
        : []),
    ];
  }

  /** Some of the people sign an open paper: the agreement, or a change of a contract signed here. */
  private signatures({ from, to, loan }: Made): Act[] {
    return [...from, ...to].filter(() => this.random.chance(85)).map((by): Act => ({ do: 'sign', by, loan }));
  }

  private change(loan: Made): Act[] {
    const proposed = this.proposal(loan, this.party(loan), this.random.of(MATTERS));
    return this.random.chance(30) ? [...proposed, ...this.signatures(loan)] : proposed;
  }

  private money(made: Made): Act[] {
    const { chance, of, below } = this.random;
    const { loan } = made;
    const turn = below(100);
    if (turn < 15) return [{ do: 'take back', by: this.party(made), loan }];
    if (turn < 25) {
      const stop = chance(30) && { stop: true };
      return made.from.filter(() => chance(85)).map((by): Act => ({ do: 'pay by itself', by, loan, ...stop }));
    }
    if (turn < 30) return [{ do: 'confirm the year', by: this.party(made), loan }];
    const what = of(['payment', 'payment', 'extra_repayment', 'costs'] as const);
    const pays = what === 'costs' ? chance(20) : chance(75);
    const [first, then] = pays ? (['to', 'from'] as const) : (['from', 'to'] as const);
    const others = what === 'costs' || pays ? made[then] : made.from;
    return [
      { do: 'record', by: this.party(made, first), loan, what },
      ...others
        .filter(() => chance(80))
        .map((by): Act => ({ do: 'confirm', by, loan, ...(chance(12) && { no: true }) })),
      ...(chance(15) ? [{ do: 'confirm', by: this.party(made), loan } as const] : []),
    ];
  }

  private signing(made: Made): Act[] {
    const { chance } = this.random;
    const { loan } = made;
    const asks: Act = { do: 'ask to sign', by: this.party(made), loan };
    return [
      ...(chance(60) ? [asks] : []),
      ...this.signatures(made),
      ...(chance(20) ? [{ do: 'stop signing', by: this.party(made), loan } as const] : []),
    ];
  }

  private family(): Act[] {
    const { below, chance, of } = this.random;
    const manager = this.manager();
    const by = manager.name;
    const whom = this.other(manager);
    const turn = below(100);
    const back = (act: Act): Act[] => (chance(80) ? [act] : []);
    const days: Act[] = chance(50) ? [{ do: 'wait', days: of([1, 6, 7, 8]) }] : [];
    const loan = [...this.made.values()].find(({ from, to }) => [...from, ...to].includes(whom));
    const meanwhile = !loan || chance(30) ? [] : chance(50) ? this.change(loan) : this.money(loan);
    if (turn < 30) {
      const paper: Act[] = loan ? [{ do: 'propose', by, loan: loan.loan, what: of(MATTERS), paper: true }] : [];
      return [
        { do: 'record death', by, whom },
        ...days,
        ...(chance(60) ? paper : meanwhile),
        ...back({ do: 'take death back', by, whom }),
      ];
    }
    if (turn < 35) return [{ do: 'take death back', by, whom }];
    if (turn < 60) return [{ do: 'block', by, whom }, ...days, ...meanwhile, ...back({ do: 'unblock', by, whom })];
    if (turn < 68) return [{ do: 'unblock', by, whom }];
    if (turn < 72) {
      const partners = this.setup.filter(
        ({ is, name, family }) => is === 'partner' && name !== by && family === manager.family,
      );
      return partners.length > 0 ? [{ do: 'record divorce', by, whom: of(partners).name }] : [];
    }
    if (turn < 80) return [{ do: of(['give management', 'take management'] as const), by, whom }];
    return [{ do: chance(75) ? 'ask management' : 'end asking', by: this.someone().name }];
  }

  private flood(made: Made): Act[] {
    const { below, chance } = this.random;
    const { loan } = made;
    const times = 12 + below(10);
    const manager = this.manager();
    const whom = this.other(manager);
    const by = this.party(made);
    if (chance(50))
      return [
        {
          do: 'again',
          times,
          acts: [
            { do: 'block', by: manager.name, whom },
            { do: 'unblock', by: manager.name, whom },
          ],
        },
      ];
    return [
      {
        do: 'again',
        times,
        acts: [
          { do: 'propose', by, loan, what: 'archive' },
          { do: 'answer', by, loan, answer: 'withdrawn' },
        ],
      },
    ];
  }
}

/** @param acts about how many */
export function lineOf(seed: number, acts: number): Line {
  const random = randomOf(seed);
  const setup = setupOf(random);
  const writer = new Writer(random, setup);
  const all: Act[] = [];
  while (all.length < acts) all.push(...writer.next());
  return { setup, acts: all };
}
