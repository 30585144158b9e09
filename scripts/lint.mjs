/**
 * Lints everything, in parallel programs: ESLint checks the walls (.eslintrc.cjs), oxlint the types, the rules within a
 * file and import cycles (.oxlintrc.json), oxfmt the layout, which `npm run format` writes.
 */
import { spawn } from 'node:child_process';

/**
 * Much of the work is allocation, so Node's young generation is larger, and Go collects its garbage only near this limit.
 * Within ten seconds V8's eager optimizing does not pay off.
 */
const NODE = ['--max-semi-space-size=128', '--interrupt-budget=400000', '--no-warnings'];
const GO = { GOGC: 'off', GOMEMLIMIT: '3GiB' };
const OWN_RULES = ['--rulesdir', 'scripts/lint-rules'];
const ESLINT = [...NODE, 'node_modules/eslint/bin/eslint.js', ...OWN_RULES, '--ext', '.ts,.tsx,.mjs'];

function run(...command) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      stdio: 'inherit',
      env: { ...GO, ...process.env, ESLINT_USE_FLAT_CONFIG: 'false' },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

process.exitCode = Math.max(
  ...(await Promise.all([
    run(...ESLINT, '.'),
    run('node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '--deny-warnings', '--quiet'),
    run('node_modules/oxfmt/bin/oxfmt', '--list-different'),
  ])),
);
