/**
 * Breaks the built product in the ways of docs/reliability.md, and reports the outcome. Run: npm run faults -- F1 F9
 * (without names: all), with --long for the full number of tries, --list for the names, and --table=<file> for a table.
 */
import { writeFileSync } from 'node:fs';
import { type Fault, type Given, Skipped } from './fault.ts';
import { table } from './table.ts';

interface Outcome {
  fault: Fault;
  verdict: 'pass' | 'fail' | 'skipped';
  figure: string;
  seconds: number;
}

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function outcomeOf(fault: Fault, long: boolean): Promise<Outcome> {
  const from = performance.now();
  const ends: (() => unknown)[] = [];
  const given: Given = { long, after: (work) => void ends.unshift(work), say: (text) => print(`  ${text}`) };
  const ended = (verdict: Outcome['verdict'], figure: string) => ({
    fault,
    verdict,
    figure: figure.trim().replaceAll(/\s+/gu, ' '),
    seconds: Math.round((performance.now() - from) / 1000),
  });
  try {
    return ended('pass', await fault.run(given));
  } catch (error) {
    if (error instanceof Skipped) return ended('skipped', error.message);
    return ended('fail', error instanceof Error ? error.message : String(error));
  } finally {
    for (const end of ends) await end();
  }
}

const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => !table.some((fault) => fault.name === name));
if (unknown.length > 0 || options.includes('--list')) {
  if (unknown.length > 0) process.stderr.write(`There is no line ${unknown.join(', ')}.\n`);
  for (const { name, what } of table) print(`${name} ${what}`);
  process.exit(unknown.length > 0 ? 1 : 0);
}

const outcomes: Outcome[] = [];
for (const fault of table.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const outcome = await outcomeOf(fault, options.includes('--long'));
  outcomes.push(outcome);
  print(`${fault.name} ${outcome.verdict}: ${outcome.figure} (${outcome.seconds} s)`);
}
const count = (verdict: Outcome['verdict']) => outcomes.filter((outcome) => outcome.verdict === verdict).length;
print(`${count('pass')} passed, ${count('fail')} failed, ${count('skipped')} skipped`);

const file = options.find((option) => option.startsWith('--table='))?.slice('--table='.length);
if (file) {
  const rows = outcomes.map(
    ({ fault, verdict, figure }) => `| ${fault.name} | ${fault.what} | ${verdict} | ${figure.replaceAll('|', '/')} |`,
  );
  writeFileSync(file, ['| line | what is done | verdict | figure |', '|---|---|---|---|', ...rows, ''].join('\n'));
}
process.exit(count('fail') > 0 ? 1 : 0);
