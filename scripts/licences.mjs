/**
 * Every package of the product has a licence we allow by name; fails on any other, so that a new one is reviewed before it
 * gets in (docs/decisions/0032-supply-chain-and-licence.md). Read from package-lock.json, so the packages of every
 * platform are checked.
 */
import { readFileSync } from 'node:fs';

/** Licences that only require that the licence is included. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
];

/** Packages that are allowed one by one: their name, the licence they state, and why that is acceptable. */
const EXCEPTIONS = [
  {
    name: /^@img\/sharp-libvips-[a-z]+-[a-z0-9]+$/,
    licence: 'LGPL-3.0-or-later',
    why: 'libvips inside sharp is a library of its own, loaded when the program runs, unchanged, and anyone can put another in its place: that is what the LGPL asks',
  },
  {
    name: /^@img\/sharp-win32-[a-z0-9]+$/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    why: 'the same libvips, packed with sharp for Windows',
  },
  {
    name: /^@img\/sharp-wasm32$/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    why: 'the same libvips, for machines sharp is not built for',
  },
  { name: /^png-js$/, licence: undefined, why: 'its package.json names no licence, its file LICENSE is that of MIT' },
];

/** Whether an SPDX expression with only 'AND' or only 'OR' leaves us a licence we allow. */
function isAllowed(licence) {
  const expression = (licence ?? '').replace(/^\((.*)\)$/, '$1');
  if (/ or /i.test(expression)) return expression.split(/ or /i).some((choice) => ALLOWED.includes(choice));
  return expression.split(/ and /i).every((part) => ALLOWED.includes(part));
}

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const used = new Set();
const wrong = [];
let judged = 0;
for (const [place, { dev, license, version }] of Object.entries(packages)) {
  if (place === '' || dev) continue;
  judged += 1;
  const name = place.split('node_modules/').at(-1);
  const exception = EXCEPTIONS.find((one) => one.name.test(name) && one.licence === license);
  if (exception) used.add(exception);
  else if (!isAllowed(license)) wrong.push(`${name} ${version}: ${license ?? 'no licence'}`);
}
const idle = EXCEPTIONS.filter((exception) => !used.has(exception)).map(
  ({ name, licence }) => `${name} is allowed ${licence}, but no package has that any more`,
);
if (wrong.length + idle.length > 0) {
  console.error(['A licence that is not allowed by name (scripts/licences.mjs):', ...wrong, ...idle].join('\n'));
  process.exit(1);
}
console.log(`${judged} packages of the product have a licence that is allowed.`);
