/**
 * Loaded before the product (node --require) when SEEN_STATEMENTS names a folder: keeps the text of every statement that
 * the server sends, without its values, as lines of JSON in a file of the process. They are explained afterwards
 * (server/db/everyStatement.plans.test.ts).
 */
const fs = require('node:fs');
const path = require('node:path');
const { isMainThread } = require('node:worker_threads');

// The backup and the check of the day are processes of their own, which read everything on purpose.
const served = ['main.mjs', 'demo.mjs'].includes(path.basename(process.argv[1] ?? ''));
if (isMainThread && served) {
  const { Client } = require('pg');
  const file = path.join(process.env.SEEN_STATEMENTS, `${process.pid}-${Date.now()}.jsonl`);
  const seen = new Set();
  const { query } = Client.prototype;
  Client.prototype.query = function (...given) {
    const text = typeof given[0] === 'string' ? given[0] : given[0]?.text;
    if (typeof text === 'string' && !seen.has(text)) {
      seen.add(text);
      // At once: a test may kill the process at any moment.
      fs.appendFileSync(file, `${JSON.stringify(text)}\n`);
    }
    return query.apply(this, given);
  };
}
