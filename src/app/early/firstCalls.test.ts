import { paths } from '../../paths.ts';
import { routes } from '../routes.ts';
import { firstCalls } from './firstCalls.ts';

const callsOf = (pathname: string, search = '') => firstCalls({ pathname, search }, 2026);

test('pages behind the login have first calls, open pages none; a joining person may have no profile yet', () => {
  for (const { path, access } of routes.filter(({ name }) => name !== 'meedoen'))
    expect([path, callsOf(path) !== null]).toEqual([path, access === 'login']);
  expect(callsOf(paths.start)).toEqual(callsOf(paths.overzicht));
  expect(callsOf(paths.meedoen)).toBeNull();
  expect(callsOf('/bestaat-niet')).toBeNull();
});

test('an address that redirects has none', () => {
  expect(callsOf(paths.overzicht, '?error=x')).toBeNull();
  expect(callsOf(paths.profiel, '?terug=/overzicht')).toBeNull();
});
