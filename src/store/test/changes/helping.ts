import { done } from '../done.ts';
import type { Changes } from '../callTypes.ts';

const reason = 'brief van 3 november';

/** An administrator's actions for somebody who asks for help. */
export const changesOfHelping = {
  findPeople: {
    asked: 'jan@voorbeeld.example',
    sends: 'POST /admin/find',
    body: { q: 'jan@voorbeeld.example' },
    asksAgain: [],
  },
  sendAgain: { asked: { id: 'a/b', done }, sends: 'POST /admin/person/a%2Fb/mail', asksAgain: [] },
  askFactorOff: {
    asked: { id: 'a/b', reason, done },
    sends: 'POST /admin/person/a%2Fb/second-step',
    body: { reason },
    asksAgain: [],
  },
  keepFactorOn: { asked: { id: 'a/b', done }, sends: 'DELETE /admin/person/a%2Fb/second-step', asksAgain: [] },
  askErasureFor: {
    asked: { id: 'a/b', reason, done },
    sends: 'POST /admin/person/a%2Fb/erasure',
    body: { reason },
    asksAgain: [],
  },
  keepPerson: { asked: { id: 'a/b', done }, sends: 'DELETE /admin/person/a%2Fb/erasure', asksAgain: [] },
} satisfies Partial<Changes>;
