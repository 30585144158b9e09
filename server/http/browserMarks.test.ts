import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrivalCookie, begunHere, keepArrival, keepBegun } from './browserMarks.ts';

const MARK = 'x'.repeat(43);
const [secure, plain] = [{ publicUrl: 'https://onderling.example' }, { publicUrl: 'http://localhost:3000' }];

test('S-549 with TLS the marks of a browser are of this host alone, and no other name counts', () => {
  for (const line of [keepBegun(secure, MARK), keepArrival(secure, MARK)])
    assert.match(line, /^__Host-ol_\w+=x+; path=\/; max-age=\d+; samesite=lax; httponly; secure$/u);
  assert.equal(begunHere(secure, `a=1; __Host-ol_begun=${MARK}`), MARK);
  assert.equal(begunHere(secure, `ol_begun=${MARK}`), null);
  assert.deepEqual(arrivalCookie(secure), { name: '__Host-ol_arrival', path: '/' });
});

test('without TLS they go to the calls that read them, and what is no mark is none', () => {
  assert.match(
    keepBegun(plain, MARK),
    /^ol_begun=x+; path=\/api\/v1\/verification; max-age=1200; samesite=lax; httponly$/u,
  );
  assert.deepEqual(arrivalCookie(plain), { name: 'ol_arrival', path: '/oidc' });
  for (const cookies of [undefined, '', 'ol_begun=', 'ol_begun=kort', `ol_begun=${MARK}.${MARK}`])
    assert.equal(begunHere(plain, cookies), null);
});
