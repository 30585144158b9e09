/**
 * How well the lines of a bank's file are matched: a year of 3,000 lines, of which some sixty belong to five loans and the rest
 * is noise. Every match offered as sure must be right, and at least 0.95 of the right ones must be offered. Also the time that
 * 50,000 lines take. Run: npx tsx bench/bankYear.ts [seed] [years]
 */
import { matchLines } from '../domain/bank/matchLines.ts';
import { bankYear } from '../domain/bank/test/bankYear.ts';
import { scoreOf } from '../domain/bank/test/score.ts';

const LINES = 3_000;
const MANY = 50_000;
const LEAST_RECALL = 0.95;

const seed = Number(process.argv[2] ?? Date.now() % 2 ** 31);
const years = Number(process.argv[3] ?? 50);
const print = (line: string) => void process.stdout.write(`${line}\n`);

const sum = { sure: 0, sureRight: 0, offered: 0, real: 0, perhaps: 0 };
for (let k = 0; k < years; k += 1) {
  const { lines, truth, loans } = bankYear(seed + k, LINES);
  const { wrong, missed, ...score } = scoreOf(matchLines(lines, loans), lines, truth);
  for (const one of wrong) print(`wrong (seed ${seed + k}): ${JSON.stringify(one)}`);
  if (process.env['MISSED'] && k === 0) for (const one of missed) print(JSON.stringify(one));
  for (const key of ['sure', 'sureRight', 'offered', 'real', 'perhaps'] as const) sum[key] += score[key];
}
const precision = sum.sureRight / sum.sure;
const recall = sum.offered / sum.real;
print(`seed ${seed}, ${years} years of ${LINES} lines, ${sum.real} of them of a loan`);
print(`sure: ${sum.sure}, precision ${precision.toFixed(4)}; perhaps: ${sum.perhaps}`);
print(`recall: ${recall.toFixed(4)} offered, ${(sum.sureRight / sum.real).toFixed(4)} as sure`);

const { lines, loans } = bankYear(seed, MANY);
const before = process.cpuUsage();
matchLines(lines, loans);
const { user, system } = process.cpuUsage(before);
print(`${MANY} lines: ${((user + system) / 1e6).toFixed(2)} s of the processor`);
process.exitCode = precision === 1 && recall >= LEAST_RECALL ? 0 : 1;
