/**
 * The mutation tester (docs/mutation.md) over `domain` and the store's modules, folder by folder: its findings are saved
 * after each folder, so that hours of work can be interrupted and resumed. The last run of a part adds them up.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const foldersOf = (part) =>
  readdirSync(part, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${part}/${name}`);

const stryker = (mutated) => {
  console.log(`\n# ${mutated}`);
  const { status } = spawnSync('stryker', ['run', 'mutation/stryker.config.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, MUTATED: mutated },
  });
  // 1 is a score under 85 %: no reason to stop before everything is counted. Anything else is a crash of the tester.
  if (status === null || status > 1) process.exit(1);
  return status;
};

const scores = ['domain', 'src/store/modules'].map((part) => {
  for (const folder of foldersOf(part)) stryker(folder);
  return stryker(part);
});
process.exitCode = Math.max(...scores);
