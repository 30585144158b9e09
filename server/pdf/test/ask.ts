import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';

/** What a program of the machine says about a PDF; skips the test, and says so, where the program is not installed. */
export function ask(t: TestContext, pdf: Buffer, program: string, args: (file: string) => string[]): string | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'onderling-pdf-'));
  const file = path.join(folder, 'paper.pdf');
  writeFileSync(file, pdf);
  try {
    return execFileSync(program, args(file), { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    t.skip(`${program} is not installed: left out`);
    return null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
