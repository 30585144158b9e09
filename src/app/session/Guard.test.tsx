import { act, waitFor } from '@testing-library/react';
import { startProvider } from '../../test/provider.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { peekTarget } from './target.ts';

/**
 * The target that waits in the browser for the provider's answer, of a visitor who comes to `path` while the app is
 * running.
 */
async function askedFor(path: string): Promise<unknown> {
  sessionStorage.clear();
  // jsdom cannot leave the page, and says so.
  const unheard = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const provider = await startProvider();
  // The client is fetched while React waits.
  const view = await act(() => Promise.resolve(renderApp(path, provider.issuer)));
  try {
    const state = () => sessionStorage.key(0)?.replace('oidc.', '');
    await waitFor(() => expect(state()).toBeDefined());
    return peekTarget(sessionStorage, `?state=${state() ?? ''}`);
  } finally {
    view.unmount();
    await provider.close();
    unheard.mockRestore();
  }
}

it('R-2.2 the login leads back to exactly the requested path, query and anchor', async () => {
  expect(await askedFor('/lening/abc?jaar=2026&zoek=a\\b#schema')).toBe('/lening/abc?jaar=2026&zoek=a\\b#schema');
});

it('R-2.1 / is the overview', async () => {
  expect(await askedFor('/')).toBe('/overzicht');
});
