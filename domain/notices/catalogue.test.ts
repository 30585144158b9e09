import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NOTICE_KINDS } from '../wire/choices/notice.ts';
import { NOTICES } from './catalogue.ts';

const WAYS = { now: 'at once', weekly: 'on Monday', never: 'not' };
const words = { by: 'Wilhelmina', contract: 'de lening aan jou', person: 'Sanne', date: '2026-03-01', year: 2026 };

test.each(NOTICE_KINDS)('%s: a sentence for the list, and a subject without a name, an amount or a figure', (kind) => {
  const { sentence, subject } = NOTICES[kind];
  expect(sentence(words)).toMatch(/^[A-Z].*\.$/);
  expect(sentence({ ...words, by: null })).not.toMatch(/null|undefined|Wilhelmina/);
  expect(subject).not.toMatch(/€|\d,|\d{3}|Wilhelmina|Sanne/);
});

test('docs/notices.md has the table as it is', () => {
  const page = readFileSync(path.join(__dirname, '../../docs/notices.md'), 'utf8');
  const rows = NOTICE_KINDS.map((kind) => {
    const { label, hears, way } = NOTICES[kind];
    return `| ${kind} | ${label} | ${hears} | ${WAYS[way]} |`;
  });
  expect(page).toContain(rows.join('\n'));
});
