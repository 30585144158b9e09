import { StartupError } from './startupError.ts';

/** Runs a command of the command line: its answer is printed; a failure is one sentence and exit code 1. */
export async function runCommand(command: (args: readonly string[]) => Promise<string>): Promise<void> {
  // No other user of this computer may read the files that a command writes (S-143).
  process.umask(0o077);
  try {
    const args = process.argv
      .slice(2)
      .map((arg) => arg.trim())
      .filter(Boolean);
    process.stdout.write(`${await command(args)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof StartupError ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
