import { firstStep } from './firstStep.ts';
import type { AppRoute } from './appRoute.ts';

const row = (path: string, access: AppRoute['access']): AppRoute => ({
  name: path,
  path,
  layout: 'menu',
  access,
  title: '',
  load: () => Promise.reject(new Error('unused')),
});
const table = [row('/overzicht', 'login'), row('/lening/:id', 'login'), row('/melding', 'open')];
const step = (pathname: string, search = '', hash = '') => firstStep(table, { pathname, search, hash });

describe('the first step of a page', () => {
  it('R-2.2 keeps the requested path and query through the login', () => {
    expect(step('/lening/abc', '?jaar=2026', '#schema')).toMatchObject({
      kind: 'signIn',
      target: '/lening/abc?jaar=2026#schema',
    });
  });
  it('R-2.1 takes / for the overview', () => expect(step('/')).toMatchObject({ kind: 'signIn', target: '/overzicht' }));
  it('reads the answer of the provider', () =>
    expect(step('/aangemeld', '?code=a&state=b')).toEqual({ kind: 'readAnswer' }));
  it('R-2.5 S-110 asks for no login when the provider said no', () =>
    expect(step('/aangemeld', '?error=access_denied&state=b')).toEqual({ kind: 'show', route: null }));
  it('shows an open page, and an unknown page, at once', () => {
    expect(step('/melding')).toMatchObject({ kind: 'show', route: { path: '/melding' } });
    expect(step('/onbekend')).toEqual({ kind: 'show', route: null });
  });
});
