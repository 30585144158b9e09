import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { giftDraft } from '../../server/test/drafts.ts';
import { demand, type Fault, Skipped, wait } from '../fault.ts';
import { call } from '../support/call.ts';
import { makeScene, scratch } from '../support/scene.ts';
import { moreWritten, reckon, startWriters } from '../support/writers.ts';

/** The library of the package libfaketime (Debian). */
function findLibrary(): string {
  for (const folder of ['/usr/lib', '/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/local/lib']) {
    const inside = path.join(folder, 'faketime');
    const name = existsSync(inside) && readdirSync(inside).find((one) => one.startsWith('libfaketimeMT'));
    if (name) return path.join(inside, name);
  }
  throw new Skipped('needs libfaketime');
}

/** Moments at which calendars are odd, in Amsterdam: the clock changes, the leap day, the turn of the year. */
const MOMENTS = ['2027-03-28T00:59:50Z', '2027-10-31T00:59:50Z', '2028-02-29T11:00:00Z', '2026-12-31T23:30:00Z'];

const dayIn = (at: number) => new Date(at).toLocaleDateString('sv', { timeZone: 'Europe/Amsterdam' });

export const F13: Fault = {
  name: 'F13',
  what: 'the clock of the server is off, jumps 50 minutes and back under writes, and is set to odd moments',
  async run(given) {
    const library = findLibrary();
    const clock = path.join(scratch(given), 'clock');
    const set = (seconds: number) => writeFileSync(clock, `${seconds >= 0 ? '+' : ''}${seconds}\n`);
    set(0);
    const faked = {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    };
    const scene = await makeScene(given, { families: 12 });
    const product = await scene.start(faked);
    const [person] = scene.people;
    if (!person) return '';
    const told: string[] = [];
    const status = async (shift = 0) => {
      const headers = { authorization: `Bearer ${await scene.provider.token(person.sub, shift)}` };
      return (await call(product.port, { path: '/api/v1/user', headers })).status;
    };
    for (const [ahead, wanted] of [
      [50, 200],
      [-50, 200],
      [-300, 401],
      [2 * 3_600 + 120, 401],
    ] as const) {
      set(ahead);
      const found = await status();
      told.push(`${ahead} s: ${found}`);
      demand(found === wanted, `a token of now, the server's clock ${told.join(', ')}`);
    }
    set(0);
    const writers = startWriters(scene, () => product.port);
    for (const jump of [3_000, 0, -40, 0]) {
      await moreWritten(writers, 15);
      set(jump);
    }
    await moreWritten(writers, 15);
    await writers.stop();
    for (const moment of MOMENTS) {
      const shift = Math.round((Date.parse(moment) - Date.now()) / 1000);
      set(shift);
      const headers = {
        authorization: `Bearer ${await scene.provider.token(person.sub, shift)}`,
        'content-type': 'application/json',
      };
      const draft = giftDraft(person.hashid, person.child);
      const give = (day: string) =>
        call(product.port, {
          method: 'POST',
          path: '/api/v1/contract',
          headers,
          body: JSON.stringify({ ...draft, contract: { ...draft.contract, signed_date: day, gift_date: day } }),
        });
      const at = Date.now() + shift * 1000;
      const [today, tomorrow] = [await give(dayIn(at)), await give(dayIn(at + 24 * 3_600_000))];
      const meter = await call(product.port, { path: `/api/v1/gifts/meter?year=${dayIn(at).slice(0, 4)}`, headers });
      const figure = `${moment}: signed today ${today.status}, tomorrow ${tomorrow.status}, the meter ${meter.status}`;
      demand(
        today.status === 200 && tomorrow.status === 422 && meter.status === 200,
        `${figure} ${today.body.slice(0, 200)}`,
      );
      await wait(12_000 * Number(moment.includes(':59:')));
      demand((await status(Math.round((Date.parse(moment) - Date.now()) / 1000) + 12)) === 200, `${moment}: after it`);
    }
    set(0);
    product.kill('SIGTERM');
    demand((await product.ended) === 0, 'it did not stop');
    return `a token of now, the server's clock ${told.join(', ')}; jumps: ${await reckon(scene, writers)}; ${MOMENTS.length} odd moments: today is the day in Amsterdam`;
  },
};
