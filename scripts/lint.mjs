/**
 * Lints everything in two processes side by side: the app with the domain, and all the rest. Each builds the types of
 * its own half alone. A new folder falls into the first half by itself.
 */
import { spawn } from 'node:child_process';

const second = ['server', 'identity', 'demo', 'bench', 'e2e'];
const halves = [['.', ...second.flatMap((folder) => ['--ignore-pattern', `/${folder}`])], second];

/** Much of the work is allocation, so the young generation is larger than Node makes it. */
const node = ['--max-semi-space-size=64', '--no-warnings'];

function lint(half) {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [...node, 'node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '--ext', '.ts,.tsx,.mjs', ...half],
      {
        stdio: 'inherit',
        env: { ...process.env, ESLINT_USE_FLAT_CONFIG: 'false' },
      },
    );
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Whether every file is as Prettier writes it; `npm run format` makes it so. */
function format() {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
      {
        stdio: 'inherit',
      },
    );
    child.on('close', (code) => resolve(code ?? 1));
  });
}

process.exitCode = Math.max(...(await Promise.all([...halves.map(lint), format()])));
