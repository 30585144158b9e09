/**
 * Lints everything, in programs side by side: ESLint the walls and the habits (.eslintrc.cjs), oxlint what needs to know
 * types, and circles of imports (.oxlintrc.json), Prettier the layout; `npm run format` writes that.
 */
import { spawn } from 'node:child_process';

/** Much of the work is allocation, so the young generation is larger than Node makes it. */
const NODE = ['--max-semi-space-size=64', '--no-warnings'];
const ESLINT = [...NODE, 'node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '--ext', '.ts,.tsx,.mjs'];

function run(...command) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      stdio: 'inherit',
      env: { ...process.env, ESLINT_USE_FLAT_CONFIG: 'false' },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

process.exitCode = Math.max(
  ...(await Promise.all([
    run(...ESLINT, 'src'),
    run(...ESLINT, '--ignore-pattern', '/src', '.'),
    run('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--quiet'),
    run('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  ])),
);
