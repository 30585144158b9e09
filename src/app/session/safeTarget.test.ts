import type { AppRoute } from '../appRoute.ts';
import { safeTarget } from './safeTarget.ts';

const row = (path: string, more?: Partial<AppRoute>): AppRoute => ({
  name: path,
  path,
  layout: 'menu',
  access: 'login',
  title: '',
  load: () => Promise.reject(new Error('unused')),
  ...more,
});
const table = [
  row('/overzicht'),
  row('/lening/:id'),
  row('/register/:invitation?'),
  row('/logout', { noReturn: true }),
];

describe('R-2.8 S-108 the target after login', () => {
  it.each([
    '/overzicht',
    '/overzicht?nieuw=lening&stap=2',
    '/lening/k3J9pQ?jaar=2026#schema',
    '/register/abc',
    // A query is the page's own business; nothing in it is followed as a link.
    '/overzicht?next=//evil.example',
    '/overzicht?zoek=a\\b',
    '/overzicht#a\\b',
  ])('keeps %p', (target) => expect(safeTarget(table, target)).toBe(target));

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example/overzicht',
    'javascript:alert(1)',
    'data:text/html,x',
    '/%09/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/@evil.example',
    '/%2F%2Fevil.example',
    '/.//evil.example',
    '/overzicht/../../evil',
    '/overzicht\\a',
    '/overzicht\\..\\..\\evil?zoek=a',
    '/overzicht?zoek=a\tb',
    ' /overzicht',
    'overzicht',
    '',
    '/onbekend',
    '/OVERZICHT',
    '/logout',
    undefined,
    null,
    {},
    ['/overzicht'],
  ])('refuses %p', (target) => expect(safeTarget(table, target)).toBe('/overzicht'));
});
