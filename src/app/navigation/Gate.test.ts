import type { AppRoute } from '../appRoute.ts';
import { insteadOf } from './Gate.tsx';

const table: AppRoute[] = [
  {
    name: 'overzicht',
    path: '/overzicht',
    layout: 'menu',
    access: 'login',
    title: '',
    load: () => Promise.reject(new Error('unused')),
  },
];

describe('R-2.5 an address that carries an error', () => {
  it.each([
    ['/overzicht', '?error=access_denied', '/error?error=access_denied'],
    [
      '/aangemeld',
      '?error=access_denied&error_description=Nee%20%26%20nee&state=x&iss=y',
      '/error?error=access_denied&error_description=Nee%20%26%20nee&state=x&iss=y',
    ],
    ['/onbekend', '?jaar=2026&error', '/error?jaar=2026&error'],
    ['/', '?error=%3Cscript%3E', '/error?error=%3Cscript%3E'],
  ])('%s%s goes to the error screen with its query', (path, query, expected) =>
    expect(insteadOf(table, path, query)).toBe(expected),
  );

  it('does not loop', () => expect(insteadOf(table, '/error', '?error=access_denied')).toBeNull());
  it('leaves other addresses alone', () => expect(insteadOf(table, '/overzicht', '?errors=1')).toBeNull());
});

describe('S-108 an address that carries a return path', () => {
  it('is kept when that is a page of ours', () =>
    expect(insteadOf(table, '/mfa', '?terug=%2Foverzicht%3Fjaar%3D2026')).toBeNull());
  it.each(['https%3A%2F%2Fevil.example', '%2F%2Fevil.example', 'javascript%3Aalert(1)', ''])('loses %s', (target) => {
    expect(insteadOf(table, '/onderhoud', `?terug=${target}`)).toBe('/onderhoud');
    expect(insteadOf(table, '/onderhoud', `?a=1&terug=${target}`)).toBe('/onderhoud?a=1');
  });
});
