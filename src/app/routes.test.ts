import { paths } from '../paths.ts';
import { accountMenuOf, menuOf } from './layouts/menu.ts';
import { matchRoute } from './matchRoute.ts';
import { routes } from './routes.ts';

describe('the table of routes', () => {
  it('has every name and every path once', () => {
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  it.each(routes.map((route) => [route.name, route] as const))(
    'has a page and a title for %s',
    async (_name, route) => {
      expect(typeof (await route.load())).toBe('function');
      expect(route.title).not.toBe('');
    },
  );

  it.each([
    paths.logout,
    paths.error,
    paths.error404,
    paths.melding,
    paths.controle,
    paths.inzage,
    paths.herroepen,
    paths.mfa,
    paths.onderhoud,
  ])('R-2.3 shows %s alone, without a login', (path) => {
    expect(matchRoute(routes, path)).toMatchObject({ layout: 'full', access: 'open' });
  });

  it.each([
    ['register', paths.register()],
    ['register', paths.register('een-uitnodiging')],
    ['register-final', paths.registerFinal],
  ])('R-2.3 shows %s alone, without a login, at %s', (name, path) => {
    expect(matchRoute(routes, path)).toMatchObject({ name, layout: 'full', access: 'open' });
  });

  it('R-2.6 has the maintenance screen under its name', () => {
    expect(routes.find(({ name }) => name === 'maintenance')?.path).toBe('/onderhoud');
  });

  it('keeps a screen without a menu out of the menu, and the menu behind the login', () => {
    for (const { menu, layout, access } of routes)
      if (menu) expect({ layout, access }).toEqual({ layout: 'menu', access: 'login' });
  });

  it('shows administrator pages only to administrators', () => {
    const page = {
      name: 'x',
      path: '/x',
      layout: 'menu',
      access: 'login',
      title: 'X',
      load: () => Promise.reject(new Error('unused')),
    } as const;
    const table = [
      { ...page, menu: { label: 'Overzicht', icon: 'overview' } },
      { ...page, menu: { label: 'Beheer', icon: 'admin', role: 'superadmin' } },
    ] as const;
    expect(menuOf(table, []).map(({ label }) => label)).toEqual(['Overzicht']);
    expect(menuOf(table, ['superadmin']).map(({ label }) => label)).toEqual(['Overzicht', 'Beheer']);
    expect(accountMenuOf(table, ['superadmin']).map(({ label }) => label)).toEqual(['Beheer']);
  });
});
