import assert from 'node:assert/strict';
import { test } from 'node:test';
import { password as rule } from '../../domain/rules/password.ts';
import { COMMON_PASSWORD_MESSAGE, commonPassword } from './common.ts';
import { hashPassword, passwordMatches } from './hash.ts';

test('R-3.17 passwords on the lists of leaked ones are refused, decorated or not', () => {
  for (const password of [
    'password',
    'P@ssw0rd1',
    'Password123!',
    'Welkom2026!',
    'W3lkom01!',
    'Wachtwoord1!',
    'Zomer2026!',
    'Qwerty123!',
    '!Feyenoord10',
    'Iloveyou1!',
    '123456789',
  ]) {
    assert.equal(commonPassword(password), COMMON_PASSWORD_MESSAGE, password);
  }
});

test('a personal password is accepted: several words, or much more around one', () => {
  for (const password of [
    'Keukentafel-2026!',
    'Tuinstoel-2027?',
    'Waterkoker-2028!',
    'Zomer in het bos 12!',
    'Welkom-8841-Rx-5520!',
    'ĳsvogel&Zeepaardje7',
  ]) {
    assert.deepEqual([rule(password), commonPassword(password)], [null, null], password);
  }
});

test('R-3.17 all 80 characters count, and nothing is cut off', async () => {
  const long = `Aa1!${'é'.repeat(75)}x`;
  assert.equal(rule(long), null);
  const hash = await hashPassword(long);
  assert.equal(await passwordMatches(hash, long), true);
  assert.equal(await passwordMatches(hash, `${long.slice(0, -1)}y`), false);
});
