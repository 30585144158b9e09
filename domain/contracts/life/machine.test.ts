import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Life, LIFE_ACTS, type LifeAct, matterOf, type Matter, refusalOf, stateOf, stepOf } from './machine.ts';

const CONCEPT: Life = { signed: false, amended: false, ended: false, archived: false, open: null, contested: false };
const STARTS: readonly Life[] = [CONCEPT, { ...CONCEPT, signed: true }, { ...CONCEPT, signed: true, ended: true }];

/** Every reachable life, each by its shortest path. */
function reachable(): Life[] {
  const seen = new Map<string, Life>();
  const queue = [...STARTS];
  for (let life = queue.shift(); life !== undefined; life = queue.shift()) {
    const key = JSON.stringify(life);
    if (seen.has(key)) continue;
    seen.set(key, life);
    for (const act of LIFE_ACTS) {
      const step = stepOf(life, act);
      if ('to' in step && step.to) queue.push(step.to);
    }
  }
  return [...seen.values()];
}

const lives = reachable();

describe('the life of a contract (docs/contract-life.md)', () => {
  it.each(lives.flatMap((life) => LIFE_ACTS.map((act) => [JSON.stringify(life), act, life] as const)))(
    '%s: %s leads on, or is refused in a Dutch sentence with the alternative',
    (_key, act, life) => {
      const step = stepOf(life, act);
      if ('refused' in step) expect(step.refused).toMatch(/^[A-Z].{15,}\.$/u);
      else if (step.to) expect(lives).toContainEqual(step.to);
    },
  );

  it('R-5.2 R-5.3 only an unsigned contract that does not await the other can be edited or removed', () => {
    for (const life of lives)
      for (const act of ['edit', 'remove'] as const)
        expect(refusalOf(life, act) === null).toBe(!life.signed && !life.archived && life.open === null);
  });

  it('a signed contract never becomes unsigned, whatever happens in whatever order', () => {
    for (const life of lives.filter(({ signed }) => signed))
      for (const act of LIFE_ACTS) {
        const step = stepOf(life, act);
        if ('to' in step) expect(step.to?.signed).toBe(true);
      }
  });

  it('there is never more than one open proposal, and nothing of it counts before it is accepted', () => {
    for (const life of lives)
      for (const matter of ['signing', 'change', 'archive', 'restore'] as const satisfies readonly Matter[]) {
        const step = stepOf(life, `propose ${matter}`);
        if (life.open !== null) expect(step).toHaveProperty('refused');
        else if ('to' in step) expect(step.to).toEqual({ ...life, open: matter });
      }
  });

  it('S-266 a contract in doubt blocks every proposal and every yes, and nothing else', () => {
    for (const life of lives)
      for (const act of LIFE_ACTS) {
        const doubted = stepOf({ ...life, contested: true }, act);
        const builds = act.startsWith('propose ') || (act === 'accept' && life.open !== null);
        if (builds)
          expect(doubted).toHaveProperty('refused', expect.stringMatching(/^Dit contract staat even stil\./u));
        else expect('refused' in doubted).toBe('refused' in stepOf(life, act));
      }
  });

  it('a proposal can be answered only once', () => {
    for (const life of lives)
      for (const act of ['accept', 'refuse', 'withdraw', 'lapse'] as const satisfies readonly LifeAct[]) {
        const step = stepOf(life, act);
        expect('to' in step).toBe(life.open !== null);
        if ('to' in step && step.to) expect(refusalOf(step.to, act)).not.toBeNull();
      }
  });

  it('every state has a way on, and a way back out of the archive', () => {
    for (const life of lives) {
      const ways = LIFE_ACTS.filter((act) => refusalOf(life, act) === null);
      expect(ways.length).toBeGreaterThan(0);
      if (life.archived && life.open === null) expect(ways).toEqual(['propose restore']);
    }
  });

  it('an accepted signing, change, archive and restore each lead to their state', () => {
    const after = (life: Life) => {
      const step = stepOf(life, 'accept');
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
    const columns: [string, Life][] = [
      ['concept', CONCEPT],
      ['offered', { ...CONCEPT, open: 'signing' }],
      ['signed, amended or ended', { ...CONCEPT, signed: true }],
      ['the same, waiting', { ...CONCEPT, signed: true, open: 'change' }],
      ['archived', { ...CONCEPT, signed: true, archived: true }],
      ['archived, waiting', { ...CONCEPT, signed: true, archived: true, open: 'restore' }],
    ];
    const cell = (life: Life, act: LifeAct) => {
      const step = stepOf(life, act);
      if ('refused' in step) return '–';
      if (step.to === null) return 'gone';
      return step.to.open !== null && step.to.open !== life.open ? `${stateOf(step.to)}, waits` : stateOf(step.to);
    };
    const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    const table = [
      row(['act', ...columns.map(([name]) => name)]),
      row(['---', ...columns.map(() => '---')]),
      ...LIFE_ACTS.map((act) => row([act, ...columns.map(([, life]) => cell(life, act))])),
    ].join('\n');
    const page = readFileSync(path.join(__dirname, '../../../docs/contract-life.md'), 'utf8');
    expect(page.match(/\| act [^]*?\n\n/u)?.[0].trim()).toBe(table);
  });
});
