import sharp from 'sharp';
import { multipart } from '../../server/test/apiClient.ts';
import { demand, type Fault } from '../fault.ts';
import { type Answer, call } from '../support/call.ts';
import { inWords, load } from '../support/load.ts';
import { pace, asTime } from '../support/pace.ts';
import { previewOf } from '../support/preview.ts';
import { makeScene, type Person } from '../support/scene.ts';

export const isPdf = ({ status, body }: Answer) =>
  status === 200 && body.startsWith('%PDF-') && body.trimEnd().endsWith('%%EOF');

export const L6: Fault = {
  name: 'L6',
  what: 'previews of loans, 8 connections, /healthz beside them (bar: 100 ms of CPU, event loop late p99 50 ms)',
  async run(given) {
    const scene = await makeScene(given, { engine: 'postgres', families: 16 });
    const product = await scene.start();
    const asks = await Promise.all(scene.people.map((person) => previewOf(scene, person)));
    const ask = (k: number) => asks[k % asks.length] ?? { path: '/' };
    await load(product, { connections: 8, seconds: 4, ask });
    const seconds = given.long ? 20 : 10;
    const [figures, beside] = await Promise.all([
      load(product, { connections: 8, seconds, ask, good: isPdf }),
      load(product, { connections: 1, seconds, pause: 50, ask: () => ({ path: '/healthz' }) }),
    ]);
    const [late, times] = [Math.max(figures.late, beside.late), pace()];
    const told = `${inWords(figures)}; /healthz p99 ${Math.round(beside.p99)} ms; event loop late ${asTime(late, times)} (p99)`;
    demand(figures.wrong === '' && figures.cpu <= 100 && late / times <= 50, told);
    return told;
  },
};

export const L7: Fault = {
  name: 'L7',
  what: 'a preview of a loan of 480 terms, alone (bar: 1 s)',
  async run(given) {
    const scene = await makeScene(given, { engine: 'postgres', families: 1 });
    const product = await scene.start();
    const [person] = scene.people;
    if (!person) return '';
    const times: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      const answer = await call(product.port, await previewOf(scene, person, 480));
      demand(isPdf(answer), `no PDF: ${answer.status}`);
      times.push(answer.milliseconds);
    }
    const [first = 0, ...later] = times;
    const told = `the first ${Math.round(first)} ms, then ${Math.round(Math.min(...later))} ms`;
    demand(Math.min(...later) <= 1_000, told);
    return told;
  },
};

/** A picture of nearly 4 MB: noise, which a JPEG can't compress. */
async function largePhoto(): Promise<Buffer> {
  const [width, height] = [2_000, 1_500];
  const noise = {
    create: {
      width,
      height,
      channels: 3 as const,
      background: '#888',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
    },
  };
  return sharp(noise).jpeg({ quality: 92 }).toBuffer();
}

export const L8: Fault = {
  name: 'L8',
  what: 'a photo of some MB from each of 8 people at once, /healthz beside them (bar: each within 2 s, loop late p99 100 ms)',
  async run(given) {
    const scene = await makeScene(given, { engine: 'postgres', families: 9 });
    const product = await scene.start();
    const photo = await largePhoto();
    demand(photo.length < 4 * 1024 * 1024, `the photo is ${photo.length} bytes`);
    const me = { firstname: 'Jan', infix: 'de', lastname: 'Vries', gender: 'man', phone: '', birthdate: '1955-03-14' };
    const { payload, boundary } = multipart(me, { bytes: photo });
    const send = async (person: Person) =>
      call(product.port, {
        method: 'POST',
        path: '/api/v1/profile',
        headers: { ...(await scene.as(person)), 'content-type': `multipart/form-data; boundary=${boundary}` },
        body: payload,
      });
    const [first, ...eight] = scene.people;
    if (first) await send(first);
    const [answers, beside] = await Promise.all([
      Promise.all(eight.map(send)),
      load(product, { connections: 1, seconds: 3, pause: 20, ask: () => ({ path: '/healthz' }) }),
    ]);
    const times = pace();
    const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
    const { late } = beside;
    const statuses = [...new Set(answers.map(({ status }) => status))].join(', ');
    const told = `${(photo.length / 1024 / 1024).toFixed(1)} MB: ${statuses}, slowest ${asTime(slowest, times)}; /healthz p99 ${Math.round(beside.p99)} ms; event loop late ${(late / 1000).toFixed(1)} s`;
    demand(statuses === '200' && slowest / times <= 2_000 && late / times <= 100, told);
    return told;
  },
};
