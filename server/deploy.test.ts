import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import packageFile from '../package.json' with { type: 'json' };
import { serverMetrics } from './metrics/serverMetrics.ts';
import { eachEngine } from './test/engines.ts';

const read = (file: string) => readFile(path.join('deploy', file), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
/** Files that a build makes, so that they are not in a checkout. */
const BUILT = ['node_modules', 'dist', 'dist-server'];
const SCRIPTS: Record<string, string> = packageFile.scripts;

/** A script that the build puts in dist-server has its source under server. */
const sourceOf = (built: string) => path.join('server', `${path.basename(built, '.mjs')}.ts`);

test('every step of the image can run: its scripts and files are there, and it does not run as root', async () => {
  const lines = (await read('Dockerfile')).split('\n').filter((line) => !line.startsWith('#'));
  const stages = lines.filter((line) => line.startsWith('FROM '));
  assert.equal(stages.length, 2);
  for (const stage of stages) assert.match(stage, /^FROM node:\d+-[\w-]+( AS build)?$/, 'no registry of ours');
  for (const script of lines.flatMap((line) => all(line, /npm run ([\w:-]+)/g))) assert.ok(SCRIPTS[script], script);
  for (const line of lines.filter((one) => one.startsWith('COPY '))) {
    const words = line.split(' ').slice(1);
    const built = words[0] === '--from=build';
    for (const source of words.slice(built ? 1 : 0, -1)) {
      const name = source.replace(/^\/app\//, '');
      assert.ok(built && BUILT.includes(name) ? true : existsSync(name), line);
    }
  }
  const last = lines.slice(lines.lastIndexOf(stages[1] ?? ''));
  assert.equal(last.filter((line) => line.startsWith('USER ')).join(), 'USER node');
  assert.ok(last.some((line) => line.startsWith('HEALTHCHECK ') && line.includes('/healthz')));
  const [command = ''] = last.flatMap((line) => all(line, /^CMD \["node", "([^"]+)"\]$/g));
  assert.equal(
    sourceOf(command),
    SCRIPTS.start?.replace(/^node (.*)$/, (_all, script: string) => sourceOf(script)),
  );
});

test('the scripts and files the other files refer to exist, and they set only known settings', async () => {
  const [compose, rounds, unit, settings] = [
    await read('compose.yaml'),
    await read('backup.sh'),
    await read('onderling.service'),
    await read('settings.example'),
  ];
  for (const script of all(rounds + unit, /(dist-server\/\w+\.mjs)/g)) assert.ok(existsSync(sourceOf(script)), script);
  for (const file of all(compose, /'\.\/([\w.]+):/g)) assert.ok(existsSync(path.join('deploy', file)), file);
  const readme = await readFile('README.md', 'utf8');
  const app = /\n {2}app:\n([^]*?)\n\n/.exec(compose)?.[1] ?? '';
  for (const setting of all(app, /^ {6}([A-Z_]+):/gm)) assert.ok(readme.includes(`\`${setting}\``), setting);
  const given = all(settings, /^([A-Z_]+)=/gm);
  for (const asked of all(compose, /\$\{([A-Z_]+)/g)) assert.ok(given.includes(asked), asked);
});

test('a backup elsewhere is kept no longer than the two weeks that erased people are told', async () => {
  const away = await read('away.sh');
  assert.deepEqual(all(away, /away forget ([^;]*) --prune/g), ["--group-by '' --keep-within 13d"]);
  assert.deepEqual(all(away, /find [^;]*( -mtime -\d+)/g), [' -mtime -2'], 'none of the older ones with it');
  assert.match(away, /away backup \$\(newest\)/);
});

test('every image has a version, every service limits its log and its memory', async () => {
  const services = (await read('compose.yaml')).split('\nservices:\n')[1]?.split('\nnetworks:')[0] ?? '';
  const blocks = services.split(/\n(?= {2}\w+:\n)/).filter((block) => /^ {2}\w+:\n/m.test(block));
  assert.equal(blocks.length, 6);
  for (const block of blocks.filter((one) => !one.includes('<<: *app'))) {
    assert.match(block, /image: [\w/]+:[\w.-]*\d/, block);
    assert.match(block, /logging: \*logging\n {4}mem_limit: /, block);
  }
});

test('each alert has its paragraph in docs/operating.md, and each paragraph its alert', async () => {
  const alerts = all(await read('alerts.yaml'), /- alert: (\w+)/g);
  const guide = await readFile('docs/operating.md', 'utf8');
  assert.deepEqual(all(guide.slice(guide.indexOf('## At each alert')), /^### (\w+)\n\S/gm), alerts);
});

eachEngine((engine) => {
  test('alerts and dashboard use existing metrics', async () => {
    const told = await serverMetrics(await engine.services(), { documents: () => ({ busy: 0, waiting: 0 }) })();
    const names = new Set(all(told, /^# TYPE (\w+) /gm));
    const dashboard = JSON.parse(await read('dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
    const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
    const asked = all((await read('alerts.yaml')) + shown, /\b((?:onderling|nodejs|process)_\w+)/g);
    assert.ok(asked.length > 10);
    for (const name of asked) assert.ok(names.has(name.replace(/_(bucket|count|sum)$/, '')), name);
  });
});

test('deploy names no hosts but examples, this machine and the services themselves', async () => {
  for (const name of await readdir('deploy'))
    for (const host of all(await read(name), /\w+:\/\/(?:[^@\s'"]*@)?([\w.${}-]+)/g))
      assert.match(host, /^(127\.0\.0\.1|\$\{DOMAIN\}|database|mail\.example|.*\.example)$/, name);
});
