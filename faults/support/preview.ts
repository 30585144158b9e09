import { loanDraft } from '../../server/test/drafts.ts';
import type { Person, Scene } from './scene.ts';

/** A loan with this many terms on paper, before it is saved. */
export async function previewOf(scene: Scene, person: Person, terms = 120) {
  const draft = loanDraft(person.hashid, person.child);
  return {
    method: 'POST',
    path: '/api/v1/contract/preview',
    headers: { ...(await scene.as(person)), 'content-type': 'application/json' },
    body: JSON.stringify({ ...draft, contract: { ...draft.contract, term_months: terms } }),
  };
}
