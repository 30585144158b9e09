import assert from 'node:assert/strict';
import { test } from 'node:test';
import { urlPerHost } from './hosts.ts';

test('one URL with several servers becomes one URL for each, as libpq reads it', () => {
  const one = 'postgres://role:geheim@db.example:5433/onderling?sslmode=require';
  assert.deepEqual(urlPerHost(one), [one]);
  assert.deepEqual(
    urlPerHost('postgres://role:g%2C@a.example:5433,b.example/x?target_session_attrs=primary&sslmode=require'),
    ['postgres://role:g%2C@a.example:5433/x?sslmode=require', 'postgres://role:g%2C@b.example/x?sslmode=require'],
  );
  assert.deepEqual(urlPerHost('postgresql://a,b/x'), ['postgresql://a/x', 'postgresql://b/x']);
  assert.equal(urlPerHost('postgres://a,b/x?target_session_attrs=any'), null);
});
