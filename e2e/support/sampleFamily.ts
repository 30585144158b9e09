import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startProduct } from './product.ts';

/** The sample family on disk, and the demo's output: links and codes that are known nowhere else. */
export interface SampleFamily {
  folder: string;
  printed: string;
  /** The address in the printed links. */
  url: string;
}

const RETRY_MS = 200;

/**
 * The sample family as of today: filled once a run by the first caller, over the real API, which costs twice what a
 * start does; every product that begins with it gets a copy. @param within a folder of this run alone
 */
export async function sampleFamily(within: string): Promise<SampleFamily> {
  const folder = path.join(within, 'sample-family');
  await mkdir(within, { recursive: true });
  for (;;) {
    const made = await readFile(path.join(folder, 'made.json'), 'utf8').catch(() => null);
    if (made !== null) return JSON.parse(made) as SampleFamily;
    // The process that makes the folder fills it; the others wait.
    const mine = await mkdir(folder).then(
      () => true,
      () => false,
    );
    if (mine) return fill(folder);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

async function fill(folder: string): Promise<SampleFamily> {
  try {
    const product = await startProduct({ NODE_ENV: 'development' }, { script: 'demo' });
    await product.stop();
    const made = { folder: path.join(folder, 'data'), printed: product.log(), url: product.url };
    await cp(product.dataDir, made.folder, { recursive: true });
    await product.dispose();
    await writeFile(path.join(folder, 'making.json'), JSON.stringify(made));
    await rename(path.join(folder, 'making.json'), path.join(folder, 'made.json'));
    return made;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
