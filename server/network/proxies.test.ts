import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forwardedAddresses, isPrivate, matcher } from './proxies.ts';

test('a list of addresses and networks matches exactly those, also written as IPv6', () => {
  const listed = matcher(['192.0.2.7', '10.1.0.0/16', '2001:db8:5::/48']);
  for (const inside of ['192.0.2.7', '::ffff:192.0.2.7', '10.1.255.255', '2001:db8:5:ffff::1'])
    assert.equal(listed?.(inside), true, inside);
  for (const outside of ['192.0.2.8', '10.2.0.1', '2001:db8:6::1', 'unknown', '', undefined])
    assert.equal(listed?.(outside), false, outside);
});

test('a list with an invalid address, or a network of everybody, is refused', () => {
  for (const wrong of [
    'proxy.example',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/x',
    '10.0.0.0/8/8',
    '::/129',
    '0.0.0.0/0',
    '::/0',
    'fe80::1%eth0',
    '*',
  ]) {
    assert.equal(matcher(['192.0.2.7', wrong]), null, wrong);
  }
});

test('an address of a private network is recognized', () => {
  for (const inside of [
    '127.0.0.1',
    '::1',
    '10.9.9.9',
    '172.17.0.1',
    '192.168.1.1',
    '::ffff:10.0.0.1',
    'fd12::1',
    'fe80::1%eth0',
  ])
    assert.equal(isPrivate(inside), true, inside);
  for (const outside of ['8.8.8.8', '172.32.0.1', '2001:db8::1', undefined])
    assert.equal(isPrivate(outside), false, outside);
});

test('of a forwarded header only the addresses at its right end count', () => {
  const table: [header: string, read: string][] = [
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:4711, [2001:db8::1]:443 , [2001:db8::2]', '192.0.2.7, 2001:db8::1, 2001:db8::2'],
    ['192.0.2.7, <script>, 192.0.2.8', '192.0.2.8'],
    ['192.0.2.7, unknown', ''],
    ['', ''],
  ];
  for (const [header, read] of table) assert.equal(forwardedAddresses(header), read, header);
});
