/**
 * The byte budgets of the browser's downloads (docs/performance.md), read from the built files: a page's bytes are those
 * of index.html's own scripts plus the chunks of that page. e2e/firstScreen.e2e.ts shows that the overview needs no others.
 * Fails with the figures when one is exceeded.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url).pathname;
const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
const first = [...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map((m) => m[1]);

const kB = (bytes) => Math.round(bytes / 100) / 10;
const gzip = (file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;
const brotli = (file) => statSync(path.join(dist, `${file}.br`)).size;
const sum = (files, measure) => files.reduce((total, file) => total + measure(file), 0);

const fonts = readdirSync(path.join(dist, 'assets')).filter((f) => f.endsWith('.woff2') && !f.includes('-ext'));
// 'signed-in' has the chunks of every page behind the login: the OpenID Connect client and the menu.
const { 'signed-in': signedIn, ...pages } = JSON.parse(readFileSync(path.join(dist, 'pages.json'), 'utf8'));
const overview = [...new Set([...first, ...signedIn, ...pages.overzicht])];

/** docs/decisions/0034-store-and-screens.md says why it is not 150 kB. */
const REGISTER_LIMIT = 230_000;

const rows = [];
const check = (what, bytes, limit) => rows.push({ what, kB: kB(bytes), 'limit kB': limit / 1000, ok: bytes <= limit });
check('overzicht, gzip', sum(overview, gzip), 218_000);
check('overzicht, brotli', sum(overview, brotli), 189_000);
for (const [page, files] of Object.entries(pages)) {
  check(
    `${page}, brotli beyond the overview`,
    sum(
      files.filter((file) => !overview.includes(file)),
      brotli,
    ),
    60_000,
  );
}
check('register, gzip', sum([...new Set([...first, ...pages.register])], gzip), REGISTER_LIMIT);
check(
  'fonts of the first screen',
  sum(fonts, (f) => statSync(path.join(dist, 'assets', f)).size),
  60_000,
);

console.table(rows);
if (rows.some((row) => !row.ok)) {
  console.error('A page is heavier than its budget.');
  process.exit(1);
}
