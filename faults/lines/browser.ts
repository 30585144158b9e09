import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type CDPSession, chromium } from '@playwright/test';
import { demand, type Fault, Skipped } from '../fault.ts';
import { pace, asTime } from '../support/pace.ts';
import { scratch } from '../support/scene.ts';
import { freePort, startBuilt, untilReady } from '../../server/test/serverProcess.ts';

export const F23: Fault = {
  name: 'F23',
  what: 'the profile fails three times and then comes, in a browser (the test of that name in e2e)',
  run() {
    const args = ['scripts/test-e2e.mjs', 'errors.e2e.ts', '-g', 'F23'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    demand(status === 0, `${stdout}${stderr}`.slice(-400));
    return Promise.resolve('asked four times, nobody logged out');
  },
};

async function browser(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const found = await import('@sparticuz/chromium');
  const file = await found.default.executablePath();
  if (!existsSync(file)) throw new Skipped('no browser here');
  return file;
}

/** Bytes of the scripts as transferred. */
async function countScripts(session: CDPSession): Promise<() => number> {
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}

/** Runs in the page: the moment at which the largest element was painted, in milliseconds from its start. */
const LARGEST_PAINT = `new Promise((resolve) => {
  let last = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) last = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(() => resolve(last), 1500);
})`;

export const L11: Fault = {
  name: 'L11',
  what: 'the overview of the sample family reopened, in a browser with a quarter of the CPU (bar: 2.5 s, 300 kB of scripts)',
  async run(given) {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const demo = startBuilt('demo.mjs', {
      DATA_DIR: path.join(scratch(given), 'data'),
      PORT: String(port),
      PUBLIC_URL: url,
    });
    given.after(async () => {
      demo.kill('SIGTERM');
      await demo.ended;
    });
    await untilReady(demo, port);
    const opened = await chromium.launch({
      executablePath: await browser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    });
    given.after(() => opened.close());
    const page = await opened.newPage();
    await page.goto(`${url}/overzicht`);
    await page.getByLabel('E-mailadres').fill('jan@voorbeeld.example');
    await page.getByLabel('Wachtwoord', { exact: true }).fill('Keukentafel-2026!');
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await page.waitForURL('**/overzicht');
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    const scripts = await countScripts(session);
    await session.send('Network.clearBrowserCache');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.reload({ waitUntil: 'networkidle' });
    const painted = await page.evaluate<number>(LARGEST_PAINT);
    const times = pace();
    const told = `the largest thing painted after ${asTime(painted, times)}, ${Math.round(scripts() / 1024)} kB of scripts`;
    demand(painted / times <= 2_500 && scripts() <= 300 * 1024, told);
    return told;
  },
};
