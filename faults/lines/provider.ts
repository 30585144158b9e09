import { demand, type Fault, until, wait } from '../fault.ts';
import { call } from '../support/call.ts';
import { makeScene, type Person, type Product, type Scene } from '../support/scene.ts';

async function profile({ port }: Product, scene: Scene, person: Person): Promise<{ status: number; ms: number }> {
  const answer = await call(port, { path: '/api/v1/user', headers: await scene.as(person), patience: 20_000 });
  return { status: answer.status, ms: answer.milliseconds };
}

export const F11: Fault = {
  name: 'F11',
  what: 'the provider refuses, hangs, answers 500 or nonsense, or lists no keys: before the first token, and after it',
  async run(given) {
    const scene = await makeScene(given, { families: 6 });
    const [first, ...others] = scene.people;
    if (!first) return '';
    const figures: string[] = [];
    for (const [turn, mode] of (['refuse', 'hang', 'error', 'garbage'] as const).entries()) {
      const product = await scene.start();
      scene.provider.mode = mode;
      const down = await profile(product, scene, first);
      const alive = await call(product.port, { path: '/readyz' });
      figures.push(`${mode}: ${down.status} after ${Math.round(down.ms)} ms`);
      demand(down.status === 503 && down.ms <= 6_000 && alive.status === 200, figures.join(', '));
      scene.provider.mode = 'ok';
      demand((await profile(product, scene, first)).status === 200, `${mode}: not well again`);
      scene.provider.mode = mode;
      // A new token, signed with a known key: the earlier keys still work.
      const known = await profile(product, scene, others[turn] ?? first);
      demand(known.status === 200 && known.ms <= 6_000, `${mode}: who has a key of before got ${known.status}`);
      scene.provider.mode = 'ok';
      product.kill('SIGTERM');
      await product.ended;
    }
    const product = await scene.start();
    scene.provider.mode = 'lie';
    const lied = await profile(product, scene, first);
    demand(lied.status === 401, `no keys listed: ${lied.status}`);
    return `first token: ${figures.join(', ')}; no keys listed: ${lied.status}; with keys of before: 200 each time`;
  },
};

export const F12: Fault = {
  name: 'F12',
  what: 'the provider changes its key, keeps the old one for a while, then withdraws it',
  async run(given) {
    const scene = await makeScene(given, { families: 3 });
    const [one, two] = scene.people;
    if (!one || !two) return '';
    const product = await scene.start();
    demand((await profile(product, scene, one)).status === 200, 'the first token');
    const old = await scene.as(two);
    await scene.provider.rotate(true);
    const asked = scene.provider.asked;
    // Not twice in a minute, whoever asks (F12): the new key is picked up at the next reading.
    const took = await until(async () => (await profile(product, scene, one)).status === 200, 70_000, 'the new key');
    const readings = scene.provider.asked - asked;
    const stillOld = await call(product.port, { path: '/api/v1/user', headers: old });
    demand(stillOld.status === 200, `the old key while it is listed: ${stillOld.status}`);
    await scene.provider.rotate(false);
    await wait(61_000);
    const newest = await profile(product, scene, one);
    demand(newest.status === 200, `the newest key: ${newest.status}`);
    return `a new key was accepted after ${(took / 1000).toFixed(1)} s in ${readings} reading of the keys; the old one as long as it was listed`;
  },
};
