import { randomUUID } from 'node:crypto';
import { giftDraft } from '../../server/test/drafts.ts';
import type { Ask } from './call.ts';
import { previewOf } from './preview.ts';
import type { Scene } from './scene.ts';

/** A day's mix: of a hundred calls ninety reads, eight writes, two papers. */
export async function mixed(scene: Scene): Promise<(k: number) => Promise<Ask>> {
  const headers = await Promise.all(scene.people.map((person) => scene.as(person)));
  const reading = ['/user', '/contracts', '/activity', '/gifts/meter?year=2026'];
  return async (k) => {
    const at = k % scene.people.length;
    const [person, own] = [scene.people[at], headers[at] ?? {}];
    if (!person || k % 100 < 90) return { path: `/api/v1${reading[k % reading.length]}`, headers: own };
    if (k % 100 >= 98) return previewOf(scene, person);
    return {
      method: 'POST',
      path: '/api/v1/contract',
      headers: { ...own, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(giftDraft(person.hashid, person.child)),
    };
  };
}
