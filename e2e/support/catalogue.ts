import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** The heading of the catalogue, which is in none of the product's files. */
export const CATALOGUE_TITLE = 'Catalogus van onderdelen';

/** Where the page thinks it comes from: of a secure context, as it has the clipboard. Nothing listens there. */
export const ORIGIN = 'http://localhost';

const BUILD = ['node_modules/webpack/bin/webpack.js', '--mode', 'development', '--env', 'catalogue'];

/** Builds the catalogue of components alone into a folder. Rejects with what webpack said when that fails. */
export function buildCatalogue(folder: string): Promise<void> {
  const child = spawn(process.execPath, [...BUILD, '--output-path', folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const keep = (chunk: Buffer) => (said += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(said))));
  });
}

/** Hands the page the files of a build. Returns the addresses that were asked for beside them, as they come. */
export async function serveCatalogue(page: Page, folder: string): Promise<readonly string[]> {
  const strange: string[] = [];
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    const file = path.join(folder, url.pathname === '/catalogue' ? 'catalogue.html' : url.pathname);
    if (url.origin === ORIGIN && existsSync(file)) return route.fulfill({ path: file });
    strange.push(url.href);
    return route.abort();
  });
  return strange;
}
