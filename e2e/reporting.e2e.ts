import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as plain } from '@playwright/test';
import { answer } from './support/failures.ts';
import { newPerson, register } from './support/person.ts';
import { startProduct } from './support/product.ts';
import { ConsoleErrors, test } from './support/test.ts';

/** Receives reports, as Sentry would. */
async function startCapture() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString('utf8'));
      response.setHeader('access-control-allow-origin', '*').setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { bodies, dsn: `http://abcdef@127.0.0.1:${port}/1`, stop: () => server.close() };
}

plain(
  'R-7.2 errors and traces are reported where a DSN is configured, and hold no personal data',
  async ({ browser }) => {
    const capture = await startCapture();
    const product = await startProduct({ SENTRY_DSN: capture.dsn });
    const consoleErrors = new ConsoleErrors();
    consoleErrors.expectLogged(/Niet nu|geen antwoord/);
    const jan = newPerson({ firstname: 'Kanarie', lastname: 'Vogelaar', birthdate: '17-11-1961' });
    try {
      const page = await browser.newPage({ baseURL: product.url });
      consoleErrors.watch(page);
      await register(page, jan);
      await page.goto('/lening/k3J9pQzR4tYwV2?bedrag=98765');
      await expect(page.getByText('Familie Vogelaar').or(page.getByText('Familie De Vogelaar')).first()).toBeVisible();
      await page.evaluate((email) => {
        setTimeout(() => {
          throw new Error(
            `De kanarie zingt: Kanarie Vogelaar ${email} € 98.765,43 op 17-11-1961 Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.x`,
          );
        });
      }, jan.email);
      await expect.poll(() => capture.bodies.join('\n'), { timeout: 30_000 }).toContain('zingt');
      // A call that is only logged is reported, by its code and status.
      await answer(page, '**/api/v1/contracts', { status: 500, json: { error: 'Niet nu.' } });
      await page.goto('/overzicht');
      await expect.poll(() => capture.bodies.join('\n'), { timeout: 30_000 }).toContain('A call failed: refused 500');
      // Every trace: each loaded page leaves one.
      await page.getByRole('link', { name: 'Profiel' }).first().click();
      await expect.poll(() => capture.bodies.join('\n'), { timeout: 60_000 }).toContain('pageload');
      const everything = capture.bodies.join('\n');
      for (const canary of [
        'Kanarie',
        'Vogelaar',
        jan.email,
        '98.765',
        '98765',
        '17-11-1961',
        'eyJ',
        'k3J9pQzR4tYwV2',
        jan.password,
      ]) {
        const at = everything.indexOf(canary);
        expect(
          at === -1 ? null : everything.slice(Math.max(0, at - 200), at + 60),
          `${canary} was reported`,
        ).toBeNull();
      }
      // The error that was thrown on purpose, and no violation of the security policy.
      expect(consoleErrors.all.filter((line) => !line.includes('De kanarie zingt'))).toEqual([]);
      // The rate itself: a single sampled trace could also occur at one in ten.
      const rates = [...everything.matchAll(/"sample_rate":\s*"?([\d.]+)"?/g)].map(([, rate]) => Number(rate));
      expect(rates.length).toBeGreaterThan(0);
      expect(new Set(rates)).toEqual(new Set([1]));
    } finally {
      await product.dispose();
      capture.stop();
    }
  },
);

test('R-7.2 without a DSN nothing is reported, and the reporting code is not fetched', async ({
  page,
  product,
  consoleErrors,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await register(page, newPerson());
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('De kanarie zingt.');
      }),
  );
  await thrown;
  await page.waitForLoadState('networkidle');
  expect(
    asked.filter(
      (url) => /\/reporting\.|^http(?!:\/\/localhost)/u.test(url) || new URL(url, product.url).origin !== product.url,
    ),
  ).toEqual([]);
  consoleErrors.all.splice(0);
});
