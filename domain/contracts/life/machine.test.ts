import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Lifecycle,
  LIFECYCLE_ACTS,
  type LifecycleAct,
  matterOf,
  type Matter,
  refusalOf,
  stateOf,
  stepOf,
} from './machine.ts';

const CONCEPT: Lifecycle = {
  signed: false,
  amended: false,
  ended: false,
  archived: false,
  open: null,
  contested: false,
};
const STARTS: readonly Lifecycle[] = [CONCEPT, { ...CONCEPT, signed: true }, { ...CONCEPT, signed: true, ended: true }];

/** Every reachable life, each by its shortest path. */
function reachable(): Lifecycle[] {
  const seen = new Map<string, Lifecycle>();
  const queue = [...STARTS];
  for (let lifecycle = queue.shift(); lifecycle !== undefined; lifecycle = queue.shift()) {
    const key = JSON.stringify(lifecycle);
    if (seen.has(key)) continue;
    seen.set(key, lifecycle);
    for (const act of LIFECYCLE_ACTS) {
      const step = stepOf(lifecycle, act);
      if ('to' in step && step.to) queue.push(step.to);
    }
  }
  return [...seen.values()];
}

const lives = reachable();

describe('the life of a contract (docs/contract-life.md)', () => {
  it.each(
    lives.flatMap((lifecycle) => LIFECYCLE_ACTS.map((act) => [JSON.stringify(lifecycle), act, lifecycle] as const)),
  )('%s: %s leads on, or is refused in a Dutch sentence with the alternative', (_key, act, lifecycle) => {
    const step = stepOf(lifecycle, act);
    if ('refused' in step) expect(step.refused).toMatch(/^[A-Z].{15,}\.$/u);
    else if (step.to) expect(lives).toContainEqual(step.to);
  });

  it('R-5.2 R-5.3 only an unsigned contract that does not await the other can be edited or removed', () => {
    for (const lifecycle of lives)
      for (const act of ['edit', 'remove'] as const)
        expect(refusalOf(lifecycle, act) === null).toBe(
          !lifecycle.signed && !lifecycle.archived && lifecycle.open === null,
        );
  });

  it('a signed contract never becomes unsigned, whatever happens in whatever order', () => {
    for (const lifecycle of lives.filter(({ signed }) => signed))
      for (const act of LIFECYCLE_ACTS) {
        const step = stepOf(lifecycle, act);
        if ('to' in step) expect(step.to?.signed).toBe(true);
      }
  });

  it('there is never more than one open proposal, and nothing of it counts before it is accepted', () => {
    for (const lifecycle of lives)
      for (const matter of ['signing', 'change', 'archive', 'restore'] as const satisfies readonly Matter[]) {
        const step = stepOf(lifecycle, `propose ${matter}`);
        if (lifecycle.open !== null) expect(step).toHaveProperty('refused');
        else if ('to' in step) expect(step.to).toEqual({ ...lifecycle, open: matter });
      }
  });

  it('S-266 a contract in doubt blocks every proposal and every yes, and nothing else', () => {
    for (const lifecycle of lives)
      for (const act of LIFECYCLE_ACTS) {
        const doubted = stepOf({ ...lifecycle, contested: true }, act);
        const builds = act.startsWith('propose ') || (act === 'accept' && lifecycle.open !== null);
        if (builds)
          expect(doubted).toHaveProperty('refused', expect.stringMatching(/^Dit contract staat even stil\./u));
        else expect('refused' in doubted).toBe('refused' in stepOf(lifecycle, act));
      }
  });

  it('a proposal can be answered only once', () => {
    for (const lifecycle of lives)
      for (const act of ['accept', 'refuse', 'withdraw', 'lapse'] as const satisfies readonly LifecycleAct[]) {
        const step = stepOf(lifecycle, act);
        expect('to' in step).toBe(lifecycle.open !== null);
        if ('to' in step && step.to) expect(refusalOf(step.to, act)).not.toBeNull();
      }
  });

  it('every state has a way on, and a way back out of the archive', () => {
    for (const lifecycle of lives) {
      const ways = LIFECYCLE_ACTS.filter((act) => refusalOf(lifecycle, act) === null);
      expect(ways.length).toBeGreaterThan(0);
      if (lifecycle.archived && lifecycle.open === null) expect(ways).toEqual(['propose restore']);
    }
  });

  it('an accepted signing, change, archive and restore each lead to their state', () => {
    const after = (lifecycle: Lifecycle) => {
      const step = stepOf(lifecycle, 'accept');
      return 'to' in step && step.to ? stateOf(step.to) : null;
    };
    const signed = { ...CONCEPT, signed: true };
    expect(stateOf({ ...CONCEPT, open: 'signing' })).toBe('offered');
    expect(after({ ...CONCEPT, open: 'signing' })).toBe('signed');
    expect(after({ ...signed, open: 'change' })).toBe('amended');
    expect(after({ ...signed, ended: true, open: 'archive' })).toBe('archived');
    expect(after({ ...signed, archived: true, amended: true, open: 'restore' })).toBe('amended');
    expect(stateOf({ ...signed, ended: true })).toBe('ended');
  });

  it('every kind of proposal is about one of the four', () => {
    expect(
      ['rate_change', 'pause', 'forgiveness', 'correction', 'terms'].map((kind) => matterOf(kind as 'terms')),
    ).toEqual(Array(5).fill('change'));
    expect(['signing', 'archive', 'restore'].map((kind) => matterOf(kind as 'archive'))).toEqual([
      'signing',
      'archive',
      'restore',
    ]);
  });

  it('docs/contract-life.md has the current table', () => {
    const columns: [string, Lifecycle][] = [
      ['concept', CONCEPT],
      ['offered', { ...CONCEPT, open: 'signing' }],
      ['signed, amended or ended', { ...CONCEPT, signed: true }],
      ['the same, waiting', { ...CONCEPT, signed: true, open: 'change' }],
      ['archived', { ...CONCEPT, signed: true, archived: true }],
      ['archived, waiting', { ...CONCEPT, signed: true, archived: true, open: 'restore' }],
    ];
    const cell = (lifecycle: Lifecycle, act: LifecycleAct) => {
      const step = stepOf(lifecycle, act);
      if ('refused' in step) return '–';
      if (step.to === null) return 'gone';
      return step.to.open !== null && step.to.open !== lifecycle.open ? `${stateOf(step.to)}, waits` : stateOf(step.to);
    };
    const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    const table = [
      row(['act', ...columns.map(([name]) => name)]),
      row(['---', ...columns.map(() => '---')]),
      ...LIFECYCLE_ACTS.map((act) => row([act, ...columns.map(([, lifecycle]) => cell(lifecycle, act))])),
    ].join('\n');
    const page = readFileSync(path.join(__dirname, '../../../docs/contract-life.md'), 'utf8');
    expect(page.match(/\| act [^]*?\n\n/u)?.[0].trim()).toBe(table);
  });
});
