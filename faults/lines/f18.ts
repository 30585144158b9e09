import { randomInt } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startBuilt, freePort } from '../../server/test/serverProcess.ts';
import { demand, type Fault, wait } from '../fault.ts';
import { call } from '../support/call.ts';
import { makeScene, runBuilt, type Scene, scratch } from '../support/scene.ts';

/** A file of the engine with its rows or its log, picked by its size. */
function pick(folder: string, under: 'base' | 'pg_wal'): string {
  const files = readdirSync(path.join(folder, 'database', under), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  let at = randomInt(files.reduce((sum, file) => sum + statSync(file).size, 0));
  return files.find((file) => (at -= statSync(file).size) < 0) ?? files[0] ?? '';
}

/** The answer about a family's contracts, or its refusal. */
async function told(scene: Scene, folder: string): Promise<string> {
  const port = await freePort();
  const settings = { ...scene.settings, DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port) };
  const server = startBuilt('main.mjs', settings);
  let started: unknown = false;
  for (let round = 0; round < 100 && started === false; round += 1) {
    const ready = call(port, { path: '/readyz' }).then(({ status }) =>
      status === 200 ? true : wait(200).then(() => false),
    );
    started = await Promise.race([server.ended.then((code) => `ended ${code}`), ready]);
  }
  const answers: string[] = [];
  if (started === true)
    for (const person of scene.people) {
      const { status, body } = await call(port, { path: '/api/v1/contracts', headers: await scene.as(person) });
      answers.push(status === 200 ? body : `refused ${status}`);
    }
  server.kill('SIGKILL');
  await server.ended;
  return started === true ? answers.join('\n') : 'no start';
}

export const F18: Fault = {
  name: 'F18',
  what: 'bytes flipped at random in the files of the rows and of the log of a stopped embedded database',
  async run(given) {
    const scene = await makeScene(given, { families: 3, contracts: 200 });
    const whole = await told(scene, scene.folder);
    const tries = given.long ? 40 : 12;
    const counted = { 'not started': 0, 'refused to answer': 0, 'found by verify': 0, 'not in what is asked': 0 };
    for (let time = 0; time < tries; time += 1) {
      const folder = path.join(scratch(given), 'data');
      cpSync(scene.folder, folder, { recursive: true, filter: (name) => !name.endsWith('.sock') });
      const file = pick(folder, time % 4 === 3 ? 'pg_wal' : 'base');
      const bytes = readFileSync(file);
      for (let flip = 0; flip < 20; flip += 1) {
        const at = randomInt(bytes.length || 1);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << randomInt(8));
      }
      writeFileSync(file, bytes);
      const found = await told(scene, folder);
      if (found === 'no start') counted['not started'] += 1;
      else if (found === whole) {
        const { code } = await runBuilt('verify.mjs', { ...scene.settings, DATA_DIR: folder });
        counted[code === 0 ? 'not in what is asked' : 'found by verify'] += 1;
      } else {
        const wrong = found.split('\n').some((line, i) => !line.startsWith('refused') && line !== whole.split('\n')[i]);
        demand(!wrong, `another answer without a word, after ${path.relative(folder, file)}`);
        counted['refused to answer'] += 1;
      }
    }
    const figures = Object.entries(counted).map(([what, times]) => `${times} ${what}`);
    return `${tries} databases: ${figures.join(', ')}; 0 wrong amounts`;
  },
};
