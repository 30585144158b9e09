import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conditionsOf, shapeOf, without } from './split.ts';

const parts = (text: string) => conditionsOf(text).map(({ from, to }) => text.slice(from, to));

test('each part of a condition that must hold can be dropped', () => {
  assert.deepEqual(parts('select "a" from "t" where ("t"."id" = $1 and "t"."family_id" = $2) order by "a" limit 1'), [
    '"t"."id" = $1',
    '"t"."family_id" = $2',
  ]);
  assert.deepEqual(parts('delete from t where a = 1 and (b > 2 and c is null) returning a'), [
    'a = 1',
    'b > 2',
    'c is null',
  ]);
});

test('a single condition stays whole', () => {
  assert.deepEqual(parts('select 1 from t where (a = 1 or b = 2 and c) and d between 1 and 2 and e'), [
    'a = 1 or b = 2 and c',
    'd between 1 and 2',
    'e',
  ]);
  assert.deepEqual(parts("update t set a = 'where x and y' where b = 'c and d'"), ["b = 'c and d'"]);
});

test('a subquery has its own conditions', () => {
  assert.deepEqual(parts('select 1 from t where a = 1 and exists (select 1 from u where u.t = t.id and u.b) and c'), [
    'a = 1',
    'exists (select 1 from u where u.t = t.id and u.b)',
    'c',
    'u.t = t.id',
    'u.b',
  ]);
});

test('a dropped condition always holds, and its values keep their places', () => {
  const text = 'select 1 from t where a = $1 and b = $2';
  assert.equal(without(text, conditionsOf(text)[1]!), 'select 1 from t where a = $1 and (true or b = $2)');
});

test('the same query with more values has one shape', () => {
  assert.equal(
    shapeOf('select 1 where a in ($1, $2,  $3) and b = $4'),
    shapeOf('select 1 where a in ($1, $2) and b = $3'),
  );
});
