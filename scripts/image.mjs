/**
 * Does each step of deploy/Dockerfile without docker, in a folder per stage, and starts the result as an ordinary user: a
 * file or a package missing from the image is missing here too. Two steps are copied from this checkout, which just did
 * them: `npm ci` and `npm run build`. Lets systemd check deploy/onderling.service, if it is installed.
 * Run after the build.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './server-bundle.mjs';

const PATIENCE = 60_000;
const place = mkdtempSync(path.join(tmpdir(), 'onderling-image-'));
chmodSync(place, 0o755);
const run = (command, args, options = {}) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });

/** The ids of a user that is not root, or none if we are not root ourselves. */
function nobody() {
  if (userInfo().uid !== 0) return {};
  const number = (kind) => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

/** A stage: its files, its working directory and its settings. */
const newStage = (name) => ({ folder: path.join(place, name), workdir: '/', env: {}, user: {} });
const inside = (stage, file) => path.join(stage.folder, path.resolve(stage.workdir, file));

/** Copies as hard links on the same disk, which takes a second for all packages. */
function copyTree(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  if (spawnSync('cp', ['-al', from, to], { stdio: 'ignore' }).status !== 0) {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}

const taken = {
  'npm ci'(stage) {
    copyTree(path.join(root, 'node_modules'), inside(stage, 'node_modules'));
    // npm writes this file, so it must not be a link to ours.
    const list = inside(stage, 'node_modules/.package-lock.json');
    rmSync(list, { force: true });
    cpSync(path.join(root, 'node_modules/.package-lock.json'), list);
  },
  'npm run build'(stage) {
    for (const name of ['dist', 'dist-server']) cpSync(path.join(root, name), inside(stage, name), { recursive: true });
  },
};

function copyFromCheckout(stage, sources, target) {
  const files = execFileSync('git', ['ls-files', '-z', '--', ...sources], { cwd: root, encoding: 'utf8' });
  const names = files.split('\0').filter(Boolean);
  if (names.length === 0) throw new Error(`there is no ${sources.join()}`);
  for (const name of names) cpSync(path.join(root, name), path.join(inside(stage, target), name));
}

const steps = {
  ENV(stage, text) {
    for (const setting of text.split(' '))
      stage.env[setting.slice(0, setting.indexOf('='))] = setting.replace(/^\w+=/, '');
  },
  WORKDIR(stage, text) {
    stage.workdir = text;
    mkdirSync(inside(stage, '.'), { recursive: true });
  },
  COPY(stage, text, stages) {
    const words = text.split(' ');
    const from = words[0].startsWith('--from=') ? stages.get(words.shift().slice(7)) : null;
    const target = words.pop();
    if (!from) copyFromCheckout(stage, words, target);
    else
      for (const source of words)
        copyTree(path.join(from.folder, source), inside(stage, target === './' ? path.basename(source) : target));
  },
  RUN(stage, text) {
    if (taken[text]) taken[text](stage);
    else if (text.startsWith('npm '))
      run('npm', [...text.split(' ').slice(1), '--offline'], { cwd: inside(stage, '.') });
    else {
      const { uid = userInfo().uid, gid = userInfo().gid } = nobody();
      const here = text
        .replace(/ (\/[\w/]+)/g, (_all, file) => ` ${inside(stage, file)}`)
        .replace('node:node', `${uid}:${gid}`);
      run('sh', ['-euc', here], { cwd: inside(stage, '.') });
    }
  },
  USER(stage, text) {
    if (text === 'node') stage.user = nobody();
  },
  CMD(stage, text) {
    stage.command = JSON.parse(text);
  },
  HEALTHCHECK(stage, text) {
    stage.check = JSON.parse(text.replace(/^.*? CMD /, ''));
  },
  VOLUME() {},
  EXPOSE() {},
};

/** Does the steps and returns the last stage. */
function build() {
  const stages = new Map();
  let stage;
  for (const line of readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8').split('\n')) {
    const [, word = '', text = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (word === 'FROM') {
      const name = / AS (\w+)$/.exec(text)?.[1] ?? 'last';
      stages.set(name, (stage = newStage(name)));
    } else if (word) {
      if (!steps[word]) throw new Error(`${word} is not supported here`);
      steps[word](stage, text, stages);
    }
  }
  return stage;
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}

/** Starts the image's command, waits until its own health check passes, fetches the app, and ends it. */
async function start(stage) {
  const port = String(await freePort());
  const data = inside(stage, stage.env.DATA_DIR);
  const env = {
    PATH: process.env.PATH,
    ...stage.env,
    PORT: port,
    DATA_DIR: data,
    DATABASE: 'embedded',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    CONTACT_EMAIL: 'hulp@onderling.example',
    CONTACT_PHONE: '+31 20 000 00 00',
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
  if ((statSync(data).mode & 0o777) !== 0o700) throw new Error('the data is open to others');
  const options = { cwd: inside(stage, '.'), env, ...stage.user };
  const server = spawn(process.execPath, stage.command.slice(1), { ...options, stdio: ['ignore', 'inherit', 'pipe'] });
  let said = '';
  server.stderr.on('data', (chunk) => (said += chunk));
  const ended = once(server, 'exit');
  try {
    const end = Date.now() + PATIENCE;
    while (spawnSync(process.execPath, stage.check.slice(1), { ...options, stdio: 'ignore' }).status !== 0) {
      if (server.exitCode !== null || Date.now() > end) throw new Error(`it does not become healthy: ${said}`);
      await wait(200);
    }
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    if (!page.includes('<div id="app"')) throw new Error('it does not serve the app');
  } finally {
    server.kill('SIGTERM');
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`told to stop it ended with ${code}: ${said}`);
}

/** Checks the unit with systemd, with the local node. */
function verifyUnit() {
  const unit = readFileSync(path.join(root, 'deploy/onderling.service'), 'utf8');
  const file = path.join(place, 'onderling.service');
  writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
  const { error, stdout, stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
    encoding: 'utf8',
  });
  if (error) return console.log('the unit is not checked: there is no systemd here');
  const remarks = (stdout + stderr).split('\n').filter((line) => line.includes('onderling.service'));
  if (status !== 0 || remarks.length > 0) throw new Error(`systemd about the unit: ${stdout}${stderr}`);
}

try {
  verifyUnit();
  await start(build());
  console.log('each step of the image was done, and the result serves as an ordinary user and stops when told');
} catch (error) {
  console.error(`deploy: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(place, { recursive: true, force: true });
}
